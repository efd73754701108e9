package nocturne.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import nocturne.kernel.FastChance;
import nocturne.kernel.Foresight;
import nocturne.kernel.Seat;
import org.junit.jupiter.api.Test;

class ContestTest {

  private static final int OPTIONS = 8;

  private final Fork decision = new Fork(Signs.Show.class, Seat.of(0), 0, OPTIONS);

  /** Lets options whose true worth is their number compete, after such opinions. */
  private Contest held(double[] opinions, int tries) {
    for (int option = 0; option < OPTIONS; option++) decision.expect(option, opinions[option]);
    var contest = new Contest(decision, OPTIONS, tries);
    for (int i = 0; i < tries; i++) {
      int option = contest.next();
      decision.learn(option, option);
    }
    return contest;
  }

  private static double[] alike() {
    return new double[OPTIONS];
  }

  @Test
  void theBestWins() {
    assertThat(held(alike(), 120).winner()).isEqualTo(7);
  }

  @Test
  void whoMisjudgesMayTakeTheSecondBestAndNothingWorse() {
    var contest = held(alike(), 120);
    var errors = new double[] {0, 0};
    var at = new int[1];
    assertThat(contest.winner(() -> errors[at[0]++])).isEqualTo(7);
    double between = decision.mean(7) - decision.mean(6);
    var taken = new HashSet<Integer>();
    for (int i = 0; i < 20; i++) {
      var chance = new FastChance(i);
      taken.add(contest.winner(() -> 40 * between * (chance.below(100) / 100.0)));
    }
    assertThat(taken).containsExactlyInAnyOrder(6, 7);
  }

  @Test
  void whatIsGoodIsTriedMoreOftenThanWhatIsNot() {
    held(alike(), 120);
    assertThat(decision.tries(7)).isGreaterThan(2 * decision.tries(3));
    assertThat(decision.tries(7)).isEqualTo(decision.tries(6));
    assertThat(decision.tries(0)).isPositive();
  }

  @Test
  void withFewTriesOnlyWhatLooksGoodEnters() {
    held(new double[] {0, 9, 0, 8, 0, 0, 0, 0}, 12);
    assertThat(decision.tries(1)).isEqualTo(6);
    assertThat(decision.tries(3)).isEqualTo(6);
  }

  @Test
  void withoutATryTheOpinionWins() {
    assertThat(held(new double[] {0, 0, 0, 0, 5, 0, 0, 0}, 0).winner()).isEqualTo(4);
  }

  @Test
  void itGoesOnForLongerThanWasSaid() {
    var contest = held(alike(), 120);
    for (int i = 0; i < 50; i++) decision.learn(contest.next(), 0);
    assertThat(decision.tries(7) + decision.tries(6)).isGreaterThan(50);
  }

  @Test
  void whatIsNotWorthAThoughtGetsNoTry() {
    var opinions = alike();
    opinions[7] = Foresight.NEVER;
    assertThat(held(opinions, 120).winner()).isEqualTo(6);
    assertThat(decision.tries(7)).isZero();
  }

  @Test
  void whereNothingIsWorthAThoughtSomethingIsTakenAllTheSame() {
    var opinions = alike();
    Arrays.fill(opinions, Foresight.NEVER);
    assertThat(held(opinions, 12).winner()).isBetween(0, OPTIONS - 1);
  }

  @Test
  void aDecisionWithOneOptionIsNoContest() {
    decision.expect(0, 1);
    var contest = new Contest(decision, 1, 10);
    for (int i = 0; i < 10; i++) assertThat(contest.next()).isZero();
    assertThat(contest.winner()).isZero();
  }
}
