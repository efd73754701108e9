package nocturne.lab.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import nocturne.lab.Progress;
import nocturne.lab.play.Threads;
import org.junit.jupiter.api.Test;

class ArenaTest {

  private static Verdict judged(String one, String other, int pairs) {
    var duel = new Duel("nightshift", Map.of("shift", "shorter"), one, other, pairs, 1, 3);
    return new Arena(new Threads(2)).judge(duel, Progress.SILENT, () -> false);
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
