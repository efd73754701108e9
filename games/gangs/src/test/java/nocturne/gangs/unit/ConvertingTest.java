package nocturne.gangs.unit;

import static nocturne.gangs.GangsRule.GN_2_10;
import static nocturne.gangs.GangsRule.GN_2_18;
import static nocturne.gangs.GangsRule.GN_2_33;
import static nocturne.gangs.GangsRule.GN_2_36;
import static nocturne.gangs.GangsRule.GN_2_37;
import static nocturne.gangs.GangsRule.GN_2_38;
import static nocturne.gangs.GangsRule.GN_2_39;
import static nocturne.gangs.GangsRule.GN_2_40;
import static nocturne.gangs.GangsRule.GN_2_41;
import static nocturne.gangs.GangsRule.GN_2_42;
import static nocturne.gangs.NightCityTable.ANN;
import static nocturne.gangs.NightCityTable.BEN;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.gangs.Covers;
import nocturne.gangs.NightCityTable;
import nocturne.gangs.component.Kin;
import nocturne.kernel.Seat;
import org.junit.jupiter.api.Test;

/** The last space of the Net turns an opposing unit into one's own. */
class ConvertingTest {

  /** Ann's netrun has come to the space that converts; she has two netrunners left in reserve. */
  private static NightCityTable converting() {
    return NightCityTable.of(2)
        .emptyBoard()
        .resources(ANN, 1, 0, 0)
        .units(ANN, "watson", "netrunner")
        .units(BEN, "pacifica", "solo", "drone")
        .units(BEN, "heywood-fixer", "techie")
        .hired(BEN, "jackie-welles", "santo-domingo")
        .net(ANN, 5)
        .dice(6, 6)
        .activates(ANN, "netrunners", "done", "yes", "yes");
  }

  @Test
  @Covers({GN_2_37, GN_2_41})
  void anyOpposingBasicUnitCanBeConvertedButNoDroneAndNoEdgerunner() {
    converting()
        .isAsked(ANN, GN_2_37)
        .offers(ANN, "valentinos-solo-pacifica", "valentinos-techie-heywood-fixer");
  }

  @Test
  @Covers({GN_2_37, GN_2_39})
  void ownUnitOfTheSameTypeTakesItsPlaceAndItGoesToItsOwnersReserve() {
    converting()
        .chooses(ANN, "valentinos-solo-pacifica")
        .stands(BEN, "solo", "pacifica", 0)
        .stands(ANN, "solo", "pacifica", 1)
        .hasReserve(ANN, "solo", 2)
        .hasReserve(BEN, "solo", 3);
  }

  @Test
  @Covers(GN_2_38)
  void unitOfATypeThatTheReserveLacksCannotBeConverted() {
    converting()
        .units(BEN, "pacifica", "netrunner")
        .units(ANN, "santo-domingo", "solo", "solo", "solo")
        .refuses(ANN, "valentinos-solo-pacifica", GN_2_38)
        .offers(ANN, "valentinos-techie-heywood-fixer", "valentinos-netrunner-pacifica");
  }

  @Test
  @Covers(GN_2_38)
  void nothingIsConvertedWhereNothingCanBe() {
    converting()
        .units(ANN, "santo-domingo", "solo", "solo", "solo", "techie", "techie", "techie")
        .stands(BEN, "solo", "pacifica", 1)
        .stands(BEN, "techie", "heywood-fixer", 1);
  }

  @Test
  @Covers(GN_2_39)
  void convertedUnitIsNotLostForAnyCondition() {
    var table =
        NightCityTable.of(2)
            .emptyBoard()
            .units(ANN, "watson", "solo")
            .units(BEN, "watson", "solo", "techie");
    int watson = table.district("watson").index();
    var city = table.city();
    table.at().fight.set(city, watson + 1);
    table.run(new Converting(Seat.of(BEN))).isNotAsked(ANN).rests();
    assertThat(table.at().lost.get(city, ANN * Kin.COUNT)).isEqualTo(0);
    table.stands(BEN, "solo", "watson", 2).hasReserve(ANN, "solo", 3);
    table.run(it -> Losing.lose(it, it.piece(BEN, 0, watson), false, GN_2_33));
    assertThat(table.at().lost.get(city, BEN * Kin.COUNT)).isEqualTo(1);
  }

  @Test
  @Covers(GN_2_40)
  void newUnitStandsInThePointOfInterestOfTheOldOne() {
    converting()
        .chooses(ANN, "valentinos-techie-heywood-fixer")
        .stands(ANN, "techie", "heywood-fixer", 1)
        .stands(ANN, "techie", "heywood", 0);
  }

  @Test
  @Covers(GN_2_42)
  void convertedTechieBringsNoDrone() {
    converting()
        .chooses(ANN, "valentinos-techie-heywood-fixer")
        .stands(ANN, "drone", "heywood", 0)
        .hasReserve(ANN, "drone", 4);
  }

  @Test
  @Covers({GN_2_18, GN_2_40})
  void unitConvertedInAFixerOccupiesItWhichLetsRogueMove() {
    converting()
        .hired(ANN, "rogue-amendiares", "watson")
        .chooses(ANN, "valentinos-techie-heywood-fixer")
        .moves(ANN, "rogue-amendiares", "watson", "westbrook-fixer")
        .stands(ANN, "rogue-amendiares", "westbrook-fixer", 1);
  }

  @Test
  @Covers(GN_2_36)
  void droneWhoseLastCompanionIsConvertedIsLost() {
    converting()
        .chooses(ANN, "valentinos-solo-pacifica")
        .happened(GN_2_10)
        .stands(BEN, "drone", "pacifica", 0)
        .hasReserve(BEN, "drone", 4);
  }
}
