package nocturne.gangs.unit;

import static nocturne.gangs.GangsRule.GN_2_03;
import static nocturne.gangs.GangsRule.GN_2_04;
import static nocturne.gangs.GangsRule.GN_2_05;
import static nocturne.gangs.GangsRule.GN_2_06;
import static nocturne.gangs.GangsRule.GN_2_07;
import static nocturne.gangs.GangsRule.GN_2_10;
import static nocturne.gangs.GangsRule.GN_2_33;
import static nocturne.gangs.GangsRule.GN_2_34;
import static nocturne.gangs.GangsRule.GN_2_35;
import static nocturne.gangs.GangsRule.GN_2_36;
import static nocturne.gangs.GangsRule.GN_7_07;
import static nocturne.gangs.GangsRule.GN_7_13;
import static nocturne.gangs.GangsRule.GN_7_38;
import static nocturne.gangs.GangsRule.GN_9_16;
import static nocturne.gangs.NightCityTable.ANN;
import static nocturne.gangs.NightCityTable.BEN;
import static nocturne.gangs.NightCityTable.CAT;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.gangs.Covers;
import nocturne.gangs.NightCityTable;
import nocturne.gangs.component.Board;
import nocturne.gangs.component.Member;
import nocturne.gangs.component.Role;
import org.junit.jupiter.api.Test;

/** Units are killed, sacrificed and lost; in play, in reserve, and out of the game. */
class LosingTest {

  private static NightCityTable empty() {
    return NightCityTable.of(2).emptyBoard().resources(ANN, 1, 0, 0).resources(BEN, 1, 0, 0);
  }

  /** Ann's netrun has come to the space that kills. */
  private static NightCityTable killing() {
    return empty()
        .units(ANN, "watson", "netrunner", "drone")
        .units(BEN, "pacifica", "solo", "drone")
        .units(BEN, "pacifica-business", "techie")
        .hired(BEN, "jackie-welles", "santo-domingo")
        .net(ANN, 4)
        .dice(6, 6)
        .activates(ANN, "netrunners", "done", "yes", "yes");
  }

  @Test
  @Covers({GN_2_33, GN_7_38})
  void anyUnitInPlayCanBeKilledOnesOwnIncluded() {
    killing()
        .offers(
            ANN,
            "tyger-claws-netrunner-watson",
            "tyger-claws-drone-watson",
            "valentinos-solo-pacifica",
            "valentinos-drone-pacifica",
            "valentinos-techie-pacifica-business",
            "valentinos-jackie-welles-santo-domingo");
  }

  @Test
  @Covers(GN_2_33)
  void killedUnitGoesToItsOwnersReserve() {
    killing()
        .chooses(ANN, "valentinos-solo-pacifica")
        .stands(BEN, "solo", "pacifica", 0)
        .hasReserve(BEN, "solo", 3)
        .hasReserve(ANN, "solo", 3);
    killing().chooses(ANN, "valentinos-drone-pacifica").hasReserve(BEN, "drone", 4);
    var table = killing().chooses(ANN, "valentinos-jackie-welles-santo-domingo");
    assertThat(Units.isInReserve(table.city(), table.edgerunner("jackie-welles"))).isTrue();
  }

  @Test
  @Covers(GN_2_34)
  void unitSacrificedInAFirefightCountsAsLost() {
    sacrifice("yes").hasReserve(ANN, "drone", 4).hasCred(BEN, 1);
    sacrifice("no").stands(ANN, "drone", "watson", 1).hasCred(BEN, 0);
  }

  /** Ann may give a drone for firepower; Ben is paid if she loses one. */
  private static NightCityTable sacrifice(String answer) {
    return empty()
        .units(ANN, "watson", "solo", "drone")
        .units(BEN, "watson", "solo")
        .hand(ANN, "l-69-zhuo")
        .hand(BEN, "short-circuit")
        .fights(ANN, "watson")
        .chooses(ANN, answer)
        .stands(BEN, "solo", "watson", 0)
        .rests();
  }

  @Test
  @Covers({GN_2_34, GN_9_16})
  void unitSacrificedToNetWatchGoesToTheReserve() {
    empty()
        .units(ANN, "watson", "netrunner", "solo")
        .net(ANN, 2)
        .dice(1, 1)
        .activates(ANN, "netrunners", "done", "yes", "no")
        .stands(ANN, "netrunner", "watson", 0)
        .hasReserve(ANN, "netrunner", 3);
  }

  @Test
  @Covers(GN_2_35)
  void lostUnitLeavesItsPointOfInterestEmpty() {
    var table = killing();
    int business = Board.poiAt(table.spot("pacifica-business"));
    assertThat(Units.isFree(table.city(), business)).isFalse();
    table.chooses(ANN, "valentinos-techie-pacifica-business");
    assertThat(Units.isFree(table.city(), business)).isTrue();
    table
        .activates(BEN, "solos")
        .moves(BEN, "solo", "pacifica", "pacifica-business")
        .stands(BEN, "solo", "pacifica-business", 1);
  }

