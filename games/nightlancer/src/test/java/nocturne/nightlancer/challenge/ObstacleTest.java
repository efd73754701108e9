package nocturne.nightlancer.challenge;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.NightlancerRule.NL_12_04;
import static nocturne.nightlancer.NightlancerRule.NL_12_05;
import static nocturne.nightlancer.NightlancerRule.NL_12_06;
import static nocturne.nightlancer.NightlancerRule.NL_12_07;
import static nocturne.nightlancer.NightlancerRule.NL_9_05;
import static nocturne.nightlancer.challenge.Trials.blocked;
import static nocturne.nightlancer.challenge.Trials.crew;
import static nocturne.nightlancer.challenge.Trials.event;
import static nocturne.nightlancer.challenge.Trials.isPassed;
import static nocturne.nightlancer.challenge.Trials.rating;
import static nocturne.nightlancer.challenge.Trials.route;
import static nocturne.nightlancer.challenge.Trials.score;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.Covers;
import nocturne.nightlancer.component.Ability;
import nocturne.nightlancer.component.Contact;
import nocturne.nightlancer.component.Obstacle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What stands in the way of an attempt. */
class ObstacleTest {

  @Test
  @Covers(NL_12_04)
  void whoUsesNoFittingCardScoresNothing() {
    var table = CityTable.of(2).owns(ANN).hand(ANN, "performer");
    event(table, blocked(Ability.COVERT, 1, Obstacle.DISTRACTION), ANN)
        .chooses(ANN, "attempt")
        .offers(ANN, "play-performer-1", "give-up")
        .chooses(ANN, "give-up")
        .happened(NL_12_04)
        .rests();
    assertThat(score(table)).isZero();
    assertThat(isPassed(table)).isFalse();
  }

  /** Whoever has no fitting card is not even asked. */
  @Test
  @Covers({NL_12_04, NL_12_05})
  void cardForAnotherKindOfObstacleIsOfNoUse() {
    var table = CityTable.of(2).owns(ANN, "plastic-charge").hand(ANN, "cyberspacer");
    event(table, blocked(Ability.COVERT, 1, Obstacle.DISTRACTION), ANN)
        .chooses(ANN, "attempt")
        .rests();
    assertThat(score(table)).isZero();
    event(table, blocked(Ability.COVERT, 9, Obstacle.CRACKING), ANN)
        .chooses(ANN, "attempt")
        .offers(ANN, "play-cyberspacer-1", "give-up");
    event(table, blocked(Ability.COVERT, 9, Obstacle.DEMOLITION), ANN)
        .chooses(ANN, "attempt")
        .offers(ANN, "use-plastic-charge", "give-up");
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers(NL_12_05)
  void contactsPassDistractionAndCrackingAndMarketCardsDemolition(String edition) {
    var box = CityTable.GAME.contents(edition);
    for (var obstacle : Obstacle.values()) {
      boolean blownUp = obstacle == Obstacle.DEMOLITION;
      assertThat(box.contacts().stream().anyMatch(card -> passes(card, obstacle)))
          .as("a Contact passes %s", obstacle)
          .isNotEqualTo(blownUp);
      assertThat(
              box.market().stream()
                  .anyMatch(card -> card.uses().stream().anyMatch(use -> use.passes(obstacle))))
          .as("a Black Market card passes %s", obstacle)
          .isEqualTo(blownUp);
    }
    assertThat(Obstacle.values()).hasSize(3);
  }

  private static boolean passes(Contact card, Obstacle obstacle) {
    return card.uses().stream().anyMatch(use -> use.passes(obstacle));
  }

  @Test
  @Covers(NL_12_06)
  void everyoneInACrewNeedsACardOfTheirOwn() {
    var table = crew(CityTable.of(2), ANN, BEN).plays(BEN, "sniper");
    table.hand(ANN, "performer").has(ANN, 7, 1).has(BEN, 7, 1);
    route(table, blocked(Ability.COVERT, 5, Obstacle.DISTRACTION), ANN, BEN)
        .chooses(ANN, "attempt")
        .crosshairs(0)
        .chooses(BEN, "attempt")
        .chooses(ANN, "play-performer-1")
        .happened(NL_12_04)
        .rests();
    // Only Ann has rolled.
    assertThat(score(table)).isEqualTo(4);
  }

  @Test
  @Covers(NL_12_06)
  void twoCardsBringTwoPastTheObstacle() {
    var table = crew(CityTable.of(2), ANN, BEN).plays(BEN, "sniper");
    table.hand(ANN, "performer").hand(BEN, "night-watchman").has(ANN, 7, 1).has(BEN, 7, 1);
    route(table, blocked(Ability.COVERT, 9, Obstacle.DISTRACTION), ANN, BEN)
        .chooses(ANN, "attempt")
        .chooses(BEN, "attempt")
        .chooses(ANN, "play-performer-1")
        .crosshairs(0, 2)
        .chooses(BEN, "play-night-watchman-1");
    assertThat(score(table)).isEqualTo(4 + 2);
  }

  @Test
  @Covers(NL_12_07)
  void behindTheObstacleTheRollIsStillToCome() {
    var table = CityTable.of(2).owns(ANN).hand(ANN, "performer").has(ANN, 7, 1);
    event(table.crosshairs(1), blocked(Ability.COVERT, 6, Obstacle.DISTRACTION), ANN)
        .chooses(ANN, "attempt", "play-performer-1")
        .rests();
    assertThat(score(table)).isEqualTo(5);
    assertThat(isPassed(table)).isFalse();
  }

  @Test
  @Covers({NL_12_04, NL_12_07})
  void cardThatPassesMayAddSomethingToo() {
    var table = crew(CityTable.of(2), BEN).carries(BEN, "thermite-paste");
    route(table, blocked(Ability.TECHNICAL, 9, Obstacle.DEMOLITION), BEN)
        .chooses(BEN, "attempt", "use-thermite-paste")
        .hasHeat(BEN, 1);
    assertThat(table.at().bonus.get(table.city(), BEN.index())).isEqualTo(1);
  }

  @Test
  @Covers(NL_12_05)
  void grenadeThatOpensADoorAddsNothing() {
    var table = crew(CityTable.of(2), BEN).carries(BEN, "frag-grenade");
    table.hand(BEN, "tinkerer");
    route(table, blocked(Ability.TECHNICAL, 9, Obstacle.DEMOLITION), BEN)
        .chooses(BEN, "attempt", "use-frag-grenade");
    assertThat(rating(table, BEN)).isEqualTo(2);
  }

  @Test
  @Covers({NL_12_04, NL_9_05})
  void whatWasLeftBehindBlowsNothingUp() {
    var table = crew(CityTable.of(2), BEN).owns(BEN, "plastic-charge");
    table.carries(BEN, "thermite-paste");
    route(table, blocked(Ability.TECHNICAL, 9, Obstacle.DEMOLITION), BEN)
        .chooses(BEN, "attempt")
        .offers(BEN, "use-thermite-paste", "give-up")
        .refuses(BEN, "use-plastic-charge", NL_9_05);
  }

  /** What two Nightlancers can do stands in for a card. */
  @Test
  @Covers(NL_12_04)
  void specialMayPassAnObstacle() {
    var table = crew(CityTable.of(2), BEN).has(BEN, 7, 9);
    route(table, blocked(Ability.STREETWISE, 9, Obstacle.DISTRACTION), BEN)
        .chooses(BEN, "attempt", "special")
        .hasResolve(BEN, 8);
    assertThat(rating(table, BEN)).isEqualTo(4);
  }
}
