package nocturne.gangs.district;

import static nocturne.gangs.GangsRule.GN_4_01;
import static nocturne.gangs.GangsRule.GN_4_02;
import static nocturne.gangs.GangsRule.GN_4_03;
import static nocturne.gangs.GangsRule.GN_4_04;
import static nocturne.gangs.GangsRule.GN_5_07;
import static nocturne.gangs.GangsRule.GN_8_03;
import static nocturne.gangs.GangsRule.GN_9_04;
import static nocturne.gangs.NightCityTable.ANN;
import static nocturne.gangs.NightCityTable.BEN;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.gangs.Covers;
import nocturne.gangs.NightCityTable;
import nocturne.gangs.component.PoiKind;
import nocturne.gangs.component.Resource;
import org.junit.jupiter.api.Test;

/** Who holds points of interest, and what they are good for. */
class PointsOfInterestTest {

  private static NightCityTable empty() {
    return NightCityTable.of(2).emptyBoard().resources(ANN, 1, 1, 0);
  }

  @Test
  @Covers({GN_4_01, GN_4_02})
  void anyBasicUnitOrEdgerunnerHoldsAnyKindOfPoint() {
    for (var member : new String[] {"solo", "techie", "netrunner"}) {
      assertHolds(empty().units(ANN, "westbrook-fixer", member), PoiKind.FIXER);
      assertHolds(empty().units(ANN, "pacifica-business", member), PoiKind.BUSINESS);
      assertHolds(empty().units(ANN, "santo-domingo-data-fortress", member), PoiKind.DATA_FORTRESS);
    }
    for (var edgerunner : new String[] {"jackie-welles", "viktor-vektor", "nix", "kerry-eurodyne"})
      assertHolds(empty().hired(ANN, edgerunner, "pacifica-business"), PoiKind.BUSINESS);
  }

  private static void assertHolds(NightCityTable table, PoiKind kind) {
    for (var each : PoiKind.values()) {
      assertThat(Control.controls(table.city(), ANN, each)).isEqualTo(each == kind);
      assertThat(Control.controls(table.city(), BEN, each)).isFalse();
    }
  }

  @Test
  @Covers(GN_4_02)
  void pointIsControlledOnlyWhileAUnitStandsInIt() {
    var table =
        empty()
            .units(ANN, "pacifica-business", "solo")
            .activates(ANN, "solos")
            .moves(ANN, "solo", "pacifica-business", "pacifica");
    assertThat(Control.controls(table.city(), ANN, PoiKind.BUSINESS)).isFalse();
  }

  @Test
  @Covers(GN_4_03)
  void fixerIsForHiringOnly() {
    market("heywood-fixer")
        .offersAmongOthers(ANN, "jackie-welles")
        .refuses(ANN, "back-alley-ripperdoc", GN_8_03);
  }

  @Test
  @Covers(GN_4_03)
  void businessIsForSeizingOnly() {
    market("pacifica-business")
        .offersAmongOthers(ANN, "back-alley-ripperdoc")
        .refuses(ANN, "jackie-welles", GN_8_03);
  }

  /** Ann's techie stands in a point, and both markets have something she could pay. */
  private static NightCityTable market(String point) {
    return empty()
        .units(ANN, point, "techie")
        .edgerunners("jackie-welles")
        .market("back-alley-ripperdoc")
        .activates(ANN, "techies", "done");
  }

  @Test
  @Covers({GN_4_03, GN_9_04})
  void dataFortressPaysASecretWhenANetrunBegins() {
    netrun("santo-domingo-data-fortress").has(ANN, Resource.SECRETS, 1);
    netrun("westbrook-fixer").has(ANN, Resource.SECRETS, 0);
    netrun("santo-domingo").has(ANN, Resource.SECRETS, 0);
  }

  private static NightCityTable netrun(String spot) {
    return empty()
        .units(ANN, spot, "solo")
        .units(ANN, "pacifica", "netrunner")
        .activates(ANN, "netrunners", "done")
        .has(ANN, Resource.SECRETS, 0)
        .chooses(ANN, "yes");
  }

  @Test
  @Covers(GN_4_04)
  void recruitsComeToTheOpenPartOfADistrict() {
    empty()
        .hideouts(ANN, "heywood")
        .reclaims(ANN)
        .offers(
            ANN,
            "done",
            "tyger-claws-solo-heywood",
            "tyger-claws-techie-heywood",
            "tyger-claws-netrunner-heywood");
  }

  @Test
  @Covers(GN_4_04)
  void hiredEdgerunnersComeToTheOpenPartOfADistrict() {
    empty()
        .hideouts(ANN, "watson", "pacifica")
        .units(ANN, "heywood-fixer", "techie")
        .edgerunners("jackie-welles")
        .activates(ANN, "techies", "done", "jackie-welles")
        .offers(ANN, "watson", "pacifica");
  }

  @Test
  @Covers({GN_4_04, GN_5_07})
  void nobodyStartsInAPointOfInterest() {
    var table = NightCityTable.of(4);
    for (int poi = 0; poi < table.at().standing.length(); poi++)
      assertThat(table.at().standing.get(table.city(), poi)).isEqualTo(0);
  }

  @Test
  @Covers(GN_4_04)
  void whoReplacesAUnitInAPointOfInterestStandsThere() {
    empty()
        .resources(ANN, 2, 0, 0)
        .units(ANN, "heywood-fixer", "techie")
        .edgerunners("johnny-silverhand")
        .activates(ANN, "techies", "done", "johnny-silverhand")
        .stands(ANN, "johnny-silverhand", "heywood-fixer", 1);
  }
}
