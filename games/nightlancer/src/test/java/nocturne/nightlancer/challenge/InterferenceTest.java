package nocturne.nightlancer.challenge;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.CityTable.CAT;
import static nocturne.nightlancer.CityTable.DAN;
import static nocturne.nightlancer.NightlancerRule.NL_12_12;
import static nocturne.nightlancer.NightlancerRule.NL_12_13;
import static nocturne.nightlancer.NightlancerRule.NL_12_14;
import static nocturne.nightlancer.NightlancerRule.NL_12_16;
import static nocturne.nightlancer.NightlancerRule.NL_12_29;
import static nocturne.nightlancer.challenge.Trials.crew;
import static nocturne.nightlancer.challenge.Trials.event;
import static nocturne.nightlancer.challenge.Trials.fight;
import static nocturne.nightlancer.challenge.Trials.rating;
import static nocturne.nightlancer.challenge.Trials.route;
import static nocturne.nightlancer.challenge.Trials.score;
import static nocturne.nightlancer.challenge.Trials.test;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.nightlancer.City;
import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.Covers;
import nocturne.nightlancer.component.Ability;
import nocturne.nightlancer.mission.Crews;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What others may do to an attempt before its roll. */
class InterferenceTest {

  @ParameterizedTest
  @CsvSource({
    "COVERT, night-watchman, 4",
    "STREETWISE, performer, 2",
    "TECHNICAL, cyberspacer, 1",
  })
  @Covers(NL_12_12)
  void contactPlayedByAnotherLowersTheAbilityByOne(Ability ability, String contact, int rating) {
    var table = CityTable.of(2).owns(ANN).hand(ANN, "back-alley-doc").hand(BEN, contact);
    event(table.has(ANN, 1, 1), test(ability, 9), ANN)
        .chooses(ANN, "attempt", "done")
        .offers(BEN, "play-" + contact + "-on-1", "pass");
    assertThat(rating(table, ANN)).isEqualTo(rating);
    table.chooses(BEN, "play-" + contact + "-on-1").happened(NL_12_12).hasHand(BEN);
    assertThat(rating(table, ANN)).isEqualTo(rating - 1);
  }

  @Test
  @Covers(NL_12_12)
  void contactThatHindersAnotherAbilityCannotBePlayed() {
    var table = CityTable.of(3).owns(ANN).hand(BEN, "performer", "detective");
    event(table, test(Ability.COVERT, 9), ANN)
        .chooses(ANN, "attempt")
        .offers(BEN, "play-detective-on-1", "pass");
  }

  @Test
  @Covers(NL_12_13)
  void anyNumberOfContactsMayHinderOneAttempt() {
    var table =
        CityTable.of(3)
            .owns(ANN)
            .hand(BEN, "detective", "night-watchman")
            .hand(CAT, "armourer")
            .has(ANN, 7, 1);
    event(table, test(Ability.COVERT, 4), ANN)
        .chooses(ANN, "attempt")
        .chooses(BEN, "play-detective-on-1", "play-night-watchman-on-1")
        .crosshairs(3)
        .chooses(CAT, "play-armourer-on-1")
        .rests();
    assertThat(score(table)).isEqualTo(4 - 3 + 3);
  }

  @Test
  @Covers(NL_12_14)
  void othersAreAskedInTurnOrderFromTheOneAfterTheActor() {
    var table = CityTable.of(4).order(ANN, CAT, BEN, DAN).owns(BEN).has(BEN, 7, 1);
    table.hand(ANN, "performer").hand(CAT, "face-man").hand(DAN, "socialite");
    event(table, test(Ability.STREETWISE, 9), BEN)
        .chooses(BEN, "attempt")
        .isNotAsked(ANN)
        .isNotAsked(CAT)
        .chooses(DAN, "pass")
        .isNotAsked(CAT)
        .chooses(ANN, "pass")
        .chooses(CAT, "pass")
        .rests();
  }

  @Test
  @Covers(NL_12_14)
  void playOpensTheWindowAgainForThoseWhoHadPassed() {
    var table = CityTable.of(3).owns(ANN).has(ANN, 7, 1);
    table.hand(BEN, "detective").hand(CAT, "armourer");
    event(table, test(Ability.COVERT, 9), ANN)
        .chooses(ANN, "attempt")
        .chooses(BEN, "pass")
        .chooses(CAT, "play-armourer-on-1")
        .offers(BEN, "play-detective-on-1", "pass")
        .chooses(BEN, "pass")
        .rests();
  }

  @Test
  @Covers(NL_12_14)
  void whoHasNothingToPlayIsNotAsked() {
    var table = CityTable.of(3).owns(ANN).has(ANN, 7, 1);
    table.hand(BEN, "performer", "broker").hand(CAT, "cyberspacer");
    event(table, test(Ability.COVERT, 9), ANN).chooses(ANN, "attempt").rests();
  }

