package nocturne.nightlancer.mission;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.CityTable.CAT;
import static nocturne.nightlancer.NightlancerRule.NL_11_05;
import static nocturne.nightlancer.NightlancerRule.NL_11_06;
import static nocturne.nightlancer.NightlancerRule.NL_11_07;
import static nocturne.nightlancer.NightlancerRule.NL_11_08;
import static nocturne.nightlancer.NightlancerRule.NL_11_09;
import static nocturne.nightlancer.NightlancerRule.NL_11_10;
import static nocturne.nightlancer.NightlancerRule.NL_12_21;
import static nocturne.nightlancer.NightlancerRule.NL_12_30;
import static nocturne.nightlancer.NightlancerRule.NL_17_17;
import static nocturne.nightlancer.NightlancerRule.NL_6_08;
import static nocturne.nightlancer.NightlancerRule.NL_9_23;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nocturne.kernel.Seats;
import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.Covers;
import nocturne.nightlancer.challenge.Hit;
import nocturne.nightlancer.prep.EventStep;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Who is Shaken on a mission is off it; those who are left go on. */
class ShakenMemberTest {

  private static final String VAN = "the-borrowed-van";

  /** Cat, Ben and Ann, in this order, at the last stage, none of whom can protect herself. */
  private static CityTable lastStage(String edition) {
    var table = CityTable.of(3, "edition", edition).missions(VAN).plays(CAT, "cybercracker");
    for (var seat : List.of(CAT, BEN, ANN))
      table.owns(seat).crew(seat, Crews.FIRST).has(seat, 7, 7).chips(seat, 0).ideals(seat, 3);
    return table;
  }

  /** The crew fails the gunfight, which costs 3 Health, without so much as trying. */
  private static CityTable failsTheGunfight(CityTable table) {
    table.run(StageOf.stage(0, 3));
    for (var seat : List.of(CAT, BEN, ANN)) table.chooses(seat, "stay");
    table.chooses(CAT, "route-2");
    for (var seat : List.of(ANN, BEN, CAT)) table.chooses(seat, "stand-back");
    return table;
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers({NL_11_06, NL_17_17})
  void whoeverIsShakenIsOffTheMissionAtOnce(String edition) {
    failsTheGunfight(lastStage(edition).has(BEN, 3, 7))
        .isShaken(BEN)
        .isOff(BEN)
        .isNotShaken(CAT)
        .isOn(CAT, Crews.FIRST)
        .isOn(ANN, Crews.FIRST);
  }

  @Test
  @Covers({NL_11_07, NL_11_08, NL_11_10})
  void whoeverIsShakenInTheLastStageIsNotPaidAndTheOthersArePaidWithoutHer() {
    var table = failsTheGunfight(lastStage("final").has(BEN, 3, 7));
    table.isNotAsked(BEN).chooses(ANN, "stand-back").chooses(CAT, "stand-back");
    table.hasChips(BEN, 0).hasChips(ANN, 3).hasChips(CAT, 3).rests();
  }

  @Test
  @Covers(NL_11_08)
  void nextInTheStackIsBossWhenTheBossIsShaken() {
    var table = lastStage("final").has(CAT, 3, 7);
    table.run(new Hit(Seats.first(3), 3), StageOf.stage(0, 2)).isOff(CAT);
    table.chooses(BEN, "stay").chooses(ANN, "stay").isNotAsked(ANN);
    table.offers(BEN, "route-1", "route-2");
  }

  @Test
  @Covers(NL_11_09)
  void penaltyOfTheStageHitsThoseWhoAreLeft() {
    failsTheGunfight(lastStage("final").has(CAT, 3, 7).has(ANN, 3, 7))
        .isOff(CAT)
        .isOff(ANN)
        .isNotAsked(CAT)
        .isNotAsked(ANN)
        .offers(BEN, "attempt", "stand-back")
        .chooses(BEN, "stand-back")
        .hasHealth(BEN, 1)
        .hasHealth(ANN, 1)
        .hasHealth(CAT, 1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers({NL_11_09, NL_11_05})
  void crewWithoutMembersTakesNoPenalty(String edition) {
    var table = lastStage(edition).has(CAT, 3, 7).has(ANN, 2, 7).has(BEN, 1, 7);
    failsTheGunfight(table).didNotHappen(NL_9_23).happened(NL_11_05).rests();
    table.hasChips(ANN, 0).hasChips(BEN, 0).hasChips(CAT, 0);
    assertThat(table.city().isOpen(0)).isFalse();
  }

  @Test
  @Covers(NL_11_09)
  void allLoseTheirHealthBeforeAnybodyIsShakenAndThenFromTheTopOfTheStack() {
    failsTheGunfight(lastStage("prototype").has(CAT, 3, 7).has(ANN, 3, 7))
        .told("health.lost", "health.lost", "health.lost", "shaken", "shaken")
        .toldOf("shaken", CAT, ANN);
  }

  @Test
  @Covers({NL_12_30, NL_11_06})
  void costThatShakesEndsAnAttemptWithoutARoll() {
    var table = CityTable.of(2).missions(VAN).crew(BEN, Crews.FIRST).owns(BEN);
    table.carries(BEN, "calmax").has(BEN, 5, 1).run(StageOf.stage(0, 1));
    table.chooses(BEN, "stay", "route-2", "attempt", "use-calmax").isShaken(BEN).isOff(BEN);
    table.didNotHappen(NL_12_21).rests();
  }

  @Test
  @Covers({NL_12_30, NL_6_08})
  void penaltyOfAnEventStillHitsWhoeverWasShakenByACost() {
    var table = CityTable.of(2).round("identity-check").owns(ANN, "calmax").has(ANN, 7, 1);
    table.heat(ANN, 3).run(new EventStep(0));
    table.chooses(ANN, "face-event", "attempt", "use-calmax").isShaken(ANN);
    table.didNotHappen(NL_12_21).hasHeat(ANN, 3);
  }
}
