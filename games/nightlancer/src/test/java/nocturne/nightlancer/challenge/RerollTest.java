package nocturne.nightlancer.challenge;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.NightlancerRule.NL_12_24;
import static nocturne.nightlancer.NightlancerRule.NL_12_25;
import static nocturne.nightlancer.NightlancerRule.NL_12_26;
import static nocturne.nightlancer.NightlancerRule.NL_12_27;
import static nocturne.nightlancer.challenge.Trials.crew;
import static nocturne.nightlancer.challenge.Trials.event;
import static nocturne.nightlancer.challenge.Trials.isPassed;
import static nocturne.nightlancer.challenge.Trials.route;
import static nocturne.nightlancer.challenge.Trials.score;
import static nocturne.nightlancer.challenge.Trials.test;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.Covers;
import nocturne.nightlancer.component.Ability;
import org.junit.jupiter.api.Test;

/** Second throws, in the final edition. */
class RerollTest {

  private static CityTable covert(int difficulty, int resolve, int... crosshairs) {
    var table = CityTable.of(2).owns(ANN).has(ANN, 7, resolve).crosshairs(crosshairs);
    return event(table, test(Ability.COVERT, difficulty), ANN).chooses(ANN, "attempt");
  }

  @Test
  @Covers(NL_12_24)
  void resolveBuysAnotherThrowOfAllThreeDice() {
    var table = covert(6, 5, 1, 3).offers(ANN, "reroll", "keep");
    table.chooses(ANN, "reroll").happened(NL_12_24).hasResolve(ANN, 4).rests();
    assertThat(score(table)).isEqualTo(7);
    assertThat(isPassed(table)).isTrue();
  }

  @Test
  @Covers(NL_12_24)
  void newThrowReplacesTheOldOneEvenWhereItIsWorse() {
    var table = covert(7, 2, 2, 0).chooses(ANN, "reroll").rests();
    assertThat(score(table)).isEqualTo(4);
  }

  @Test
  @Covers(NL_12_24)
  void whoKeepsTheThrowPaysNothing() {
    var table = covert(7, 5, 2).chooses(ANN, "keep").hasResolve(ANN, 5).rests();
    assertThat(score(table)).isEqualTo(6);
  }

  @Test
  @Covers(NL_12_25)
  void throwsMayBeRepeatedAsLongAsThereIsResolve() {
    var table = covert(7, 4, 0, 1, 2, 0);
    table.chooses(ANN, "reroll", "reroll", "reroll").hasResolve(ANN, 1).rests();
    assertThat(score(table)).isEqualTo(4);
  }

  @Test
  @Covers(NL_12_26)
  void lastResolveBuysNoThrow() {
    covert(7, 1, 0).hasResolve(ANN, 1).rests();
    covert(7, 2, 0).offers(ANN, "reroll", "keep");
  }

  /** One is not asked for what can't help. */
  @Test
  @Covers(NL_12_24)
  void whoHasPassedOrCannotPassIsNotAsked() {
    covert(5, 5, 1).rests();
    covert(8, 5, 1).rests();
  }

  private static CityTable two(int difficulty, int... crosshairs) {
    var table = crew(CityTable.of(2), ANN, BEN).has(ANN, 7, 3).has(BEN, 7, 3);
    table.plays(BEN, "sniper").has(BEN, 7, 3).crosshairs(crosshairs);
    return route(table, test(Ability.COVERT, difficulty), ANN, BEN)
        .chooses(ANN, "attempt")
        .chooses(BEN, "attempt");
  }

  @Test
  @Covers(NL_12_27)
  void inACrewAllRollBeforeAnybodyRollsAgain() {
    var table = two(7, 0, 1);
    assertThat(table.at().rolled.get(table.city(), BEN.index())).isEqualTo(1);
    table.offers(ANN, "reroll", "keep").offers(BEN, "reroll", "keep");
  }

  @Test
  @Covers(NL_12_27)
  void inACrewTheyRollAgainInAnyOrder() {
    var table = two(7, 0, 0, 1, 2, 3);
    table.chooses(BEN, "reroll").chooses(ANN, "reroll").chooses(BEN, "reroll").rests();
    table.hasResolve(ANN, 2).hasResolve(BEN, 1);
    assertThat(score(table)).isEqualTo(7);
  }

  @Test
  @Covers(NL_12_27)
  void whoHasKeptAThrowMayThinkAgainWhenAnotherHasRolled() {
    var table = two(7, 0, 0, 1, 3);
    table.chooses(ANN, "keep").isNotAsked(ANN).chooses(BEN, "reroll");
    table.offers(ANN, "reroll", "keep").chooses(ANN, "reroll").rests();
    assertThat(isPassed(table)).isTrue();
  }

  @Test
  @Covers(NL_12_27)
  void itIsOverWhenAllKeepWhatTheyHave() {
    var table = two(7, 0, 1).chooses(BEN, "keep").chooses(ANN, "keep").rests();
    assertThat(score(table)).isEqualTo(5);
  }
}
