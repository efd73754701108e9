package nocturne.nightlancer.mission;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.CityTable.CAT;
import static nocturne.nightlancer.NightlancerRule.NL_11_01;
import static nocturne.nightlancer.NightlancerRule.NL_12_02;
import static nocturne.nightlancer.NightlancerRule.NL_9_01;
import static nocturne.nightlancer.NightlancerRule.NL_9_02;
import static nocturne.nightlancer.NightlancerRule.NL_9_03;
import static nocturne.nightlancer.NightlancerRule.NL_9_10;
import static nocturne.nightlancer.NightlancerRule.NL_9_11;
import static nocturne.nightlancer.NightlancerRule.NL_9_12;
import static nocturne.nightlancer.NightlancerRule.NL_9_13;
import static nocturne.nightlancer.NightlancerRule.NL_9_28;
import static nocturne.nightlancer.NightlancerRule.NL_9_29;
import static nocturne.nightlancer.challenge.Trials.VAN;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.Covers;
import nocturne.nightlancer.component.Mission;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How a mission goes. */
class StageTest {

  /** Two missions in the first two slots; Ann is on the second, Ben and Cat on the first. */
  private static CityTable twoMissions() {
    var table = CityTable.of(3).missions(VAN, "picket-line");
    table.crew(BEN, Crews.FIRST).crew(CAT, Crews.SECOND);
    Crews.join(table.city(), ANN, 1, Crews.FIRST);
    table.plays(ANN, "enforcer");
    for (var seat : table.city().seats()) table.owns(seat).has(seat, 5, 1);
    return table;
  }

  @Test
  @Covers(NL_9_01)
  void missionOfTheFirstInTurnOrderComesFirstAndAllOnItTakePart() {
    var table = twoMissions().order(CAT, ANN, BEN);
    table
        .run(new MissionPhase(0))
        .isNotAsked(ANN)
        .offers(BEN, "stay", "abandon")
        .chooses(BEN, "abandon")
        .offers(CAT, "stay", "abandon")
        .chooses(CAT, "abandon")
        .offers(ANN, "stay", "abandon")
        .chooses(ANN, "abandon")
        .rests();
  }

  @Test
  @Covers(NL_9_01)
  void missionIsAttemptedOnce() {
    var table = twoMissions().order(ANN, BEN, CAT);
    table
        .run(new MissionPhase(0))
        .chooses(ANN, "abandon")
        .chooses(BEN, "abandon")
        .chooses(CAT, "abandon")
        .rests();
  }

  @Test
  @Covers(NL_9_02)
  void nextMissionWaitsUntilThisOneIsOver() {
    var table = twoMissions().order(ANN, BEN, CAT);
    table
        .crosshairs(3, 3)
        .run(new MissionPhase(0))
        .chooses(ANN, "stay", "route-2", "attempt")
        .isNotAsked(BEN)
        .chooses(ANN, "stay", "route-2", "attempt")
        .isNotAsked(BEN)
        .chooses(ANN, "stay", "route-1", "stand-back")
        .isNotAsked(BEN)
        .chooses(ANN, "stand-back");
    table.isOff(ANN).offers(BEN, "stay", "abandon");
  }

  @Test
  @Covers({NL_9_03, NL_9_28})
  void loadoutThenThreeStagesThenPayment() {
    var table = CityTable.of(2).missions(VAN).crew(ANN, Crews.FIRST).has(ANN, 7, 1);
    table.owns(ANN, "monowire", "plate-vest", "tool-roll", "optic-cloak").chips(ANN, 0);
    table.run(new MissionPhase(0)).chooses(ANN, "done").crosshairs(3).chooses(ANN, "stay");
    stage(table, 1);
    table.chooses(ANN, "route-2", "attempt", "done", "stay");
    stage(table, 2);
    table.crosshairs(2).chooses(ANN, "route-1", "attempt", "done", "stay");
    stage(table, 3);
    table
        .crosshairs(1)
        .chooses(ANN, "route-1", "attempt", "done", "stand-back")
        .hasChips(ANN, 5)
        .hasProspects(ANN, 1)
        .isOff(ANN);
  }

