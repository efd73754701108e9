package nocturne.nightlancer.challenge;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.CityTable.CAT;
import static nocturne.nightlancer.CityTable.DAN;
import static nocturne.nightlancer.NightlancerRule.NL_13_02;
import static nocturne.nightlancer.NightlancerRule.NL_13_04;
import static nocturne.nightlancer.NightlancerRule.NL_13_05;
import static nocturne.nightlancer.NightlancerRule.NL_13_08;
import static nocturne.nightlancer.NightlancerRule.NL_13_09;
import static nocturne.nightlancer.NightlancerRule.NL_13_10;
import static nocturne.nightlancer.NightlancerRule.NL_13_11;
import static nocturne.nightlancer.challenge.Trials.VAN;
import static nocturne.nightlancer.challenge.Trials.crew;
import static nocturne.nightlancer.challenge.Trials.fight;

import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.Covers;
import nocturne.nightlancer.component.Ability;
import nocturne.nightlancer.component.Penalty;
import nocturne.nightlancer.mission.Suffer;
import org.junit.jupiter.api.Test;

/** How those who have lost a fight save some of their Health. */
class ProtectionTest {

  private static CityTable hit(CityTable table, int danger, Seat... group) {
    var seats = Seats.NONE;
    for (var seat : group) seats = seats.with(seat);
    return table.run(new Hit(seats, danger));
  }

  @Test
  @Covers(NL_13_02)
  void oneArmourIsWornAndNoSecond() {
    var table = crew(CityTable.of(2), ANN).carries(ANN, "lined-jacket", "plate-vest");
    hit(table.has(ANN, 7, 5), 5, ANN)
        .offers(ANN, "use-lined-jacket", "use-plate-vest", "done")
        .chooses(ANN, "use-lined-jacket")
        .happened(NL_13_02)
        .hasHealth(ANN, 7 - 4)
        .rests();
  }

  /** With something else left to decide one is told why. */
  @Test
  @Covers(NL_13_02)
  void secondArmourIsRefused() {
    var table = crew(CityTable.of(2), ANN).carries(ANN, "lined-jacket", "plate-vest");
    hit(table.hand(ANN, "armourer").has(ANN, 7, 5), 5, ANN)
        .chooses(ANN, "use-lined-jacket")
        .offers(ANN, "play-armourer-1", "done")
        .refuses(ANN, "use-plate-vest", NL_13_02);
  }

  @Test
  @Covers(NL_13_02)
  void nextFightHasItsOwnArmour() {
    var table = crew(CityTable.of(2), ANN).carries(ANN, "plate-vest").has(ANN, 7, 5);
    hit(table, 3, ANN).chooses(ANN, "use-plate-vest").hasHealth(ANN, 6);
    hit(table, 3, ANN).chooses(ANN, "use-plate-vest").hasHealth(ANN, 5);
  }

  @Test
  @Covers(NL_13_04)
  void onAMissionArmourMustBeInTheLoadout() {
    var table = crew(CityTable.of(2), ANN).owns(ANN, "plate-vest").carries(ANN, "lined-jacket");
    hit(table.has(ANN, 7, 5), 5, ANN)
        .offers(ANN, "use-lined-jacket", "done")
        .refuses(ANN, "use-plate-vest", NL_13_04);
  }

  @Test
  @Covers(NL_13_05)
  void inAnEventObviousArmourStaysAtHome() {
    var table = CityTable.of(2).owns(ANN, "hardshell", "lined-jacket").has(ANN, 7, 5);
    table
        .crosshairs(0)
        .run(new Suffer(Seats.of(ANN), new Penalty.Fight(fight(Ability.MELEE, 15, 4)), -1))
        .chooses(ANN, "attempt", "done")
        .offers(ANN, "use-lined-jacket", "done")
        .refuses(ANN, "use-hardshell", NL_13_05);
  }

  @Test
  @Covers(NL_13_08)
  void cardsContactsAndSpecialsReduceTheLoss() {
    var table = crew(CityTable.of(4), DAN).carries(DAN, "lined-jacket").hand(DAN, "armourer");
    hit(table.has(DAN, 9, 5), 6, DAN)
        .chooses(DAN, "use-lined-jacket", "play-armourer-1")
        // 6 less 1 for the Veteran, 1 for the jacket, 2 for the Armourer.
        .hasHealth(DAN, 9 - 2);
  }

  @Test
  @Covers(NL_13_08)
  void onePointIsAlwaysLost() {
    var table = crew(CityTable.of(2), ANN).carries(ANN, "hardshell").has(ANN, 7, 5);
    hit(table, 2, ANN).chooses(ANN, "use-hardshell").hasHealth(ANN, 6);
    hit(crew(CityTable.of(4), DAN).has(DAN, 9, 5), 1, DAN).hasHealth(DAN, 8);
  }

