package nocturne.nightlancer.mission;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.CityTable.CAT;
import static nocturne.nightlancer.NightlancerRule.NL_10_01;
import static nocturne.nightlancer.NightlancerRule.NL_10_02;
import static nocturne.nightlancer.NightlancerRule.NL_10_03;
import static nocturne.nightlancer.NightlancerRule.NL_10_04;
import static nocturne.nightlancer.NightlancerRule.NL_10_05;
import static nocturne.nightlancer.NightlancerRule.NL_10_06;
import static nocturne.nightlancer.NightlancerRule.NL_10_07;

import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.Covers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Two crews on one mission, up to its last stage. */
class CompetingCrewsTest {

  /** Ann is in front, Ben behind, and Heat is all that a failure costs. */
  private static CityTable rivals() {
    var table = CityTable.of(3).missions("quiet-handover").plays(ANN, "sniper");
    table.crew(ANN, Crews.FIRST).crew(BEN, Crews.SECOND);
    return table.owns(ANN).owns(BEN).has(ANN, 7, 1).has(BEN, 7, 1);
  }

  /** Both go through the first stage, in which Ann needs one crosshair and Ben three. */
  private static CityTable firstStage(boolean first, boolean second) {
    return rivals()
        .crosshairs(first ? 1 : 0, second ? 3 : 0)
        .run(StageOf.stage(0, 1))
        .chooses(ANN, "stay", "route-1", "attempt")
        .chooses(BEN, "stay", "route-1", "attempt");
  }

  @Test
  @Covers(NL_10_01)
  void crewInFrontGoesThroughTheWholeStageBeforeTheOther() {
    rivals()
        .run(StageOf.stage(0, 1))
        .isNotAsked(BEN)
        .chooses(ANN, "stay")
        .isNotAsked(BEN)
        .chooses(ANN, "route-1")
        .isNotAsked(BEN)
        .chooses(ANN, "stand-back")
        .hasHeat(ANN, 1)
        .isNotAsked(ANN)
        .chooses(BEN, "stay", "route-1", "stand-back")
        .hasHeat(BEN, 1);
  }

  /** A crew that fell back is the second one in the next stage, too. */
  @Test
  @Covers(NL_10_01)
  void afterOvertakingTheOtherCrewGoesFirst() {
    firstStage(false, true)
        .isNotAsked(ANN)
        .chooses(BEN, "stay", "route-2", "stand-back", "stand-back")
        .chooses(ANN, "stay")
        .offers(ANN, "route-1", "route-2");
  }

  @ParameterizedTest
  @CsvSource({"true, true, true", "true, false, true", "false, true, false", "false, false, true"})
  @Covers({NL_10_02, NL_10_03, NL_10_04, NL_10_05, NL_10_06})
  void leadChangesOnlyWhereTheFirstFailsAndTheSecondPasses(
      boolean first, boolean second, boolean annLeads) {
    firstStage(first, second)
        .isOn(ANN, annLeads ? Crews.FIRST : Crews.SECOND)
        .isOn(BEN, annLeads ? Crews.SECOND : Crews.FIRST)
        .offers(annLeads ? ANN : BEN, "stay", "abandon");
  }

  @Test
  @Covers(NL_10_02)
  void crewThatPassesKeepsTheLead() {
    firstStage(true, true).didNotHappen(NL_10_06).isOn(ANN, Crews.FIRST).isNotAsked(BEN);
  }

  @Test
  @Covers({NL_10_03, NL_10_04})
  void fightWonInAPenaltyDoesNotSaveTheLead() {
    var table = rivals().missions("picket-line").plays(ANN, "enforcer").has(ANN, 7, 1);
    table
        .run(StageOf.stage(0, 1))
        .chooses(ANN, "stay", "route-1", "stand-back")
        .crosshairs(3)
        .chooses(ANN, "attempt")
        .hasHealth(ANN, 7)
        .crosshairs(1)
        .chooses(BEN, "stay", "route-1", "attempt")
        .happened(NL_10_06)
        .isOn(BEN, Crews.FIRST)
        .isOn(ANN, Crews.SECOND);
  }

  @Test
  @Covers(NL_10_05)
  void whereBothFailTheFirstIsFirstAgain() {
    firstStage(false, false)
        .didNotHappen(NL_10_06)
        .isOn(ANN, Crews.FIRST)
        .isOn(BEN, Crews.SECOND)
        .hasHeat(ANN, 1)
        .hasHeat(BEN, 1);
  }

  @Test
  @Covers(NL_10_06)
  void wholeCrewsChangePlaces() {
    var table = rivals().crew(CAT, Crews.SECOND).owns(CAT).has(CAT, 7, 1).crosshairs(0, 3);
    table
        .run(StageOf.stage(0, 1))
        .chooses(ANN, "stay", "route-1", "attempt")
        .chooses(BEN, "stay")
        .chooses(CAT, "stay")
        .chooses(BEN, "route-1", "attempt")
        .chooses(CAT, "stand-back")
        .happened(NL_10_06)
        .isOn(BEN, Crews.FIRST)
        .isOn(CAT, Crews.FIRST)
        .isOn(ANN, Crews.SECOND);
  }

  /** Alone, a crew that fails has nobody to fall behind. */
  @Test
  @Covers({NL_10_03, NL_10_07})
  void loneCrewThatFailsIsStillTheFirst() {
    var table = CityTable.of(2).missions("quiet-handover").crew(BEN, Crews.FIRST).owns(BEN);
    table
        .run(StageOf.stage(0, 1))
        .chooses(BEN, "stay", "route-1", "stand-back")
        .isOn(BEN, Crews.FIRST);
  }

  @Test
  @Covers({NL_10_04, NL_10_07})
  void secondCrewIsTheFirstAsSoonAsTheOtherIsGone() {
    rivals()
        .run(StageOf.stage(0, 1))
        .chooses(ANN, "abandon")
        .isOn(BEN, Crews.FIRST)
        .offers(BEN, "stay", "abandon");
  }

  @Test
  @Covers(NL_10_07)
  void crewThatFellBehindLeadsAgainWhenTheOtherGoes() {
    firstStage(false, true).isOn(ANN, Crews.SECOND).chooses(BEN, "abandon").isOn(ANN, Crews.FIRST);
  }
}
