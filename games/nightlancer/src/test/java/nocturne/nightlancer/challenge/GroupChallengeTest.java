package nocturne.nightlancer.challenge;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.CityTable.CAT;
import static nocturne.nightlancer.CityTable.DAN;
import static nocturne.nightlancer.NightlancerRule.NL_12_17;
import static nocturne.nightlancer.NightlancerRule.NL_12_21;
import static nocturne.nightlancer.NightlancerRule.NL_9_13;
import static nocturne.nightlancer.NightlancerRule.NL_9_14;
import static nocturne.nightlancer.NightlancerRule.NL_9_15;
import static nocturne.nightlancer.NightlancerRule.NL_9_16;
import static nocturne.nightlancer.NightlancerRule.NL_9_17;
import static nocturne.nightlancer.challenge.Trials.crew;
import static nocturne.nightlancer.challenge.Trials.isPassed;
import static nocturne.nightlancer.challenge.Trials.rating;
import static nocturne.nightlancer.challenge.Trials.route;
import static nocturne.nightlancer.challenge.Trials.score;
import static nocturne.nightlancer.challenge.Trials.test;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import nocturne.kernel.FastChance;
import nocturne.kernel.Options;
import nocturne.kernel.Recorded;
import nocturne.kernel.Seat;
import nocturne.kernel.Seed;
import nocturne.kernel.Setup;
import nocturne.kernel.Variant;
import nocturne.nightlancer.City;
import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.Covers;
import nocturne.nightlancer.component.Ability;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A crew that faces a challenge. */
class GroupChallengeTest {

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers(NL_9_13)
  void everyMemberDecidesInAnyOrderBeforeAnybodyRolls(String edition) {
    var table = crew(CityTable.of(3, "edition", edition), ANN, BEN, CAT);
    route(table, test(Ability.STREETWISE, 9), ANN, BEN, CAT)
        .offers(ANN, "attempt", "stand-back")
        .offers(BEN, "attempt", "stand-back")
        .offers(CAT, "attempt", "stand-back")
        .chooses(CAT, "attempt")
        .didNotHappen(NL_12_17)
        .didNotHappen(NL_12_21)
        .isNotAsked(CAT)
        .chooses(ANN, "stand-back")
        .didNotHappen(NL_12_17)
        .didNotHappen(NL_12_21)
        .offers(BEN, "attempt", "stand-back");
  }

  /** An answer is changed by taking it back, as long as somebody else has not answered. */
  @Test
  @Covers(NL_9_13)
  void decisionMayBeTakenBackUntilTheLastHasDecided() {
    var game = twoDecide();
    var seats = game.table().asked();
    var first = seats.first();
    var other = seats.without(first).first();
    choose(game, first, "attempt");
    assertThat(game.undoing(first)).isEqualTo(Recorded.Undo.FREE);
    game.undo(first);
    assertThat(game.table().asked()).isEqualTo(seats);
    choose(game, other, "stand-back");
    assertThat(game.undoing(other)).isEqualTo(Recorded.Undo.FREE);
    choose(game, first, "stand-back");
    assertThat(game.table().at().assisting.get(game.table(), first.index()))
        .isNotEqualTo(Assist.ATTEMPTS);
  }

  /** A game of people who seek company and else do anything, up to a challenge that two face. */
  private static Recorded<City> twoDecide() {
    var setup =
        new Setup(
            Variant.of(CityTable.GAME.settings(), Map.of()),
            List.of(Setup.Player.person("Ann"), Setup.Player.person("Ben")));
    var game = Recorded.open(CityTable.GAME, setup, Seed.of("two who decide"));
    var chance = new FastChance(3);
    while (game.table().asked().size() < 2
        || !(game.table().agenda().getFirst() instanceof Assist)) {
      assertThat(game.table().isOver()).as("the game ended without a crew of two").isFalse();
      var seat = game.table().asked().first();
      choose(game, seat, sociable(game.table().options(seat), chance));
    }
    return game;
  }

  private static String sociable(Options options, FastChance chance) {
    for (var wish : List.of("face-event", "join-first", "start-first", "yes", "pass", "stay"))
      for (var option : options.list()) if (option.id().startsWith(wish)) return option.id();
    return options.get(chance.below(options.size())).id();
  }

  private static void choose(Recorded<City> game, Seat seat, String option) {
    game.choose(seat, option, game.table().version());
  }

  @Test
  @Covers(NL_9_14)
  void inTheFinalEditionAllCardsAreFixedThenOthersInterfereThenAllRoll() {
    var table = crew(CityTable.of(3), ANN, BEN).carries(ANN, "optic-cloak");
    table.carries(BEN, "smoke-canister").hand(CAT, "detective").has(ANN, 7, 1).has(BEN, 7, 1);
    route(table, test(Ability.COVERT, 9), ANN, BEN)
        .chooses(ANN, "attempt")
        .chooses(BEN, "attempt")
        .chooses(ANN, "use-optic-cloak")
        .didNotHappen(NL_12_21)
        .chooses(BEN, "use-smoke-canister")
        .didNotHappen(NL_12_21)
        .offers(CAT, "play-detective-on-1", "play-detective-on-2", "pass")
        .crosshairs(1, 0)
        .chooses(CAT, "play-detective-on-2")
        .rests();
    assertThat(score(table)).isEqualTo(6);
  }

