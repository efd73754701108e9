package nocturne.nightlancer.examples;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.CityTable.CAT;
import static nocturne.nightlancer.CityTable.DAN;
import static nocturne.nightlancer.NightlancerRule.NL_12_04;
import static nocturne.nightlancer.NightlancerRule.NL_12_09;
import static nocturne.nightlancer.NightlancerRule.NL_12_11;
import static nocturne.nightlancer.NightlancerRule.NL_12_12;
import static nocturne.nightlancer.NightlancerRule.NL_12_15;
import static nocturne.nightlancer.NightlancerRule.NL_12_17;
import static nocturne.nightlancer.NightlancerRule.NL_12_18;
import static nocturne.nightlancer.NightlancerRule.NL_12_21;
import static nocturne.nightlancer.NightlancerRule.NL_12_24;
import static nocturne.nightlancer.NightlancerRule.NL_12_28;
import static nocturne.nightlancer.NightlancerRule.NL_13_07;
import static nocturne.nightlancer.NightlancerRule.NL_13_08;
import static nocturne.nightlancer.NightlancerRule.NL_13_11;
import static nocturne.nightlancer.NightlancerRule.NL_3_06;
import static nocturne.nightlancer.NightlancerRule.NL_6_06;
import static nocturne.nightlancer.NightlancerRule.NL_9_17;
import static nocturne.nightlancer.NightlancerRule.NL_9_18;
import static nocturne.nightlancer.NightlancerRule.NL_9_19;
import static nocturne.nightlancer.examples.Examples.VAN;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import nocturne.kernel.Seats;
import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.Covers;
import nocturne.nightlancer.challenge.Challenges;
import nocturne.nightlancer.challenge.Source;
import nocturne.nightlancer.component.Ability;
import nocturne.nightlancer.component.Challenge;
import nocturne.nightlancer.component.Contact;
import nocturne.nightlancer.component.Obstacle;
import nocturne.nightlancer.component.Penalty;
import nocturne.nightlancer.mission.Crews;
import nocturne.nightlancer.mission.StageOf;
import nocturne.nightlancer.mission.Suffer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The Sniper, the Veteran, a rifle and a crew: WE-10 to WE-16, WE-21 and WE-22. */
class ChallengeExamplesTest {

  private static final Challenge DOOR =
      new Challenge(Ability.COVERT, 7, Optional.of(Obstacle.DISTRACTION), 0);
  private static final Challenge AMBUSH = Examples.fight(Ability.GUNFIGHT, 8, 4);

  // The Sniper

  private static void isRated(CityTable table, int rating) {
    assertThat(Challenges.rating(table.city(), ANN)).isEqualTo(rating);
  }

  /** Ben's Detective has just been played on the Sniper. */
  private static CityTable sniper(String edition) {
    var table =
        Examples.table(edition, 2)
            .plays(ANN, "sniper")
            .hand(ANN, "performer", "face-man")
            .owns(ANN, "calmax")
            .has(ANN, 5, 2)
            .hand(BEN, "detective");
    Examples.face(table, Source.EVENT, DOOR, Seats.of(ANN));
    table.chooses(ANN, "attempt", "play-performer-1");
    isRated(table, 4);
    table.chooses(ANN, "use-calmax").hasResolve(ANN, 1);
    table.chooses(BEN, "play-detective-on-1");
    isRated(table, 5);
    return table;
  }

  private static void isSettled(CityTable table, int score, boolean passed) {
    table.rests();
    assertThat(Examples.score(table)).isEqualTo(score);
    assertThat(Challenges.isPassed(table.city())).isEqualTo(passed);
  }

  @Test
  @Covers({NL_12_04, NL_12_09, NL_12_12, NL_12_15, NL_12_17, NL_12_28})
  void we10TheSniperOfThePrototypePasses() {
    var table = sniper("prototype").chooses(ANN, "cancel-detective-with-face-man");
    isRated(table, 6);
    table.faces(1).chooses(ANN, "roll").hasResolve(ANN, 1).hasHand(ANN).hasHand(BEN);
    isSettled(table, 7, true);
    assertThat(table.at().contactDiscard.list(table.city()))
        .extracting(Contact::id)
        .containsExactlyInAnyOrder("performer", "detective", "face-man");
  }

  @Test
  @Covers({NL_12_15, NL_12_21, NL_12_28})
  void we11TheSniperOfTheFinalEditionPasses() {
    var table = sniper("final").crosshairs(1).chooses(ANN, "cancel-detective-with-face-man");
    table.hasResolve(ANN, 1).hasHand(ANN).hasHand(BEN);
    isSettled(table, 7, true);
  }

  @Test
  @Covers({NL_12_12, NL_12_28})
  void we12TheSniperFailsInBothEditionsIfNothingIsCancelled() {
    var prototype = sniper("prototype").chooses(ANN, "done").faces(1).chooses(ANN, "roll");
    isSettled(prototype, 6, false);
    isSettled(sniper("final").crosshairs(1).chooses(ANN, "done"), 6, false);
  }

  // The Veteran

  private static CityTable veteran(String edition, String weapon, int resolve) {
    return Examples.table(edition, 4)
        .missions(VAN)
        .crew(DAN, Crews.FIRST)
        .owns(DAN)
        .carries(DAN, weapon)
        .bought(DAN, "weapons-tech")
        .has(DAN, 4, resolve);
  }

