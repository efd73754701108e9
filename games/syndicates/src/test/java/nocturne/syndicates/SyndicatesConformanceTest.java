package nocturne.syndicates;

import static nocturne.syndicates.SyndicatesRule.SM_21_01;
import static nocturne.syndicates.SyndicatesRule.SM_21_02;
import static nocturne.syndicates.SyndicatesRule.SM_21_03;
import static nocturne.syndicates.SyndicatesRule.SM_21_04;
import static nocturne.syndicates.SyndicatesRule.SM_21_05;
import static nocturne.syndicates.SyndicatesRule.SM_21_06;
import static nocturne.syndicates.SyndicatesRule.SM_21_07;
import static nocturne.syndicates.SyndicatesRule.SM_21_08;
import static nocturne.syndicates.SyndicatesRule.SM_21_09;
import static nocturne.syndicates.SyndicatesRule.SM_21_10;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import nocturne.kernel.Game;
import nocturne.kernel.Setup;
import nocturne.testkit.conformance.Conformance;

/** Every mode and number of players; the counting checks hold after every choice. */
class SyndicatesConformanceTest extends Conformance<Moon> {

  private static final Syndicates GAME = Syndicates.with(Optional.empty());

  @Override
  protected Game<Moon> game() {
    return GAME;
  }

  @Override
  protected List<Setup> setups() {
    return List.of(
        setup(2),
        setup(3),
        setup(4),
        setup(5),
        setup(3, "row", "no"),
        setup(4, "row", "no"),
        setup(5, "row", "no"),
        setup(2, "syndicates", "LE+MF+BF+NC+TB"),
        setup(4, "syndicates", "FO+CO+LK+FE+NC+DC"));
  }

  @Override
  @Covers({
    SM_21_01, SM_21_02, SM_21_03, SM_21_04, SM_21_05, SM_21_06, SM_21_07, SM_21_08, SM_21_09,
    SM_21_10
  })
  protected void check(Moon moon) {
    assertThat(CountingChecks.broken(moon)).isEmpty();
  }
}
