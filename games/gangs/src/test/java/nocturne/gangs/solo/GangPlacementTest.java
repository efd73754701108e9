package nocturne.gangs.solo;

import static nocturne.gangs.GangsRule.GN_19_01;
import static nocturne.gangs.GangsRule.GN_19_02;
import static nocturne.gangs.GangsRule.GN_19_03;
import static nocturne.gangs.GangsRule.GN_19_04;
import static nocturne.gangs.GangsRule.GN_19_05;
import static nocturne.gangs.GangsRule.GN_19_06;
import static nocturne.gangs.GangsRule.GN_19_07;
import static nocturne.gangs.GangsRule.GN_19_11;
import static nocturne.gangs.GangsRule.GN_19_25;
import static nocturne.gangs.NightCityTable.ANN;
import static nocturne.gangs.NightCityTable.GANG;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import nocturne.gangs.Covers;
import nocturne.gangs.NightCityTable;
import nocturne.gangs.component.Board;
import nocturne.gangs.unit.Units;
import org.junit.jupiter.api.Test;

/** The turn of the opposing gang begins: it spreads out. */
class GangPlacementTest {

  private static NightCityTable alone() {
    return NightCityTable.solo("maelstrom", "valentinos").emptyBoard().resources(ANN, 1, 1, 1);
  }

  /** The turn of the gang, with these three districts. */
  private static NightCityTable turn(NightCityTable table, String... districts) {
    return table.nextDistricts(districts).run(OpposingGang::begin);
  }

  @Test
  @Covers({GN_19_01, GN_19_07})
  void threeDistrictsAreDrawnAndAllGetTheirUnitBeforeAnythingIsDone() {
    var table = turn(alone().units(ANN, "pacifica", "solo"), "pacifica", "watson", "heywood");
    table
        .isAsked(ANN, GN_19_11)
        .stands(GANG, "techie", "watson-business", 1)
        .stands(GANG, "techie", "heywood-fixer", 1)
        .hasCred(GANG, 0);
    assertThat(table.at().districtsDrawn.list(table.city()).stream().map(it -> it.district().id()))
        .containsExactly("pacifica", "watson", "heywood");
    table.chooses(ANN, "eddies").hasCred(GANG, 2 + 2 + 2);
  }

  @Test
  @Covers({GN_19_02, GN_19_05})
  void unitsArePlacedInTheOrderOfTheBehaviourCard() {
    assertThat(placed("valentinos")).containsExactly("techie", "techie", "techie");
    assertThat(placed("tyger-claws", "solo", "solo")).containsExactly("solo", "techie", "techie");
    assertThat(placed("maelstrom", "solo", "solo", "netrunner", "netrunner"))
        .containsExactly("solo", "netrunner", "techie");
    assertThat(placed("voodoo-boys", "netrunner", "netrunner"))
        .containsExactly("netrunner", "techie", "techie");
    assertThat(placed("valentinos", "techie", "techie", "techie"))
        .containsExactly("solo", "solo", "solo");
  }

  /** Who comes to three districts when some units are already elsewhere. */
  private static List<String> placed(String gang, String... inPlay) {
    var player = gang.equals("maelstrom") ? "valentinos" : "maelstrom";
    var table =
        turn(
            NightCityTable.solo(player, gang)
                .emptyBoard()
                .resources(ANN, 1, 0, 0)
                .units(GANG, "westbrook", inPlay),
            "pacifica",
            "watson",
            "heywood");
    var units = new ArrayList<String>();
    for (var spot : List.of("pacifica-business", "watson-business", "heywood-fixer")) {
      int poi = Board.poiAt(table.spot(spot));
      units.add(table.city().unit(Units.unitAt(table.city(), poi)).id());
    }
    return units;
  }

  @Test
  @Covers(GN_19_03)
  void unitTakesAFreePointAndStandsInTheOpenOtherwise() {
    turn(alone().units(GANG, "watson-business", "solo"), "watson", "pacifica", "heywood")
        .stands(GANG, "solo", "watson-business", 1)
        .stands(GANG, "techie", "watson", 1)
        .stands(GANG, "techie", "pacifica-business", 1)
        .stands(GANG, "techie", "pacifica", 0);
  }

  @Test
  @Covers(GN_19_04)
  void techieBringsADroneWhileThereIsOne() {
    turn(
            alone().units(GANG, "westbrook", "solo", "drone", "drone", "drone"),
            "watson",
            "pacifica",
            "heywood")
        .stands(GANG, "drone", "watson", 1)
        .stands(GANG, "drone", "pacifica", 0)
        .stands(GANG, "techie", "pacifica-business", 1);
    turn(
            alone().units(GANG, "westbrook", "techie", "techie", "techie"),
            "watson",
            "pacifica",
            "heywood")
        .stands(GANG, "solo", "watson-business", 1)
        .stands(GANG, "drone", "watson", 0);
  }

  @Test
  @Covers(GN_19_06)
  void gangWithEverybodyInPlayIsPaidForDistrictsWhereItIsNot() {
    turn(
            alone()
                .units(GANG, "watson", "solo", "solo", "solo", "techie", "techie", "techie")
                .units(GANG, "heywood", "netrunner", "netrunner", "netrunner")
                .units(ANN, "watson", "solo")
                .units(ANN, "pacifica", "solo")
                .units(ANN, "santo-domingo", "solo"),
            "pacifica",
            "santo-domingo",
            "heywood")
        .hasCred(GANG, 1 + 1 + 2);
    turn(
            alone()
                .units(GANG, "watson", "solo", "solo", "solo", "techie", "techie", "techie")
                .units(GANG, "heywood", "netrunner", "netrunner"),
            "pacifica",
            "santo-domingo",
            "westbrook")
        .stands(GANG, "netrunner", "pacifica-business", 1)
        .hasCred(GANG, 1 + 1 + 2 + 2 + 2);
  }

  @Test
  @Covers(GN_19_25)
  void gangThatWasKilledOffGoesOn() {
    turn(alone(), "pacifica", "watson", "heywood")
        .stands(GANG, "techie", "pacifica-business", 1)
        .hasCred(GANG, 6);
  }
}
