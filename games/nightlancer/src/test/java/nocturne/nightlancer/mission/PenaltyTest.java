package nocturne.nightlancer.mission;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.CityTable.CAT;
import static nocturne.nightlancer.NightlancerRule.NL_13_07;
import static nocturne.nightlancer.NightlancerRule.NL_9_18;
import static nocturne.nightlancer.NightlancerRule.NL_9_19;
import static nocturne.nightlancer.NightlancerRule.NL_9_20;
import static nocturne.nightlancer.NightlancerRule.NL_9_21;
import static nocturne.nightlancer.NightlancerRule.NL_9_22;
import static nocturne.nightlancer.NightlancerRule.NL_9_23;
import static nocturne.nightlancer.NightlancerRule.NL_9_24;
import static nocturne.nightlancer.NightlancerRule.NL_9_25;
import static nocturne.nightlancer.NightlancerRule.NL_9_26;
import static nocturne.nightlancer.NightlancerRule.NL_9_27;
import static nocturne.nightlancer.challenge.Trials.VAN;
import static nocturne.nightlancer.challenge.Trials.crew;
import static nocturne.nightlancer.challenge.Trials.fight;
import static nocturne.nightlancer.challenge.Trials.isPassed;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import nocturne.kernel.Seats;
import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.Covers;
import nocturne.nightlancer.component.Ability;
import nocturne.nightlancer.component.Challenge;
import nocturne.nightlancer.component.Penalty;
import nocturne.nightlancer.component.Resource;
import nocturne.nightlancer.effect.Effect;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a failed route leads to. */
class PenaltyTest {

  private static final Seats BOTH = Seats.of(ANN).with(BEN);

  private static Penalty lose(Resource resource, int amount) {
    return new Penalty.Loss(List.of(List.of(new Effect.Lose(resource, amount))));
  }

  private static CityTable two(String... settings) {
    return crew(CityTable.of(3, settings), ANN, BEN).has(ANN, 7, 1).has(BEN, 7, 1);
  }

  /** Both stay, and the Boss takes the first route of the first stage of a mission. */
  private static CityTable firstStage(CityTable table, String mission, String route) {
    return table
        .missions(mission)
        .run(StageOf.stage(0, 1))
        .chooses(ANN, "stay")
        .chooses(BEN, "stay")
        .chooses(ANN, route);
  }

  @Test
  @Covers({NL_9_18, NL_9_22})
  void whoStoodBackFailsWithTheCrewAndIsPunishedAlike() {
    var table = firstStage(two().chips(ANN, 5).chips(BEN, 5), "night-bus", "route-1");
    table
        .crosshairs(0)
        .chooses(ANN, "attempt")
        .chooses(BEN, "stand-back")
        .hasChips(ANN, 3)
        .hasChips(BEN, 3);
  }

  @Test
  @Covers({NL_9_18, NL_9_25})
  void dangerOfALostRouteHitsWhoStoodBack() {
    var table = firstStage(two().chips(ANN, 5).chips(BEN, 5), "night-bus", "route-2");
    table
        .crosshairs(0)
        .chooses(ANN, "attempt")
        .chooses(BEN, "stand-back")
        .hasHealth(ANN, 5)
        .hasHealth(BEN, 5)
        .hasChips(BEN, 3);
  }

  @Test
  @Covers(NL_9_19)
  void whereOnePassesNobodySuffers() {
    var table = firstStage(two().chips(ANN, 5).chips(BEN, 5), "night-bus", "route-2");
    table
        .crosshairs(0, 3)
        .chooses(ANN, "attempt")
        .chooses(BEN, "attempt")
        .didNotHappen(NL_13_07)
        .didNotHappen(NL_9_21)
        .hasHealth(ANN, 7)
        .hasHealth(BEN, 7)
        .hasChips(ANN, 5);
    assertThat(isPassed(table)).isTrue();
  }

