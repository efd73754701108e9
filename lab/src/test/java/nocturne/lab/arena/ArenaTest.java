package nocturne.lab.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.Map;
import nocturne.lab.Progress;
import nocturne.lab.play.Threads;
import nocturne.lab.store.RunFolder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ArenaTest {

  private static Duel duel(String one, String other, int pairs) {
    return new Duel("nightshift", Map.of("shift", "shorter"), one, other, pairs, 1, 3);
  }

  private static Verdict judged(String one, String other, int pairs) {
    return new Arena(new Threads(2)).judge(duel(one, other, pairs), Progress.SILENT, () -> false);
  }

  @Test
  void botIsAsGoodAsItself() {
    var verdict = judged("random", "random", 20);
    assertThat(verdict.games()).isEqualTo(40);
    assertThat(verdict.wins().rate()).as("each takes one of two equal games").isEqualTo(0.5);
  }

  @Test
  void betterBotWinsWhicheverIsNamedFirst() {
    var prudent = judged("prudent", "random", 15);
    var random = judged("random", "prudent", 15);
    assertThat(prudent.wins().low()).isGreaterThan(0.5);
    assertThat(random.wins().high()).isLessThan(0.5);
  }

  @Test
  void arenaThatWasStoppedGoesOnInItsFolder(@TempDir Path place) {
    var few = duel("greedy", "random", 5);
    var all = duel("greedy", "random", 12);
    var arena = new Arena(new Threads(1));
    var folder = new RunFolder(place);
    assertThat(arena.judge(few, folder, Progress.SILENT, () -> false).pairs()).isEqualTo(5);
    assertThat(arena.judge(all, folder, Progress.SILENT, () -> false))
        .isEqualTo(judged("greedy", "random", 12));
    assertThat(arena.judge(few, folder, Progress.SILENT, () -> true).pairs())
        .as("no more than were asked for")
        .isEqualTo(5);
  }

  @Test
  void pairsThatAgreeLeaveLessDoubtThanGamesOfTheirOwn() {
    // Every pair is shared: nothing is left to chance but which pairs were drawn.
    assertThat(Verdict.of(new double[] {0.5, 0.5, 0.5, 0.5}).wins().rate()).isEqualTo(0.5);
    var swept = Verdict.of(new double[] {1, 0, 1, 0, 1, 0, 1, 0, 1, 0});
    var shared = Verdict.of(new double[] {1, 0, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5});
    assertThat(swept.won()).isEqualTo(shared.won()).isEqualTo(10, within(1e-9));
    assertThat(shared.wins().low()).isGreaterThan(swept.wins().low());
  }

  @Test
  void allPairsWonIsStillNotCertain() {
    var verdict = Verdict.of(new double[] {1, 1, 1, 1, 1});
    assertThat(verdict.wins().rate()).isEqualTo(1);
    assertThat(verdict.wins().low()).isBetween(0.4, 0.7);
  }

  @Test
  void nobodyPlayedSaysNothing() {
    assertThat(Verdict.of(new double[0]).wins().high()).isEqualTo(1);
  }
}
