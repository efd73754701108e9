package nocturne.server.guard;

import java.nio.file.Path;
import java.util.List;
import nocturne.kernel.Game;
import nocturne.kernel.Table;

/** Two houses in which twins of one game are played, one pair after the other. */
final class Rehearsal implements AutoCloseable {

  private final String game;
  private final List<Twins> all;
  private final House one;
  private final House other;

  <T extends Table<T>> Rehearsal(Game<T> game, List<Twins> all, Path folder) {
    this.game = game.facts().id();
    this.all = all;
    var clock = new StillClock();
    var deals = all.stream().map(Twins::deal).toList();
    var plain = deals.stream().map(Deal::plain).toList();
    this.one = new House(folder.resolve("one"), new Stage<>(game, plain), clock);
    this.other = new House(folder.resolve("other"), new Stage<>(game, deals), clock);
  }

  void play() {
    for (int scene = 0; scene < all.size(); scene++) play(scene);
  }

  void play(int scene) {
    var twins = all.get(scene);
    try (var comparison =
        new Comparison(
            twins, new Sitting(one, game, twins, scene), new Sitting(other, game, twins, scene))) {
      comparison.play();
    }
  }

  @Override
  public void close() {
    one.close();
    other.close();
  }
}