  @Test
  @Covers(NL_9_20)
  void crewThatWasPunishedGoesOn() {
    var table = firstStage(two().chips(ANN, 5).chips(BEN, 5), "night-bus", "route-1");
    table
        .chooses(ANN, "stand-back")
        .chooses(BEN, "stand-back")
        .isOn(ANN, Crews.FIRST)
        .chooses(ANN, "stay")
        .chooses(BEN, "stay")
        .offers(ANN, "route-1", "route-2");
    assertThat(table.at().stageDone.get(table.city(), ANN.index())).isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers(NL_9_21)
  void penaltiesAreFightsHeatAbortsAndLossesOfHealthOrChips(String edition) {
    for (var mission : CityTable.GAME.contents(edition).missions())
      for (var stage : mission.stages())
        assertThat(isKnown(stage.penalty())).as(mission.id() + " " + stage.penalty()).isTrue();
  }

  private static boolean isKnown(Penalty penalty) {
    return switch (penalty) {
      case Penalty.Abort _ -> true;
      case Penalty.Fight(Challenge(var ability, var _, var obstacle, var danger)) ->
          ability.isCombat() && obstacle.isEmpty() && danger > 0;
      case Penalty.Loss(var choices) ->
          choices.stream().flatMap(List::stream).allMatch(PenaltyTest::isKnown);
    };
  }

  private static boolean isKnown(Effect effect) {
    return switch (effect) {
      case Effect.Gain(var _, var resource, var amount) -> resource == Resource.HEAT && amount == 1;
      case Effect.Lose(var resource, var amount) ->
          Set.of(Resource.HEALTH, Resource.CHIP).contains(resource) && amount > 0;
      default -> false;
    };
  }

  @Test
  @Covers({NL_9_21, NL_9_22})
  void eachMemberChoosesBetweenPrintedLosses() {
    var either =
        new Penalty.Loss(
            List.of(
                List.of(new Effect.Lose(Resource.HEALTH, 2)),
                List.of(new Effect.Lose(Resource.CHIP, 2))));
    two()
        .chips(ANN, 5)
        .chips(BEN, 5)
        .run(new Suffer(BOTH, either, 0))
        .chooses(ANN, "loss-2")
        .chooses(BEN, "loss-1")
        .hasChips(ANN, 3)
        .hasHealth(ANN, 7)
        .hasChips(BEN, 5)
        .hasHealth(BEN, 5);
  }

  /** The Assassin would be asked whether he slips away; the Sniper is not. */
  @Test
  @Covers({NL_9_21, NL_9_22})
  void heatComesToEveryMemberAndToNobodyElse() {
    var heat = List.<Effect>of(new Effect.Gain(false, Resource.HEAT, 1));
    var table = two().plays(ANN, "sniper").crew(CAT, Crews.SECOND);
    table.run(new Suffer(BOTH, new Penalty.Loss(List.of(heat)), 0));
    table.hasHeat(ANN, 1).hasHeat(BEN, 1).hasHeat(CAT, 0);
  }

  @Test
  @Covers(NL_9_23)
  void fightOfAPenaltyIsANewChallenge() {
    var table = two().carries(ANN, "monowire").carries(BEN, "optic-cloak");
    firstStage(table, VAN, "route-2")
        .chooses(ANN, "stand-back")
        .crosshairs(0)
        .chooses(BEN, "attempt", "use-optic-cloak")
        .offers(ANN, "attempt", "stand-back")
        .offers(BEN, "attempt", "stand-back")
        .chooses(BEN, "stand-back")
        .chooses(ANN, "attempt")
        .crosshairs(1)
        .chooses(ANN, "use-monowire")
        .hasHealth(ANN, 7)
        .isOn(ANN, Crews.FIRST);
    // The Covert of the route and Ben's cloak count for nothing in it.
    assertThat(table.at().best.get(table.city())).isEqualTo(3 + 3 + 1);
  }

  @Test
  @Covers(NL_9_24)
  void whoLosesThatFightLosesHealthAndNothingElse() {
    var table = firstStage(two().chips(ANN, 5).chips(BEN, 5), VAN, "route-1");
    table
        .chooses(ANN, "stand-back")
        .chooses(BEN, "stand-back")
        .chooses(ANN, "stand-back")
        .chooses(BEN, "stand-back")
        .hasHealth(ANN, 5)
        .hasHealth(BEN, 5)
        .hasChips(ANN, 5)
        .hasHeat(ANN, 0)
        .offers(ANN, "stay", "abandon");
  }

  @Test
  @Covers(NL_9_25)
  void dangerOfALostRouteComesBeforeThePenalty() {
    var table = crew(CityTable.of(2), BEN).has(BEN, 3, 1).missions("eviction-notice");
    table
        .run(StageOf.stage(0, 1))
        .chooses(BEN, "stay", "route-2", "stand-back")
        .hasHealth(BEN, 1)
        .offers(BEN, "attempt", "stand-back");
  }

  /** Whom the Danger has shaken is not there any more when the penalty comes. */
  @Test
  @Covers(NL_9_25)
  void penaltyStrikesThoseWhoAreStillThere() {
    var table = two().has(ANN, 2, 5).chips(ANN, 5).chips(BEN, 5);
    firstStage(table, "night-bus", "route-2")
        .chooses(ANN, "stand-back")
        .chooses(BEN, "stand-back")
        .isOff(ANN)
        .hasChips(ANN, 5)
        .hasChips(BEN, 3)
        .isOn(BEN, Crews.FIRST);
  }

  @Test
  @Covers(NL_9_26)
  void armourDoesNotHelpAgainstAPlainLossOfHealth() {
    two()
        .carries(ANN, "plate-vest")
        .run(new Suffer(Seats.of(ANN), lose(Resource.HEALTH, 2), 0))
        .rests()
        .hasHealth(ANN, 5);
    two()
        .carries(ANN, "plate-vest")
        .run(new Suffer(Seats.of(ANN), new Penalty.Fight(fight(Ability.MELEE, 9, 2)), 0))
        .chooses(ANN, "stand-back")
        .offers(ANN, "use-plate-vest", "done");
  }

  @Test
  @Covers(NL_9_27)
  void abortTakesTheWholeCrewOffAndLeavesTheOtherAlone() {
    var table = two().crew(CAT, Crews.SECOND).owns(CAT);
    firstStage(table, "loose-tongue", "route-1")
        .chooses(ANN, "stand-back")
        .chooses(BEN, "stand-back")
        .happened(NL_9_27)
        .isOff(ANN)
        .isOff(BEN)
        .isOn(CAT, Crews.FIRST)
        .offers(CAT, "stay", "abandon");
  }

  @Test
  @Covers(NL_9_27)
  void crewThatMustAbortIsNotPaid() {
    var table = crew(CityTable.of(2), BEN).missions("loose-tongue").chips(BEN, 0).ideals(BEN, 3);
    table
        .run(new MissionPhase(0))
        .chooses(BEN, "stay", "route-1", "stand-back")
        .rests()
        .hasChips(BEN, 0)
        .hasIdeals(BEN, 3);
    assertThat(table.at().lowDiscard.has(table.city(), table.mission("loose-tongue"))).isTrue();
  }
}
