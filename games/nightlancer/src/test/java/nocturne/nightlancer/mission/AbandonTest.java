package nocturne.nightlancer.mission;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.CityTable.CAT;
import static nocturne.nightlancer.NightlancerRule.NL_11_01;
import static nocturne.nightlancer.NightlancerRule.NL_11_02;
import static nocturne.nightlancer.NightlancerRule.NL_11_03;
import static nocturne.nightlancer.NightlancerRule.NL_11_04;
import static nocturne.nightlancer.NightlancerRule.NL_11_05;
import static nocturne.nightlancer.NightlancerRule.NL_7_22;
import static nocturne.nightlancer.NightlancerRule.NL_9_27;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.kernel.Seat;
import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.Covers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** When a stage begins, the members of a crew may leave. */
class AbandonTest {

  private static final String VAN = "the-borrowed-van";

  private static CityTable crew(Seat... stack) {
    var table = CityTable.of(3).missions(VAN);
    for (var seat : stack) table.owns(seat).crew(seat, Crews.FIRST);
    return table;
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  @Covers(NL_11_01)
  void everyMemberMayAbandonWhenAStageBegins(int stage) {
    crew(BEN, ANN)
        .run(StageOf.stage(0, stage))
        .isNotAsked(ANN)
        .offers(BEN, "stay", "abandon")
        .chooses(BEN, "stay")
        .offers(ANN, "stay", "abandon")
        .chooses(ANN, "stay")
        .offers(BEN, "route-1", "route-2");
  }

  @Test
  @Covers(NL_11_01)
  void whoeverStayedMayThinkAgainWhenSomebodyGoes() {
    crew(BEN, ANN)
        .run(StageOf.stage(0, 1))
        .chooses(BEN, "stay")
        .chooses(ANN, "abandon")
        .offers(BEN, "stay", "abandon")
        .chooses(BEN, "abandon")
        .isOff(BEN);
  }

  @Test
  @Covers({NL_11_01, NL_11_02})
  void nobodyMayAbandonBetweenTheChoiceOfARouteAndTheEndOfTheStage() {
    crew(BEN)
        .has(BEN, 7, 1)
        .crosshairs(0, 3)
        .run(StageOf.stage(0, 1))
        .chooses(BEN, "stay")
        .offers(BEN, "route-1", "route-2")
        .chooses(BEN, "route-1")
        .offers(BEN, "attempt", "stand-back")
        .chooses(BEN, "attempt")
        .offers(BEN, "attempt", "stand-back")
        .chooses(BEN, "attempt")
        .offers(BEN, "stay", "abandon");
  }

  @Test
  @Covers(NL_11_03)
  void whoeverAbandonsPaysNothingAndDoesNotLieLow() {
    var table = crew(BEN, ANN).has(BEN, 3, 4).heat(BEN, 2).chips(BEN, 1).ideals(BEN, 2);
    table.run(StageOf.stage(0, 2)).chooses(BEN, "abandon").happened(NL_11_03).isOff(BEN);
    table.hasHealth(BEN, 3).hasResolve(BEN, 4).hasHeat(BEN, 2).hasChips(BEN, 1).hasIdeals(BEN, 2);
    table.isNotShaken(BEN).didNotHappen(NL_7_22);
    assertThat(table.city().hasLaidLow(BEN)).isFalse();
  }

  @Test
  @Covers(NL_11_04)
  void whenTheBossAbandonsTheNextInTheStackChoosesTheRoute() {
    crew(CAT, BEN, ANN)
        .run(StageOf.stage(0, 1))
        .chooses(CAT, "abandon")
        .chooses(BEN, "stay")
        .chooses(ANN, "stay")
        .isNotAsked(ANN)
        .offers(BEN, "route-1", "route-2");
  }

  @Test
  @Covers(NL_11_05)
  void missionThatEverybodyAbandonsIsDiscardedAndPaysNobody() {
    var table = crew(BEN).chips(BEN, 0).run(StageOf.stage(0, 3));
    table.chooses(BEN, "abandon").happened(NL_11_05).hasChips(BEN, 0).rests();
    assertThat(table.city().isOpen(0)).isFalse();
    assertThat(table.at().lowDiscard.list(table.city())).containsExactly(table.mission(VAN));
  }

  @Test
  @Covers({NL_11_05, NL_9_27})
  void missionThatIsAbortedIsDiscarded() {
    var table = CityTable.of(2).missions("repossession").crew(BEN, Crews.FIRST).owns(BEN);
    table.run(StageOf.stage(0, 1)).chooses(BEN, "stay", "route-1", "stand-back");
    table.happened(NL_11_05).isOff(BEN).rests();
    assertThat(table.city().isOpen(0)).isFalse();
  }

  @Test
  @Covers(NL_11_05)
  void missionWithACrewLeftGoesOn() {
    var table = crew(BEN).owns(ANN).crew(ANN, Crews.SECOND).run(StageOf.stage(0, 1));
    table.chooses(BEN, "abandon").didNotHappen(NL_11_05).isOn(ANN, Crews.FIRST);
    table.offers(ANN, "stay", "abandon");
  }
}
