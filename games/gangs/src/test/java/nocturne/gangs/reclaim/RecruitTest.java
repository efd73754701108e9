package nocturne.gangs.reclaim;

import static nocturne.gangs.GangsRule.GN_13_06;
import static nocturne.gangs.GangsRule.GN_13_07;
import static nocturne.gangs.GangsRule.GN_13_08;
import static nocturne.gangs.GangsRule.GN_13_09;
import static nocturne.gangs.GangsRule.GN_13_10;
import static nocturne.gangs.GangsRule.GN_13_11;
import static nocturne.gangs.NightCityTable.ANN;
import static nocturne.gangs.NightCityTable.BEN;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.gangs.Covers;
import nocturne.gangs.NightCityTable;
import org.junit.jupiter.api.Test;

/** Recruits come from the reserve to hideouts. */
class RecruitTest {

  /** Nobody in play, and hideouts in some districts. */
  private static NightCityTable recruiting(String... districts) {
    return NightCityTable.of(2)
        .emptyBoard()
        .resources(ANN, 1, 0, 0)
        .hideouts(ANN, districts)
        .reclaims(ANN);
  }

  @Test
  @Covers(GN_13_06)
  void everyHideoutBringsOneUnit() {
    recruiting("watson", "pacifica")
        .chooses(ANN, "tyger-claws-solo-watson")
        .isAsked(ANN, GN_13_06)
        .chooses(ANN, "tyger-claws-solo-pacifica")
        .isNotAsked(ANN);
    recruiting("watson").chooses(ANN, "tyger-claws-solo-watson").isNotAsked(ANN);
    recruiting().isNotAsked(ANN);
  }

  @Test
  @Covers({GN_13_06, GN_13_08, GN_13_10})
  void basicUnitsAndEdgerunnersOfTheReserveComeToTheOpenAndDronesDoNot() {
    NightCityTable.of(2)
        .emptyBoard()
        .resources(ANN, 1, 0, 0)
        .hideouts(ANN, "watson")
        .units(ANN, "westbrook", "solo", "solo", "solo")
        .units(BEN, "westbrook", "solo", "techie")
        .inReserve(ANN, "nix")
        .reclaims(ANN)
        .chooses(ANN, "eddies-1")
        .offers(
            ANN,
            "done",
            "tyger-claws-techie-watson",
            "tyger-claws-netrunner-watson",
            "tyger-claws-nix-watson")
        .chooses(ANN, "tyger-claws-nix-watson")
        .stands(ANN, "nix", "watson", 1)
        .stands(ANN, "nix", "watson-business", 0);
  }

  @Test
  @Covers(GN_13_07)
  void recruitsMayAllComeToOneHideout() {
    recruiting("watson", "pacifica", "heywood")
        .chooses(ANN, "tyger-claws-solo-watson", "tyger-claws-solo-watson")
        .chooses(ANN, "tyger-claws-netrunner-watson")
        .stands(ANN, "solo", "watson", 2)
        .stands(ANN, "netrunner", "watson", 1)
        .stands(ANN, "solo", "pacifica", 0);
  }

  @Test
  @Covers(GN_13_07)
  void nobodyIsRecruitedWhereTheGangHasNoHideout() {
    var offered = recruiting("watson").options(ANN);
    assertThat(offered)
        .containsExactlyInAnyOrder(
            "done",
            "tyger-claws-solo-watson",
            "tyger-claws-techie-watson",
            "tyger-claws-netrunner-watson");
  }

  @Test
  @Covers({GN_13_08, GN_13_09})
  void techieBringsADroneThatTakesNoPlaceOfARecruit() {
    recruiting("watson", "pacifica")
        .chooses(ANN, "tyger-claws-techie-watson")
        .stands(ANN, "drone", "watson", 1)
        .isAsked(ANN, GN_13_06)
        .chooses(ANN, "tyger-claws-netrunner-watson")
        .stands(ANN, "drone", "watson", 1)
        .isNotAsked(ANN);
  }

  @Test
  @Covers(GN_13_09)
  void techieAmongEdgerunnersBringsADroneToo() {
    NightCityTable.of(2)
        .emptyBoard()
        .resources(ANN, 1, 0, 0)
        .hideouts(ANN, "watson")
        .inReserve(ANN, "viktor-vektor")
        .reclaims(ANN)
        .chooses(ANN, "tyger-claws-viktor-vektor-watson")
        .stands(ANN, "viktor-vektor", "watson", 1)
        .stands(ANN, "drone", "watson", 1)
        .hasReserve(ANN, "drone", 3);
  }

  @Test
  @Covers(GN_13_11)
  void recruitsMayBeLeft() {
    recruiting("watson", "pacifica")
        .chooses(ANN, "done")
        .isNotAsked(ANN)
        .hasReserve(ANN, "solo", 3);
  }

  @Test
  @Covers(GN_13_11)
  void emptyReserveRecruitsNobody() {
    var table =
        NightCityTable.of(2)
            .emptyBoard()
            .resources(ANN, 1, 0, 0)
            .hideouts(ANN, "watson", "pacifica")
            .units(ANN, "watson", "solo", "solo", "solo", "techie", "techie", "techie")
            .units(ANN, "watson", "netrunner", "netrunner", "netrunner")
            .reclaims(ANN)
            .isNotAsked(ANN);
    assertThat(table.city().active()).isEqualTo(BEN);
  }
}