  private static CityTable ambushed(CityTable table) {
    return table.run(new Suffer(Seats.of(DAN), new Penalty.Fight(AMBUSH), 0));
  }

  @Test
  @Covers({NL_12_17, NL_12_18, NL_13_07, NL_13_08})
  void we13TheVeteranOfThePrototypeLosesThreeHealthAndAResolve() {
    var table = veteran("prototype", "silenced-smg", 5).faces(0);
    ambushed(table).chooses(DAN, "attempt", "use-silenced-smg", "roll").rests();
    table.hasResolve(DAN, 4).hasHealth(DAN, 1).isOn(DAN, Crews.FIRST);
    assertThat(Examples.score(table)).isEqualTo(7);
    assertThat(table.city().isShaken(DAN)).isFalse();
  }

  @Test
  @Covers({NL_12_21, NL_13_08})
  void we14TheVeteranOfTheFinalEditionLosesThreeHealth() {
    var table = veteran("final", "nightbringer", 3).crosshairs(0);
    ambushed(table).chooses(DAN, "attempt", "use-nightbringer", "keep").rests();
    table.hasResolve(DAN, 3).hasHealth(DAN, 1).isOn(DAN, Crews.FIRST);
    assertThat(Examples.score(table)).isEqualTo(7);
  }

  @Test
  @Covers(NL_12_24)
  void we15TheVeteranOfTheFinalEditionRollsAgain() {
    var table = veteran("final", "nightbringer", 3).crosshairs(0, 1);
    ambushed(table).chooses(DAN, "attempt", "use-nightbringer", "reroll").rests();
    table.hasResolve(DAN, 2).hasHealth(DAN, 4);
    assertThat(Examples.score(table)).isEqualTo(8);
  }

  // The rifle

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers(NL_12_11)
  void we16AnAssaultRifleAddsThreeAndIsLoud(String edition) {
    var table = Examples.table(edition, 3).missions(VAN).crew(CAT, Crews.FIRST).owns(CAT);
    table.carries(CAT, "assault-rifle").heat(CAT, 2);
    var fight = Examples.fight(Ability.GUNFIGHT, 12, 3);
    Examples.face(table, Source.PENALTY, fight, Seats.of(CAT)).crosshairs(0).faces(1);
    table.chooses(CAT, "attempt", "use-assault-rifle").hasHeat(CAT, 3);
    if (edition.equals("final")) assertThat(Examples.score(table)).isEqualTo(6);
    else assertThat(Challenges.rating(table.city(), CAT)).isEqualTo(6);
  }

  @ParameterizedTest
  @CsvSource({"final, 2", "prototype, 3"})
  @Covers({NL_6_06, NL_3_06})
  void we16AnAssaultRifleIsTooObviousForAnEventButCanBeSold(String edition, int price) {
    var table = Examples.table(edition, 3).owns(CAT, "assault-rifle").chips(CAT, 0);
    Examples.face(table, Source.EVENT, Examples.fight(Ability.GUNFIGHT, 9, 3), Seats.of(CAT))
        .chooses(CAT, "attempt")
        .doesNotOffer(CAT, "use-assault-rifle")
        .chooses(CAT, "sell-assault-rifle")
        .hasChips(CAT, price);
  }

  // A crew

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers({NL_9_17, NL_9_19})
  void we21TheBestOfACrewCountsForAll(String edition) {
    var table = Examples.table(edition, 3).missions(VAN);
    table.plays(ANN, "weapon-smith").plays(BEN, "cybercracker");
    for (var seat : Seats.first(3)) table.crew(seat, Crews.FIRST).owns(seat);
    table.run(StageOf.stage(0, 2));
    for (var seat : Seats.first(3)) table.chooses(seat, "stay");
    table.chooses(ANN, "route-2", "attempt").chooses(BEN, "attempt");
    if (edition.equals("final")) table.crosshairs(2, 2).chooses(CAT, "stand-back");
    else table.chooses(CAT, "stand-back").faces(3, 3).chooses(ANN, "roll").chooses(BEN, "roll");
    assertThat(Examples.score(table)).isEqualTo(6);
    for (var seat : Seats.first(3)) table.hasHealth(seat, table.city().lancer(seat).health());
    // No fight follows: the next stage begins.
    table.isNotAsked(BEN).isNotAsked(CAT).offers(ANN, "stay", "abandon");
  }

  @ParameterizedTest
  @CsvSource({"final, use-lined-jacket, 2", "final, done, 3", "prototype, use-lined-jacket, 2"})
  @Covers({NL_9_18, NL_13_11})
  void we22ALostFightHitsAllOfACrewEachWithTheOwnArmour(String edition, String with, int lost) {
    var table = Examples.table(edition, 2).missions(VAN);
    for (var seat : Seats.first(2)) table.crew(seat, Crews.FIRST).owns(seat).has(seat, 7, 5);
    table.carries(BEN, "lined-jacket");
    var fight = new Penalty.Fight(Examples.fight(Ability.MELEE, 7, 3));
    table.run(new Suffer(Seats.first(2), fight, 0)).crosshairs(2).faces(3);
    table.chooses(ANN, "attempt").chooses(BEN, "stand-back");
    if (edition.equals("prototype")) table.chooses(ANN, "roll");
    assertThat(Examples.score(table)).isEqualTo(5);
    table.offers(BEN, "use-lined-jacket", "done").chooses(BEN, with);
    table.hasHealth(ANN, 7 - 3).hasHealth(BEN, 7 - lost);
  }
}
