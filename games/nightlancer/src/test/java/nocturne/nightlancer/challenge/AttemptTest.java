package nocturne.nightlancer.challenge;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.NightlancerRule.NL_12_01;
import static nocturne.nightlancer.NightlancerRule.NL_12_02;
import static nocturne.nightlancer.NightlancerRule.NL_12_03;
import static nocturne.nightlancer.NightlancerRule.NL_12_08;
import static nocturne.nightlancer.NightlancerRule.NL_12_09;
import static nocturne.nightlancer.NightlancerRule.NL_12_10;
import static nocturne.nightlancer.NightlancerRule.NL_12_11;
import static nocturne.nightlancer.NightlancerRule.NL_12_13;
import static nocturne.nightlancer.NightlancerRule.NL_12_23;
import static nocturne.nightlancer.NightlancerRule.NL_12_28;
import static nocturne.nightlancer.NightlancerRule.NL_12_30;
import static nocturne.nightlancer.NightlancerRule.NL_9_13;
import static nocturne.nightlancer.challenge.Trials.crew;
import static nocturne.nightlancer.challenge.Trials.event;
import static nocturne.nightlancer.challenge.Trials.fight;
import static nocturne.nightlancer.challenge.Trials.isPassed;
import static nocturne.nightlancer.challenge.Trials.rating;
import static nocturne.nightlancer.challenge.Trials.route;
import static nocturne.nightlancer.challenge.Trials.score;
import static nocturne.nightlancer.challenge.Trials.test;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import nocturne.kernel.Viewer;
import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.Covers;
import nocturne.nightlancer.component.Ability;
import nocturne.nightlancer.component.Challenge;
import nocturne.nightlancer.component.Penalty;
import nocturne.nightlancer.component.RoundCard;
import nocturne.nightlancer.prep.EventStep;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** One player's attempt, from its announcement to its score. */
class AttemptTest {

