package nocturne.nightlancer.component;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.GAME;
import static nocturne.nightlancer.NightlancerRule.NL_1_02;
import static nocturne.nightlancer.NightlancerRule.NL_1_03;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.Covers;
import nocturne.nightlancer.prep.EventStep;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The six abilities, and what sets those for combat apart. */
class AbilityTest {

  @Test
  @Covers(NL_1_02)
  void threeAbilitiesAreStandardAndThreeAreForCombat() {
    assertThat(Ability.values()).hasSize(6);
    assertThat(Ability.values())
        .filteredOn(Ability::isCombat)
        .containsExactly(Ability.MELEE, Ability.GUNFIGHT, Ability.MARKSMAN);
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers(NL_1_02)
  void everyNightlancerIsRatedInAllSix(String edition) {
    for (var lancer : GAME.contents(edition).lancers())
      assertThat(lancer.ratings()).as(lancer.id()).hasSize(6);
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers(NL_1_03)
  void exactlyTheCombatChallengesHaveADanger(String edition) {
    assertThat(challenges(GAME.contents(edition)))
        .isNotEmpty()
        .allMatch(challenge -> challenge.ability().isCombat() == challenge.danger() > 0);
  }

  /** Every challenge that is printed: the routes, the fights among the penalties, the Events. */
  private static List<Challenge> challenges(Contents box) {
    var challenges = new ArrayList<Challenge>();
    for (var round : box.rounds()) challenges.add(round.challenge());
    for (var mission : box.missions()) {
      for (var stage : mission.stages()) {
        for (var route : stage.routes()) challenges.add(route.challenge());
        if (stage.penalty() instanceof Penalty.Fight(var fight)) challenges.add(fight);
      }
    }
    return challenges;
  }

  @Test
  @Covers(NL_1_03)
  void combatChallengeTakesAWeaponAndCostsItsDangerBesideThePenalty() {
    facing("meathook-rampage")
        .chooses(ANN, "attempt")
        .offersAmongOthers(ANN, "use-monowire")
        .crosshairs(0)
        .chooses(ANN, "done", "keep")
        .hasHealth(ANN, 5)
        .hasChips(ANN, 8);
  }

  @Test
  @Covers(NL_1_03)
  void otherChallengeTakesNoWeaponAndCostsNothingButThePenalty() {
    facing("brown-out")
        .chooses(ANN, "attempt")
        .doesNotOffer(ANN, "use-monowire")
        .crosshairs(0)
        .chooses(ANN, "done")
        .hasHealth(ANN, 7)
        .hasChips(ANN, 7);
  }

  /** The Assassin, with 9 Chips and a blade, decides to face an Event. */
  private static CityTable facing(String event) {
    return CityTable.of(2)
        .round(event)
        .owns(ANN, "monowire")
        .chips(ANN, 9)
        .run(new EventStep(0))
        .chooses(ANN, "face-event");
  }
}
