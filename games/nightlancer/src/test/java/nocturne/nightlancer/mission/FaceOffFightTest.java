package nocturne.nightlancer.mission;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.CityTable.CAT;
import static nocturne.nightlancer.CityTable.DAN;
import static nocturne.nightlancer.NightlancerRule.NL_10_13;
import static nocturne.nightlancer.NightlancerRule.NL_10_14;
import static nocturne.nightlancer.NightlancerRule.NL_10_15;
import static nocturne.nightlancer.NightlancerRule.NL_10_16;
import static nocturne.nightlancer.NightlancerRule.NL_10_17;
import static nocturne.nightlancer.NightlancerRule.NL_10_18;
import static nocturne.nightlancer.NightlancerRule.NL_13_07;
import static nocturne.nightlancer.challenge.Trials.score;
import static nocturne.nightlancer.mission.FaceOffs.accepted;
import static nocturne.nightlancer.mission.FaceOffs.crews;
import static nocturne.nightlancer.mission.FaceOffs.duel;
import static nocturne.nightlancer.mission.FaceOffs.fought;
import static nocturne.nightlancer.mission.FaceOffs.stageThree;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.kernel.Seat;
import nocturne.nightlancer.Covers;
import nocturne.nightlancer.component.Ability;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How a face-off is fought out. */
class FaceOffFightTest {

  @Test
  @Covers(NL_10_13)
  void scoreOfTheFirstCrewIsTheDifficultyForTheSecond() {
    var table = accepted().crosshairs(2).chooses(ANN, "attempt");
    assertThat(score(table)).isZero();
    assertThat(table.at().difficulty.get(table.city())).isEqualTo(3 + 2);
    assertThat(table.at().ability.get(table.city())).isEqualTo(Ability.MELEE.ordinal());
  }

  @Test
  @Covers(NL_10_13)
  void bestOfTheFirstCrewSetsTheMark() {
    var table = crews("final", new Seat[] {ANN, CAT}, BEN);
    stageThree(table)
        .chooses(ANN, "stay")
        .chooses(CAT, "stay")
        .chooses(ANN, "melee")
        .chooses(BEN, "stay")
        .crosshairs(1, 3)
        .chooses(ANN, "attempt")
        .chooses(CAT, "attempt");
    assertThat(table.at().difficulty.get(table.city())).isEqualTo(6);
  }

  /** There is no difficulty yet, so that another throw can always do better. */
  @Test
  @Covers(NL_10_13)
  void whoSetsTheMarkMayRollAgainForMore() {
    var table = duel().has(ANN, 7, 3);
    stageThree(table)
        .chooses(ANN, "stay", "melee")
        .chooses(BEN, "stay")
        .crosshairs(2, 3)
        .chooses(ANN, "attempt", "reroll");
    assertThat(table.at().difficulty.get(table.city())).isEqualTo(6);
    table.hasResolve(ANN, 2);
  }

  @Test
  @Covers(NL_10_13)
  void whereNobodyOfTheFirstCrewAttemptsItTheDifficultyIsNothing() {
    var table = accepted().chooses(ANN, "stand-back");
    assertThat(table.at().difficulty.get(table.city())).isZero();
    table.chooses(BEN, "stand-back").isOff(ANN).isOn(BEN, Crews.FIRST);
  }

  @ParameterizedTest
  @CsvSource({"2, 1, false", "2, 2, true", "2, 3, true", "0, 0, true"})
  @Covers(NL_10_14)
  void equalOrHigherWinsForTheSecondCrew(int first, int second, boolean secondWins) {
    fought(first, second).isOff(secondWins ? ANN : BEN).isOn(secondWins ? BEN : ANN, Crews.FIRST);
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers(NL_10_15)
  void everyLoserTakesADangerOfFive(String edition) {
    var table = crews(edition, new Seat[] {CAT}, ANN, BEN);
    stageThree(table)
        .chooses(CAT, "stay", "melee")
        .chooses(ANN, "stay")
        .chooses(BEN, "stay")
        .crosshairs(1)
        .faces(1)
        .chooses(CAT, "attempt");
    if (edition.equals("prototype")) table.chooses(CAT, "roll");
    table
        .chooses(ANN, "stand-back")
        .chooses(BEN, "stand-back")
        .happened(NL_13_07)
        .hasHealth(ANN, 2)
        .hasHealth(BEN, 2)
        .hasHealth(CAT, 7);
  }

  @Test
  @Covers(NL_10_15)
  void losersProtectThemselvesEachInTheirOwnWayAndLoseAtLeastOne() {
    var table = crews("final", new Seat[] {CAT}, DAN, ANN).carries(DAN, "hardshell");
    table.carries(ANN, "lined-jacket");
    stageThree(table)
        .chooses(CAT, "stay", "melee")
        .chooses(DAN, "stay")
        .chooses(ANN, "stay")
        .crosshairs(1)
        .chooses(CAT, "attempt")
        .chooses(DAN, "stand-back")
        .chooses(ANN, "stand-back")
        .chooses(DAN, "use-hardshell")
        .chooses(ANN, "use-lined-jacket")
        .hasHealth(DAN, 7 - 1)
        .hasHealth(ANN, 7 - 4);
  }

  @Test
  @Covers(NL_10_16)
  void losersWhoStandAfterItAbandonTheMission() {
    fought(3, 0).happened(NL_10_16).isOff(BEN).hasHealth(BEN, 2);
  }

  @Test
  @Covers(NL_10_16)
  void loserWhoIsShakenIsOffAlready() {
    var table = stageThree(duel().has(BEN, 5, 1)).chooses(ANN, "stay", "melee");
    table
        .chooses(BEN, "stay")
        .crosshairs(3)
        .chooses(ANN, "attempt")
        .chooses(BEN, "stand-back")
        .didNotHappen(NL_10_16)
        .isOff(BEN);
    assertThat(table.city().isShaken(BEN)).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"3, 0", "0, 3"})
  @Covers(NL_10_17)
  void winnersAreUnhurtAndAloneInStageThree(int first, int second) {
    var winner = first > second ? ANN : BEN;
    fought(first, second)
        .hasHealth(winner, 7)
        .isOn(winner, Crews.FIRST)
        .chooses(winner, "stay")
        .offers(winner, "route-1", "route-2")
        .chooses(winner, "route-1", "stand-back", "stand-back")
        .isOff(winner)
        .rests();
  }

  /** Ann pays for her courage with her last Resolve. */
  @Test
  @Covers(NL_10_18)
  void firstCrewThatVanishesInItsAttemptLeavesTheOtherUnhurt() {
    var table = duel().carries(ANN, "redline");
    stageThree(table)
        .chooses(ANN, "stay", "melee")
        .chooses(BEN, "stay")
        .chooses(ANN, "attempt", "use-redline")
        .isOff(ANN)
        .isOn(BEN, Crews.FIRST)
        .hasHealth(BEN, 7)
        .offers(BEN, "stay", "abandon");
    assertThat(table.city().isShaken(ANN)).isTrue();
  }

  @Test
  @Covers(NL_10_18)
  void secondCrewThatVanishesInItsAttemptLeavesTheOtherUnhurt() {
    var table = duel().carries(BEN, "redline");
    stageThree(table)
        .chooses(ANN, "stay", "melee")
        .chooses(BEN, "stay")
        .chooses(ANN, "stand-back")
        .chooses(BEN, "attempt", "use-redline")
        .isOff(BEN)
        .isOn(ANN, Crews.FIRST)
        .hasHealth(ANN, 7)
        .offers(ANN, "stay", "abandon");
  }
}