  private static Stream<Challenge> printed(String edition) {
    var box = CityTable.GAME.contents(edition);
    var stages = box.missions().stream().flatMap(mission -> mission.stages().stream()).toList();
    var routes =
        stages.stream().flatMap(stage -> stage.routes().stream()).map(route -> route.challenge());
    var fights =
        stages.stream()
            .map(stage -> stage.penalty())
            .filter(Penalty.Fight.class::isInstance)
            .map(penalty -> ((Penalty.Fight) penalty).challenge());
    var events = box.rounds().stream().map(RoundCard::challenge);
    return Stream.of(routes, fights, events).flatMap(it -> it);
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers(NL_12_01)
  void everyChallengeHasADifficultyAndExactlyTheFightsHaveADanger(String edition) {
    assertThat(printed(edition)).hasSizeGreaterThan(100);
    assertThat(printed(edition))
        .allSatisfy(
            challenge -> {
              assertThat(challenge.difficulty()).isPositive();
              assertThat(challenge.danger() > 0).isEqualTo(challenge.ability().isCombat());
            });
    assertThat(printed(edition)).anyMatch(challenge -> challenge.obstacle().isPresent());
  }

  @Test
  @Covers(NL_12_02)
  void attemptIsAnnouncedBeforeAnyCardIsUsedAndEverybodyHearsIt() {
    var table = CityTable.of(3).owns(ANN, "optic-cloak").hand(BEN, "detective");
    event(table, test(Ability.COVERT, 6), ANN)
        .happened(NL_12_02)
        .isNotAsked(BEN)
        .offers(ANN, "attempt", "stand-back")
        .chooses(ANN, "attempt")
        .happened(NL_9_13)
        .offersAmongOthers(ANN, "use-optic-cloak");
    var spectator = table.city().view(Viewer.SPECTATOR).table();
    assertThat(spectator.at().assisting.get(spectator, ANN.index())).isEqualTo(Assist.ATTEMPTS);
  }

  @Test
  @Covers(NL_12_03)
  void whoDeclinesUsesNothingRollsNothingAndScoresNothing() {
    var table = CityTable.of(2).owns(ANN, "optic-cloak").hand(BEN, "detective");
    event(table, test(Ability.COVERT, 1), ANN).chooses(ANN, "stand-back").rests();
    assertThat(score(table)).isZero();
    assertThat(isPassed(table)).isFalse();
  }

  /** In the prototype the roll itself can hurt, so one may still decline it. */
  @Test
  @Covers(NL_12_03)
  void inThePrototypeARollMayBeDeclinedToo() {
    var table = CityTable.prototype(2).owns(ANN);
    event(table, test(Ability.COVERT, 4), ANN)
        .chooses(ANN, "attempt")
        .offers(ANN, "roll", "decline")
        .chooses(ANN, "decline")
        .rests();
    assertThat(score(table)).isZero();
  }

  @Test
  @Covers({NL_12_08, NL_12_13})
  void anyNumberOfCardsAndContactsHelps() {
    var table =
        CityTable.of(2)
            .owns(ANN, "optic-cloak", "smoke-canister", "calmax")
            .hand(ANN, "detective", "night-watchman");
    event(table, test(Ability.COVERT, 15), ANN)
        .chooses(ANN, "attempt", "use-optic-cloak", "use-smoke-canister", "use-calmax")
        .chooses(ANN, "play-detective-1", "play-night-watchman-2");
    assertThat(rating(table, ANN)).isEqualTo(4 + 1 + 2 + 2 + 2 + 1);
    table.hasHand(ANN);
  }

  @Test
  @Covers(NL_12_08)
  void onlyWhatRaisesTheTestedAbilityIsOffered() {
    var table =
        CityTable.of(2).owns(ANN, "optic-cloak", "tool-roll").hand(ANN, "detective", "tinkerer");
    event(table, test(Ability.TECHNICAL, 6), ANN)
        .chooses(ANN, "attempt")
        .offers(
            ANN, "use-tool-roll", "play-tinkerer-1", "sell-tool-roll", "sell-optic-cloak", "done");
  }

  /** A card with two uses has the one that fits. */
  @Test
  @Covers(NL_12_08)
  void cardWithSeveralUsesIsUsedForWhatIsTested() {
    var grenade = crew(CityTable.of(2), ANN).carries(ANN, "frag-grenade");
    route(grenade, fight(Ability.GUNFIGHT, 9, 2), ANN).chooses(ANN, "attempt", "use-frag-grenade");
    assertThat(rating(grenade, ANN)).isEqualTo(1 + 2);
    assertThat(grenade.at().marketDiscard.has(grenade.city(), grenade.market("frag-grenade")))
        .isTrue();
    var coldblood = crew(CityTable.of(2), ANN).carries(ANN, "coldblood").has(ANN, 7, 9);
    route(coldblood, fight(Ability.MELEE, 9, 2), ANN)
        .chooses(ANN, "attempt", "use-coldblood")
        .hasResolve(ANN, 8);
    assertThat(rating(coldblood, ANN)).isEqualTo(3 + 2);
  }

  @Test
  @Covers(NL_12_09)
  void costOfAUseIsPaidAtOnce() {
    var table = CityTable.of(2).owns(ANN, "calmax").has(ANN, 7, 5);
    event(table, test(Ability.COVERT, 9), ANN)
        .chooses(ANN, "attempt")
        .hasResolve(ANN, 5)
        .chooses(ANN, "use-calmax")
        .hasResolve(ANN, 4)
        .happened(NL_12_09);
  }

  @Test
  @Covers(NL_12_09)
  void whoCannotPayCannotUseIt() {
    var table = CityTable.of(2).owns(ANN, "calmax", "optic-cloak").has(ANN, 7, 0);
    event(table, test(Ability.COVERT, 9), ANN)
        .chooses(ANN, "attempt")
        .offersAmongOthers(ANN, "use-optic-cloak")
        .refuses(ANN, "use-calmax", NL_12_09);
  }

  @Test
  @Covers({NL_12_10, NL_12_11})
  void loudCardBringsHeatWhenItIsUsedAndNotByLyingThere() {
    var idle = crew(CityTable.of(2), BEN).carries(BEN, "scout-carbine", "silenced-smg");
    route(idle, fight(Ability.GUNFIGHT, 9, 2), BEN)
        .chooses(BEN, "attempt", "use-silenced-smg")
        .hasHeat(BEN, 0);
    var used = crew(CityTable.of(2), BEN).carries(BEN, "scout-carbine", "silenced-smg");
    route(used, fight(Ability.GUNFIGHT, 9, 2), BEN)
        .chooses(BEN, "attempt", "use-scout-carbine")
        .happened(NL_12_11)
        .hasHeat(BEN, 1);
  }

  @Test
  @Covers(NL_12_11)
  void everyUseOfALoudCardBringsHeat() {
    var table = crew(CityTable.of(2), BEN).carries(BEN, "scout-carbine");
    for (int uses = 1; uses <= 2; uses++)
      route(table, fight(Ability.MARKSMAN, 3, 2), BEN)
          .crosshairs(0)
          .chooses(BEN, "attempt", "use-scout-carbine")
          .hasHeat(BEN, uses);
  }

  @Test
  @Covers(NL_12_10)
  void cardIsUsedOnceInAChallenge() {
    var table = CityTable.of(2).owns(ANN, "optic-cloak");
    event(table, test(Ability.COVERT, 9), ANN)
        .chooses(ANN, "attempt", "use-optic-cloak")
        .happened(NL_12_10);
    table.rests();
    event(table, test(Ability.COVERT, 9), ANN)
        .chooses(ANN, "attempt")
        .offersAmongOthers(ANN, "use-optic-cloak");
  }

  @Test
  @Covers(NL_12_23)
  void afterTheRollNoCardCountsAnyMore() {
    var table =
        CityTable.of(2).owns(ANN, "optic-cloak").hand(ANN, "detective").hand(BEN, "armourer");
    event(table, test(Ability.COVERT, 7), ANN)
        .chooses(ANN, "attempt", "done")
        .crosshairs(2)
        .chooses(BEN, "pass")
        .offers(ANN, "reroll", "keep")
        .isNotAsked(BEN);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3})
  @Covers(NL_12_28)
  void scoreThatEqualsTheDifficultyPasses(int crosshairs) {
    var table = CityTable.of(2).owns(ANN).has(ANN, 7, 1);
    event(table.crosshairs(crosshairs), test(Ability.COVERT, 6), ANN).chooses(ANN, "attempt");
    assertThat(score(table)).isEqualTo(4 + crosshairs);
    assertThat(isPassed(table)).isEqualTo(crosshairs >= 2);
  }

  @Test
  @Covers(NL_12_30)
  void whoIsShakenByACostOnAMissionDoesNotRollAndIsGone() {
    var table = crew(CityTable.of(2), ANN).carries(ANN, "calmax").has(ANN, 7, 1);
    route(table, test(Ability.COVERT, 3), ANN)
        .chooses(ANN, "attempt", "use-calmax")
        .isOff(ANN)
        .rests();
    assertThat(table.city().isShaken(ANN)).isTrue();
    assertThat(score(table)).isZero();
  }

  @Test
  @Covers(NL_12_30)
  void whoIsShakenByACostInAnEventStillSuffersItsPenalty() {
    var table = CityTable.of(2).round("identity-check").order(ANN, BEN);
    table
        .owns(ANN, "calmax")
        .has(ANN, 7, 1)
        .heat(ANN, 2)
        .run(new EventStep(0))
        .chooses(ANN, "face-event", "attempt", "use-calmax");
    assertThat(table.city().isShaken(ANN)).isTrue();
    // Being Shaken cools by one, the Event heats by one.
    table.hasHeat(ANN, 2).offersAmongOthers(BEN, "face-event");
  }
}