  @Test
  @Covers({GN_2_10, GN_2_36})
  void dronesAreLostAfterTheLossOfTheirLastCompanion() {
    killing()
        .chooses(ANN, "valentinos-techie-pacifica-business")
        .stands(BEN, "drone", "pacifica", 1);
    killing()
        .chooses(ANN, "tyger-claws-netrunner-watson")
        .happened(GN_2_10)
        .stands(ANN, "drone", "watson", 0)
        .stands(BEN, "drone", "pacifica", 1);
  }

  @Test
  @Covers(GN_2_05)
  void unitIsInPlayWhileItIsInADistrict() {
    var table = empty().units(ANN, "watson", "solo").units(ANN, "heywood-fixer", "solo");
    table.hired(ANN, "jackie-welles", "watson").inReserve(ANN, "river-ward");
    assertThat(Units.inPlay(table.city(), ANN, Role.SOLO.bit())).isEqualTo(3);
    assertThat(Units.isInPlay(table.city(), table.edgerunner("jackie-welles"))).isTrue();
    assertThat(Units.isInPlay(table.city(), table.edgerunner("river-ward"))).isFalse();
  }

  @Test
  @Covers({GN_2_05, GN_2_06})
  void whatIsNotInPlayWaitsInTheReserve() {
    empty()
        .units(ANN, "watson", "solo")
        .units(ANN, "heywood-fixer", "solo")
        .hasReserve(ANN, "solo", 1)
        .hasReserve(ANN, "techie", 3)
        .hideouts(ANN, "watson")
        .reclaims(ANN)
        .chooses(ANN, "eddies-1")
        .chooses(ANN, "tyger-claws-solo-watson")
        .hasReserve(ANN, "solo", 0);
  }

  @Test
  @Covers(GN_2_06)
  void unitOnARivalsDashboardCannotBeRecruited() {
    empty()
        .units(BEN, "watson", "solo")
        .units(ANN, "watson", "solo")
        .hand(BEN, "crusher")
        .hand(ANN, "cyberpsychosis")
        .fights(BEN, "watson")
        .chooses(ANN, "valentinos")
        .units(ANN, "pacifica", "solo", "solo")
        .hideouts(ANN, "heywood")
        .reclaims(ANN)
        .chooses(ANN, "eddies-1")
        .offers(ANN, "done", "tyger-claws-techie-heywood", "tyger-claws-netrunner-heywood");
  }

  @Test
  @Covers(GN_2_07)
  void unitThatLeftTheGameIsNeverRecruitedAgain() {
    var table =
        empty()
            .resources(ANN, 2, 0, 0)
            .units(ANN, "heywood-fixer", "techie")
            .units(ANN, "watson", "techie", "techie")
            .edgerunners("johnny-silverhand")
            .activates(ANN, "techies", "done", "johnny-silverhand")
            .chooses(ANN, "tyger-claws-techie-heywood-fixer")
            .hideouts(ANN, "pacifica")
            .reclaims(ANN)
            .chooses(ANN, "eddies-1", "eddies-1")
            .offers(ANN, "done", "tyger-claws-solo-pacifica", "tyger-claws-netrunner-pacifica");
    assertThat(table.at().gone.get(table.city(), Member.TECHIE.ordinal())).isEqualTo(1);
  }

  @Test
  @Covers(GN_2_03)
  void hideoutIsNoUnitAndCannotBeKilled() {
    killing()
        .hideouts(BEN, "heywood", "watson")
        .offers(
            ANN,
            "tyger-claws-netrunner-watson",
            "tyger-claws-drone-watson",
            "valentinos-solo-pacifica",
            "valentinos-drone-pacifica",
            "valentinos-techie-pacifica-business",
            "valentinos-jackie-welles-santo-domingo");
  }

  @Test
  @Covers({GN_2_03, GN_7_07})
  void gangWithAHideoutAloneIsInNoFirefight() {
    NightCityTable.of(3)
        .emptyBoard()
        .hideouts(CAT, "watson")
        .units(ANN, "watson", "solo")
        .units(BEN, "watson", "solo")
        .hand(ANN, "crusher")
        .fights(ANN, "watson")
        .isNotAsked(CAT)
        .isAsked(BEN, GN_7_13);
  }

  @Test
  @Covers(GN_2_04)
  void unitsOfEveryOtherGangAreOpposing() {
    NightCityTable.of(3)
        .emptyBoard()
        .units(ANN, "watson", "netrunner", "solo")
        .units(BEN, "watson", "solo")
        .units(CAT, "pacifica", "solo")
        .resources(ANN, 1, 0, 0)
        .net(ANN, 2)
        .activates(ANN, "netrunners", "done", "yes", "yes")
        .offersAmongOthers(
            ANN, "valentinos-solo-watson-to-westbrook", "voodoo-boys-solo-pacifica-to-heywood")
        .doesNotOffer(ANN, "tyger-claws-solo-watson-to-westbrook");
  }
}
