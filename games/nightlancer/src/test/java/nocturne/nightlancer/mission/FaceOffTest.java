package nocturne.nightlancer.mission;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.CityTable.CAT;
import static nocturne.nightlancer.CityTable.DAN;
import static nocturne.nightlancer.NightlancerRule.NL_10_08;
import static nocturne.nightlancer.NightlancerRule.NL_10_09;
import static nocturne.nightlancer.NightlancerRule.NL_10_10;
import static nocturne.nightlancer.NightlancerRule.NL_10_11;
import static nocturne.nightlancer.NightlancerRule.NL_10_12;
import static nocturne.nightlancer.NightlancerRule.NL_10_17;
import static nocturne.nightlancer.mission.FaceOffs.crews;
import static nocturne.nightlancer.mission.FaceOffs.duel;
import static nocturne.nightlancer.mission.FaceOffs.stageThree;

import nocturne.kernel.Seat;
import nocturne.nightlancer.Covers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Two crews at the last stage, and who of them dares. */
class FaceOffTest {

  @Test
  @Covers(NL_10_08)
  void twoCrewsAtStageThreeFaceOffBeforeAnyRoute() {
    stageThree(duel())
        .happened(NL_10_08)
        .chooses(ANN, "stay")
        .offers(ANN, "melee", "gunfight", "marksman");
    duel().run(StageOf.stage(0, 2)).didNotHappen(NL_10_08);
    stageThree(crews("final", new Seat[] {ANN, BEN})).didNotHappen(NL_10_08);
  }

  /** What stage 2 leads to. */
  @Test
  @Covers(NL_10_08)
  void crewsThatBothPassStageTwoComeToAFaceOff() {
    duel()
        .plays(ANN, "cybercracker")
        .plays(BEN, "engineer")
        .has(ANN, 7, 1)
        .has(BEN, 7, 1)
        .run(StageOf.stage(0, 2))
        .crosshairs(3)
        .chooses(ANN, "stay", "route-2", "attempt")
        .crosshairs(3)
        .chooses(BEN, "stay", "route-2", "attempt")
        .happened(NL_10_08);
  }

  @Test
  @Covers(NL_10_09)
  void membersOfTheFirstCrewDecideFromTheTopAndTheBossOfTheRestNames() {
    var table = crews("final", new Seat[] {CAT, ANN, DAN}, BEN);
    stageThree(table)
        .isNotAsked(ANN)
        .isNotAsked(BEN)
        .chooses(CAT, "abandon")
        .chooses(ANN, "stay")
        .chooses(DAN, "stay")
        .offers(ANN, "melee", "gunfight", "marksman")
        .chooses(ANN, "gunfight")
        .happened(NL_10_09)
        .isOff(CAT);
  }

  @Test
  @Covers(NL_10_10)
  void firstCrewThatAbandonsLeavesTheStageToTheOther() {
    stageThree(duel())
        .chooses(ANN, "abandon")
        .isOff(ANN)
        .isOn(BEN, Crews.FIRST)
        .chooses(BEN, "stay")
        .offers(BEN, "route-1", "route-2")
        .hasHealth(BEN, 7);
  }

  @Test
  @Covers(NL_10_11)
  void membersOfTheSecondCrewAcceptOrAbandonOneByOne() {
    var table = crews("final", new Seat[] {ANN}, DAN, BEN);
    stageThree(table)
        .chooses(ANN, "stay")
        .isNotAsked(DAN)
        .chooses(ANN, "melee")
        .isNotAsked(BEN)
        .chooses(DAN, "stay")
        .chooses(BEN, "abandon")
        .offers(DAN, "stay", "abandon")
        .chooses(DAN, "stay")
        .isOff(BEN)
        .isOn(DAN, Crews.SECOND)
        .offers(ANN, "attempt", "stand-back");
  }

  @Test
  @Covers({NL_10_11, NL_10_17})
  void secondCrewThatAbandonsHurtsNobody() {
    stageThree(duel())
        .chooses(ANN, "stay", "melee")
        .chooses(BEN, "abandon")
        .hasHealth(ANN, 7)
        .hasHealth(BEN, 7)
        .offers(ANN, "stay", "abandon");
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers(NL_10_12)
  void onceItIsAcceptedNobodyCanWithdraw(String edition) {
    var table = crews(edition, new Seat[] {ANN}, BEN);
    stageThree(table)
        .chooses(ANN, "stay", "melee")
        .chooses(BEN, "stay")
        .offers(ANN, "attempt", "stand-back")
        .chooses(ANN, "stand-back")
        .offers(BEN, "attempt", "stand-back");
  }
}
