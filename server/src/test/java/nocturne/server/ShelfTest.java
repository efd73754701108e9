package nocturne.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import nocturne.kernel.Box;
import nocturne.kernel.Game;
import org.junit.jupiter.api.Test;

class ShelfTest {

  private final List<String> opened = new ArrayList<>();
  private final List<Runnable> work = new ArrayList<>();
  private final List<Game<?>> games =
      Box.shelf().stream().<Game<?>>map(box -> box.open(Optional.empty())).limit(2).toList();
  private final Shelf shelf =
      new Shelf(games.stream().<Box>map(game -> new Watched(game)).toList(), work::add);

  /** A box that tells when it is opened. */
  private final class Watched implements Box {
    private final Game<?> game;

    Watched(Game<?> game) {
      this.game = game;
    }

    @Override
    public String id() {
      return game.facts().id();
    }

    @Override
    public Game<?> open(Optional<Path> ownPacks) {
      opened.add(id());
      return game;
    }
  }

  @Test
  void saysWhatThereIsBeforeAnythingIsUnpacked() {
    assertThat(shelf.keySet()).containsExactly(id(0), id(1));
    assertThat(shelf.containsKey(id(1))).isTrue();
    assertThat(shelf.get("none")).isNull();
    assertThat(opened).isEmpty();
  }

  @Test
  void oneGameIsHadWhileAnotherIsStillInItsBox() {
    work.get(1).run();
    assertThat(shelf.get(id(1))).isSameAs(games.get(1));
    assertThat(opened).containsExactly(id(1));
  }

  @Test
  void everyBoxIsOpenedOnce() {
    work.forEach(Runnable::run);
    assertThat(shelf.values()).containsExactlyInAnyOrderElementsOf(games);
    assertThat(shelf.get(id(0))).isSameAs(games.get(0));
    assertThat(opened).containsExactly(id(0), id(1));
  }

  private String id(int i) {
    return games.get(i).facts().id();
  }
}