  /** The question for a route names the stage. */
  private static void stage(CityTable table, int stage) {
    var prompt = table.city().question(ANN).orElseThrow().prompt();
    assertThat(prompt.key()).isEqualTo("ask.route");
    assertThat(prompt.args().getFirst()).isEqualTo(stage);
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers(NL_9_10)
  void everyMissionHasThreeStagesWithTwoRoutesAndAPenalty(String edition) {
    var missions = CityTable.GAME.contents(edition).missions();
    assertThat(missions).isNotEmpty();
    for (var mission : missions) {
      assertThat(mission.stages()).as(mission.id()).hasSize(Mission.STAGES);
      for (var stage : mission.stages()) {
        assertThat(stage.routes()).as(mission.id()).hasSize(2);
        assertThat(stage.penalty()).as(mission.id()).isNotNull();
      }
    }
  }

  @Test
  @Covers(NL_9_11)
  void crewMayAbandonThenTheBossChoosesThenAllDecideThenThePenalty() {
    var table = CityTable.of(2).missions("quiet-handover");
    table.crew(ANN, Crews.FIRST).crew(BEN, Crews.FIRST).owns(ANN).owns(BEN).heat(BEN, 0);
    table
        .plays(ANN, "sniper")
        .run(StageOf.stage(0, 1))
        .offers(ANN, "stay", "abandon")
        .chooses(ANN, "stay")
        .offers(BEN, "stay", "abandon")
        .chooses(BEN, "stay")
        .offers(ANN, "route-1", "route-2")
        .chooses(ANN, "route-1")
        .offers(ANN, "attempt", "stand-back")
        .chooses(ANN, "stand-back")
        .hasHeat(BEN, 0)
        .chooses(BEN, "stand-back")
        .hasHeat(ANN, 1)
        .hasHeat(BEN, 1)
        .offers(ANN, "stay", "abandon");
  }

  @Test
  @Covers(NL_9_12)
  void bossAloneChoosesTheRoute() {
    var table = CityTable.of(3).missions(VAN).crew(CAT, Crews.FIRST).crew(ANN, Crews.FIRST);
    table.owns(ANN).owns(CAT);
    table
        .run(StageOf.stage(0, 1))
        .chooses(CAT, "stay")
        .chooses(ANN, "stay")
        .isNotAsked(ANN)
        .offers(CAT, "route-1", "route-2");
  }

  @Test
  @Covers(NL_9_12)
  void hopelessRouteMayBeChosenToo() {
    var table = CityTable.of(2).missions(VAN).crew(ANN, Crews.FIRST).owns(ANN).has(ANN, 1, 1);
    // The Assassin has 1 in Technical and can't come to 6.
    table.run(StageOf.stage(0, 2)).chooses(ANN, "stay").offers(ANN, "route-1", "route-2");
    table.chooses(ANN, "route-2").happened(NL_12_02);
    table.offers(ANN, "attempt", "stand-back");
  }

  @Test
  @Covers({NL_9_11, NL_9_13})
  void nobodyDecidesBeforeTheRouteIsChosen() {
    var table = CityTable.of(2).missions(VAN).crew(ANN, Crews.FIRST).crew(BEN, Crews.FIRST);
    table.owns(ANN).owns(BEN);
    table
        .run(StageOf.stage(0, 1))
        .chooses(ANN, "stay")
        .chooses(BEN, "stay")
        .isNotAsked(BEN)
        .chooses(ANN, "route-1")
        .offers(BEN, "attempt", "stand-back");
  }

  @Test
  @Covers(NL_9_28)
  void membersMoveOnTogetherWhetherTheyAssistedOrNot() {
    var table = CityTable.of(2).missions(VAN).crew(ANN, Crews.FIRST).crew(BEN, Crews.FIRST);
    table.owns(ANN).owns(BEN).has(ANN, 7, 1);
    table
        .crosshairs(3)
        .run(StageOf.stage(0, 1))
        .chooses(ANN, "stay")
        .chooses(BEN, "stay")
        .chooses(ANN, "route-2", "attempt")
        .chooses(BEN, "stand-back")
        .chooses(ANN, "stay")
        .chooses(BEN, "stay");
    stage(table, 2);
    assertThat(table.at().stageDone.get(table.city(), BEN.index())).isEqualTo(2);
  }

  /** A crew that failed the last route and is still there has done the job. */
  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers(NL_9_29)
  void crewThatSurvivesStageThreeIsPaidThoughItFailed(String edition) {
    var table = CityTable.of(2, "edition", edition).missions(VAN).crew(ANN, Crews.FIRST);
    table.owns(ANN).has(ANN, 7, 1).chips(ANN, 0);
    table
        .run(StageOf.stage(0, 3))
        .chooses(ANN, "stay", "route-1", "stand-back", "stand-back")
        .isOff(ANN);
    assertThat(table.city().chips(ANN)).isEqualTo(table.mission(VAN).chips());
    assertThat(table.city().isShaken(ANN)).isFalse();
  }

  /** From the top down, and once more when somebody went. */
  @Test
  @Covers({NL_9_11, NL_11_01})
  void whoHasStayedMayThinkAgainWhenAnotherAbandons() {
    var table = CityTable.of(3).missions(VAN).crew(BEN, Crews.FIRST).crew(CAT, Crews.FIRST);
    table.crew(ANN, Crews.FIRST);
    for (var seat : table.city().seats()) table.owns(seat);
    table
        .run(StageOf.stage(0, 1))
        .isNotAsked(CAT)
        .isNotAsked(ANN)
        .chooses(BEN, "stay")
        .isNotAsked(ANN)
        .chooses(CAT, "abandon")
        .isOff(CAT)
        .offers(BEN, "stay", "abandon")
        .chooses(BEN, "stay")
        .chooses(ANN, "stay")
        .offers(BEN, "route-1", "route-2");
  }
}