  /** No type of Contact hinders a combat ability. */
  @Test
  @Covers(NL_12_14)
  void fightsAreNotInterferedWith() {
    var table = crew(CityTable.of(2), ANN).has(ANN, 7, 1);
    table.hand(BEN, "detective", "performer", "cyberspacer", "broker", "solicitor");
    route(table, fight(Ability.MELEE, 9, 1), ANN).chooses(ANN, "attempt").rests();
  }

  /**
   * Who interferes with what others do may let it pass beforehand; one's own attempt is no such.
   */
  @Test
  @Covers(NL_12_14)
  void windowInterruptsThoseWhoDoNotAttemptTheChallenge() {
    var table = crew(CityTable.of(3), ANN, BEN).has(ANN, 7, 9);
    table.hand(ANN, "performer").hand(CAT, "socialite");
    route(table, test(Ability.STREETWISE, 9), ANN, BEN)
        .chooses(ANN, "attempt")
        .chooses(BEN, "attempt");
    assertThat(table.city().interrupts(CAT)).isTrue();
    table.chooses(CAT, "pass").offersAmongOthers(ANN, "play-performer-on-2");
    assertThat(table.city().interrupts(ANN)).isFalse();
  }

  /** Who lets pass what is not about them is asked where it is their own mission. */
  @Test
  @Covers(NL_12_14)
  void windowConcernsMatesAndRivalsOnTheSameMission() {
    var table = crew(CityTable.of(4), ANN, BEN).crew(CAT, Crews.SECOND);
    table.hand(BEN, "performer").hand(CAT, "socialite").hand(DAN, "face-man");
    route(table, test(Ability.STREETWISE, 9), ANN, BEN)
        .chooses(ANN, "attempt")
        .chooses(BEN, "stand-back");
    assertThat(table.city().concerns(BEN)).isTrue();
    table.chooses(BEN, "pass");
    assertThat(table.city().concerns(CAT)).isTrue();
    table.chooses(CAT, "pass").offersAmongOthers(DAN, "pass");
    assertThat(table.city().concerns(DAN)).isFalse();
    assertThat(table.city().interrupts(DAN)).isTrue();
  }

  @Test
  @Covers(NL_12_14)
  void eventOfAnotherConcernsNobodyElse() {
    var table = CityTable.of(2).owns(ANN).hand(BEN, "performer");
    event(table, test(Ability.STREETWISE, 9), ANN)
        .chooses(ANN, "attempt")
        .offersAmongOthers(BEN, "pass");
    assertThat(table.city().concerns(BEN)).isFalse();
  }

  @Test
  @Covers(NL_12_16)
  void crewMatesMayInterfereToo() {
    var table = crew(CityTable.of(2), ANN, BEN).has(ANN, 7, 1);
    table.hand(BEN, "detective");
    route(table, test(Ability.COVERT, 9), ANN, BEN)
        .chooses(ANN, "attempt")
        .chooses(BEN, "stand-back")
        .crosshairs(0)
        .chooses(BEN, "play-detective-on-1")
        .rests();
    assertThat(score(table)).isEqualTo(3);
  }

  @Test
  @Covers(NL_12_16)
  void thoseWhoPlayTogetherDoNotHinderEachOther() {
    var table = crew(CityTable.of(2, "mode", "co-op"), ANN, BEN).has(ANN, 7, 1).chips(ANN, 0);
    table.hand(BEN, "detective");
    // At Heat 5 the Agent does nothing.
    table.at().heat.set(table.city(), table.city().seatCount(), City.MOST_HEAT);
    route(table.crosshairs(2), test(Ability.COVERT, 9), ANN, BEN)
        .chooses(ANN, "attempt")
        .chooses(BEN, "stand-back")
        .isNotAsked(BEN)
        .hasHand(BEN, "detective");
    assertThat(score(table)).isEqualTo(6);
  }

  @Test
  @Covers(NL_12_29)
  void whatWasPlayedOnOneChallengeIsGoneAtTheNext() {
    var table = CityTable.of(2).owns(ANN).hand(BEN, "detective").has(ANN, 7, 1);
    event(table, test(Ability.COVERT, 9), ANN)
        .chooses(ANN, "attempt")
        .chooses(BEN, "play-detective-on-1")
        .rests();
    assertThat(table.at().contactDiscard.list(table.city())).contains(table.contact("detective"));
    event(table.crosshairs(0), test(Ability.COVERT, 9), ANN).chooses(ANN, "attempt").rests();
    assertThat(score(table)).isEqualTo(4);
  }
}
