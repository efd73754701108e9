package nocturne.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import nocturne.kernel.FastChance;
import nocturne.kernel.Foresight;
import nocturne.kernel.Game;
import nocturne.kernel.Option;
import nocturne.kernel.Seat;
import nocturne.kernel.Table;
import org.junit.jupiter.api.Test;

/**
 * The bots that others are measured against choose today as they chose on any day before. Where
 * this fails a reference was changed, and every strength that was measured against it means
 * something else: what is better belongs under a new name.
 */
class ReferencesTest {

  private static final Path GOLDEN = Path.of("src/test/golden/references.txt");

  private final List<String> lines = new ArrayList<>();

  /** Counts hidden goods for half, and foresees what the heap brings. */
  private record Cautious() implements Foresight<Bazaar.Ground> {

    @Override
    public double of(Bazaar.Ground ground, Seat seat) {
      return Bazaar.lead(ground, seat) / 2;
    }

    @Override
    public double atHand(Bazaar.Ground ground, Seat seat) {
      return ground.worth(seat);
    }

    @Override
    public OptionalDouble after(Bazaar.Ground ground, Seat seat, Option option) {
      return option == Bazaar.Unseen.HEAP
          ? OptionalDouble.of(of(ground, seat) + 6)
          : OptionalDouble.empty();
    }
  }

  @Test
  void referencesChooseAsTheyAlwaysDid() throws IOException {
    for (var kind : Bots.references()) {
      for (int seats = 1; seats <= 3; seats++)
        for (long seed = 1; seed <= 6; seed++) {
          play(kind, Bazaars.GAME, Bazaars.open(seats, seed), "bazaar", seed);
          play(kind, new Bazaar(new Cautious()), Bazaars.open(seats, seed), "foreseen", seed);
        }
      play(kind, Signs.GAME, Signs.open(1), "signs", 1);
      var crossroads = new Crossroads((road, seat) -> road.coins());
      for (long seed = 1; seed <= 3; seed++)
        play(kind, crossroads, road(crossroads, seed), "crossroads", seed);
    }
    assertThat(lines).isEqualTo(Files.readAllLines(GOLDEN));
  }

  private static Crossroads.Road road(Crossroads game, long seed) {
    return game.open(Bazaars.setup(1), new FastChance(seed));
  }

  private <T extends Table<T>> void play(
      String kind, Game<T> game, T table, String name, long seed) {
    var chosen = new ArrayList<String>();
    var bot = Bots.named(kind, seed);
    while (!table.isOver()) {
      var seat = table.asked().first();
      var option = bot.choose(Sight.of(game, table, seat), Budget.UNLIMITED);
      chosen.add(option.id());
      table.choose(seat, option);
    }
    lines.add(
        "%s at %s of %d, seed %d: %s"
            .formatted(kind, name, table.seatCount(), seed, String.join(" ", chosen)));
  }
}