  @Test
  @Covers(NL_9_14)
  void inTheFinalEditionEachAnswersWhatIsPlayedOnThem() {
    var table = crew(CityTable.of(3), ANN, BEN).has(ANN, 7, 1).has(BEN, 7, 1);
    table.hand(CAT, "detective", "armourer").hand(ANN, "solicitor").hand(BEN, "face-man");
    route(table, test(Ability.COVERT, 9), ANN, BEN)
        .chooses(ANN, "attempt")
        .chooses(BEN, "attempt")
        .chooses(CAT, "play-detective-on-2")
        .isNotAsked(ANN)
        .chooses(BEN, "cancel-detective-with-face-man")
        .chooses(CAT, "play-armourer-on-1")
        .isNotAsked(BEN)
        .crosshairs(0, 0)
        .chooses(ANN, "cancel-armourer-with-solicitor")
        .rests();
    assertThat(score(table)).isEqualTo(4);
  }

  @Test
  @Covers(NL_9_15)
  void inThePrototypeTheNextSeesTheRollOfTheOneAbove() {
    var table = crew(CityTable.prototype(3), BEN, ANN).carries(ANN, "optic-cloak");
    table.carries(BEN, "smoke-canister");
    route(table, test(Ability.COVERT, 9), ANN, BEN)
        .chooses(ANN, "attempt")
        .chooses(BEN, "attempt")
        .isNotAsked(ANN)
        .chooses(BEN, "use-smoke-canister")
        .isNotAsked(ANN)
        .faces(1)
        .chooses(BEN, "roll")
        .happened(NL_12_17)
        .offersAmongOthers(ANN, "use-optic-cloak");
    assertThat(table.at().rolled.get(table.city(), BEN.index())).isEqualTo(1);
  }

  /** Each attempt of the prototype has its own window. */
  @Test
  @Covers(NL_9_15)
  void inThePrototypeOthersInterfereWithOneAttemptAfterTheOther() {
    var table = crew(CityTable.prototype(3), ANN, BEN).hand(CAT, "detective");
    route(table, test(Ability.COVERT, 9), ANN, BEN)
        .chooses(ANN, "attempt")
        .chooses(BEN, "attempt")
        .offers(CAT, "play-detective-on-1", "pass")
        .chooses(CAT, "pass")
        .faces(1)
        .chooses(ANN, "roll")
        .offers(CAT, "play-detective-on-2", "pass");
  }

  @Test
  @Covers(NL_9_16)
  void everyoneHasTheirOwnAbilityCardsAndRoll() {
    var table = crew(CityTable.of(2), ANN, BEN).carries(ANN, "optic-cloak");
    table.has(ANN, 7, 1).has(BEN, 7, 1).crosshairs(1, 3);
    route(table, test(Ability.COVERT, 9), ANN, BEN)
        .chooses(ANN, "attempt")
        .chooses(BEN, "attempt")
        .doesNotOffer(ANN, "use-smoke-canister")
        .chooses(ANN, "use-optic-cloak")
        .rests();
    assertThat(table.at().rolled.get(table.city(), ANN.index())).isEqualTo(1);
    assertThat(table.at().rolled.get(table.city(), BEN.index())).isEqualTo(3);
    assertThat(score(table)).isEqualTo(4 + 1 + 1);
  }

  @Test
  @Covers(NL_9_16)
  void contactsHelpOnlyWhoPlaysThem() {
    var table = crew(CityTable.of(3), ANN, BEN).hand(BEN, "detective").hand(ANN, "night-watchman");
    route(table, test(Ability.COVERT, 9), ANN, BEN)
        .chooses(ANN, "attempt")
        .chooses(BEN, "attempt")
        .chooses(ANN, "play-night-watchman-2")
        .chooses(BEN, "play-detective-1");
    table.rests();
    assertThat(table.at().bonus.get(table.city(), ANN.index())).isEqualTo(1);
    assertThat(table.at().bonus.get(table.city(), BEN.index())).isEqualTo(2);
  }

  /** Who stands back can do nothing for the others but what is printed as a hindrance. */
  @Test
  @Covers(NL_9_16)
  void whoStandsBackHelpsNobodyWithContacts() {
    var table = crew(CityTable.of(3), ANN, BEN).hand(BEN, "tinkerer", "detective").has(ANN, 7, 1);
    route(table, test(Ability.COVERT, 9), ANN, BEN)
        .chooses(ANN, "attempt")
        .chooses(BEN, "stand-back")
        .offers(BEN, "play-detective-on-1", "pass");
    assertThat(rating(table, ANN)).isEqualTo(4);
  }

  @Test
  @Covers(NL_9_17)
  void bestSingleScoreCountsAndScoresAreNotAdded() {
    var table = crew(CityTable.of(4), ANN, BEN, CAT, DAN);
    for (var seat : table.city().seats()) table.has(seat, 5, 1);
    route(table.crosshairs(1, 3, 2, 0), test(Ability.COVERT, 6), ANN, BEN, CAT, DAN)
        .chooses(ANN, "attempt")
        .chooses(BEN, "attempt")
        .chooses(CAT, "attempt")
        .chooses(DAN, "attempt")
        .rests();
    // Ann has 4 + 1, Ben 2 + 3, Cat 2 + 2, Dan 1 + 0.
    assertThat(score(table)).isEqualTo(5);
    assertThat(isPassed(table)).isFalse();
  }

  @Test
  @Covers(NL_9_17)
  void crewInWhichAllStandBackScoresNothing() {
    var table = crew(CityTable.of(2), ANN, BEN);
    route(table, test(Ability.COVERT, 1), ANN, BEN)
        .chooses(ANN, "stand-back")
        .chooses(BEN, "stand-back")
        .rests();
    assertThat(score(table)).isZero();
    assertThat(isPassed(table)).isFalse();
  }
}