  @Test
  @Covers(NL_13_09)
  void reductionsAreAddedUpBeforeTheMinimum() {
    var table = crew(CityTable.of(4), DAN).owns(DAN, "subdermal-plate").has(DAN, 9, 5);
    table.carries(DAN, "plate-vest");
    hit(table, 5, DAN).chooses(DAN, "use-plate-vest").hasHealth(DAN, 9 - (5 - 1 - 1 - 2));
    var more = crew(CityTable.of(4), DAN).owns(DAN, "subdermal-plate").has(DAN, 9, 5);
    more.carries(DAN, "hardshell");
    hit(more, 4, DAN).chooses(DAN, "use-hardshell").hasHealth(DAN, 8);
  }

  /** Where only one point is left to lose nobody is asked. */
  @Test
  @Covers(NL_13_09)
  void armourIsNotWastedOnTheLastPoint() {
    var table = crew(CityTable.of(4), DAN).owns(DAN, "subdermal-plate").has(DAN, 9, 5);
    table.carries(DAN, "plate-vest");
    hit(table, 3, DAN).rests().hasHealth(DAN, 8);
  }

  @Test
  @Covers(NL_13_10)
  void armourIsChosenWhenTheFightIsLost() {
    var table = crew(CityTable.of(2), ANN).carries(ANN, "plate-vest").has(ANN, 7, 1);
    table
        .crosshairs(0)
        .run(new Suffer(Seats.of(ANN), new Penalty.Fight(fight(Ability.MELEE, 9, 4)), 0));
    table
        .chooses(ANN, "attempt")
        .doesNotOffer(ANN, "use-plate-vest")
        .chooses(ANN, "done")
        .offers(ANN, "use-plate-vest", "done")
        .chooses(ANN, "use-plate-vest")
        .hasHealth(ANN, 5);
  }

  @Test
  @Covers(NL_13_11)
  void eachTakesTheWholeDangerAndHasOnlyTheOwnArmour() {
    var table = crew(CityTable.of(2), ANN, BEN).carries(ANN, "plate-vest");
    hit(table.has(ANN, 7, 5).has(BEN, 7, 5), 4, ANN, BEN)
        .chooses(ANN, "use-plate-vest")
        .rests()
        .hasHealth(ANN, 5)
        .hasHealth(BEN, 3);
  }

  @Test
  @Covers(NL_13_11)
  void whoStoodBackMayWearArmourToo() {
    var table = crew(CityTable.of(2), ANN, BEN).carries(BEN, "lined-jacket");
    table.has(ANN, 7, 1).has(BEN, 7, 1).crosshairs(0);
    table
        .run(new Suffer(Seats.of(ANN).with(BEN), new Penalty.Fight(fight(Ability.MELEE, 7, 3)), 0))
        .chooses(ANN, "attempt")
        .chooses(BEN, "stand-back")
        .chooses(BEN, "use-lined-jacket")
        .hasHealth(ANN, 4)
        .hasHealth(BEN, 5);
  }

  /** The Guard's special is the exception that its own text makes. */
  @Test
  @Covers(NL_13_11)
  void guardShieldsSomebodyElseOnceInAFight() {
    var table = crew(CityTable.of(3), CAT, ANN, BEN).has(ANN, 7, 5).has(BEN, 7, 5).has(CAT, 9, 5);
    table.run(
        new Suffer(
            Seats.of(ANN).with(BEN).with(CAT), new Penalty.Fight(fight(Ability.MELEE, 7, 3)), 0));
    for (var seat : Seats.first(3)) table.chooses(seat, "stand-back");
    table
        .offers(CAT, "shield-1", "shield-2", "done")
        .chooses(CAT, "shield-1")
        .rests()
        .hasHealth(ANN, 5)
        .hasHealth(BEN, 4)
        .hasHealth(CAT, 6);
  }

  @Test
  @Covers(NL_13_02)
  void inThePrototypeArmourMayBeSpentOrUsedUp() {
    var table = CityTable.prototype(2).missions(VAN);
    crew(table, ANN).carries(ANN, "reactive-vest", "ablative-coat").has(ANN, 7, 5);
    hit(table, 3, ANN).chooses(ANN, "use-reactive-vest").hasHealth(ANN, 6);
    hit(table, 3, ANN)
        .offers(ANN, "use-ablative-coat", "done")
        .chooses(ANN, "use-ablative-coat")
        .hasHealth(ANN, 5);
    hit(table, 3, ANN).rests().hasHealth(ANN, 2);
  }
}
