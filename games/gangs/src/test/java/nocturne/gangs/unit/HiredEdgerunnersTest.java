package nocturne.gangs.unit;

import static nocturne.gangs.GangsRule.GN_2_17;
import static nocturne.gangs.GangsRule.GN_2_18;
import static nocturne.gangs.GangsRule.GN_2_19;
import static nocturne.gangs.GangsRule.GN_2_20;
import static nocturne.gangs.GangsRule.GN_2_21;
import static nocturne.gangs.GangsRule.GN_2_22;
import static nocturne.gangs.GangsRule.GN_2_33;
import static nocturne.gangs.GangsRule.GN_4_01;
import static nocturne.gangs.GangsRule.GN_6_04;
import static nocturne.gangs.GangsRule.GN_6_08;
import static nocturne.gangs.GangsRule.GN_8_16;
import static nocturne.gangs.NightCityTable.ANN;
import static nocturne.gangs.NightCityTable.BEN;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.gangs.Covers;
import nocturne.gangs.NightCityTable;
import nocturne.gangs.component.PoiKind;
import nocturne.gangs.district.Control;
import org.junit.jupiter.api.Test;

/** What goes for every edgerunner, whoever it is. */
class HiredEdgerunnersTest {

  private static NightCityTable empty() {
    return NightCityTable.of(2).emptyBoard().resources(ANN, 1, 0, 0).resources(BEN, 1, 0, 0);
  }

  @Test
  @Covers(GN_2_17)
  void edgerunnerIsActivatedAndMovedAsItsType() {
    empty()
        .hired(ANN, "nix", "watson")
        .activates(ANN)
        .refuses(ANN, "solos", GN_6_08)
        .refuses(ANN, "techies", GN_6_08)
        .chooses(ANN, "netrunners")
        .moves(ANN, "nix", "watson", "city-center-data-fortress")
        .stands(ANN, "nix", "city-center-data-fortress", 1);
  }

  @Test
  @Covers(GN_2_17)
  void netrunnerAmongEdgerunnersCarriesTheNetTokenFurther() {
    empty()
        .hired(ANN, "nix", "watson")
        .units(ANN, "watson", "netrunner")
        .activates(ANN, "netrunners", "done", "yes")
        .offers(ANN, "1", "2");
  }

  @Test
  @Covers(GN_2_17)
  void johnnyTakesThePlaceOfABasicUnitAndNotOfAnEdgerunner() {
    empty()
        .resources(ANN, 2, 0, 0)
        .units(ANN, "heywood-fixer", "techie")
        .units(ANN, "watson", "solo")
        .hired(ANN, "jackie-welles", "watson")
        .edgerunners("johnny-silverhand")
        .activates(ANN, "techies", "done", "johnny-silverhand")
        .offers(ANN, "tyger-claws-techie-heywood-fixer", "tyger-claws-solo-watson");
  }

  @Test
  @Covers({GN_2_18, GN_6_08})
  void specialistLetsNoDiscBeSpent() {
    empty()
        .hired(ANN, "kerry-eurodyne", "watson")
        .activates(ANN)
        .refuses(ANN, "solos", GN_6_08)
        .refuses(ANN, "techies", GN_6_08)
        .refuses(ANN, "netrunners", GN_6_08);
  }

  @Test
  @Covers(GN_2_18)
  void noDiscMovesASpecialist() {
    for (var disc : new String[] {"solos", "techies", "netrunners"})
      empty()
          .hired(ANN, "kerry-eurodyne", "watson")
          .units(ANN, "watson", "solo", "techie", "netrunner")
          .activates(ANN, disc)
          .doesNotOffer(ANN, "tyger-claws-kerry-eurodyne-watson-to-westbrook");
  }

  @Test
  @Covers(GN_2_18)
  void cardThatMovesAnyUnitsMovesASpecialistToo() {
    empty()
        .hired(ANN, "rogue-amendiares", "watson")
        .units(ANN, "pacifica-business", "techie")
        .resources(ANN, 0, 1, 0)
        .market("preem-cyberware")
        .activates(ANN, "techies", "done", "preem-cyberware")
        .moves(ANN, "rogue-amendiares", "watson", "westbrook-fixer")
        .stands(ANN, "rogue-amendiares", "westbrook-fixer", 1);
  }

  @Test
  @Covers(GN_2_19)
  void kerryInTheReserveDoesNothing() {
    empty()
        .resources(ANN, 2, 0, 0)
        .units(ANN, "watson", "solo")
        .inReserve(ANN, "kerry-eurodyne")
        .activates(ANN, "hideout", "pacifica")
        .hasCred(ANN, 1)
        .isAsked(ANN, GN_6_04);
  }

  @Test
  @Covers({GN_2_20, GN_4_01})
  void edgerunnerOfAnyTypeMayStandInAPointOfInterest() {
    empty()
        .hired(ANN, "jackie-welles", "watson")
        .activates(ANN, "solos")
        .moves(ANN, "jackie-welles", "watson", "watson-business")
        .stands(ANN, "jackie-welles", "watson-business", 1);
    var table =
        empty()
            .resources(ANN, 2, 0, 0)
            .hired(ANN, "kerry-eurodyne", "watson")
            .activates(ANN, "hideout", "pacifica")
            .moves(ANN, "kerry-eurodyne", "watson", "watson-business");
    assertThat(Control.controls(table.city(), ANN, PoiKind.BUSINESS)).isTrue();
  }

  @Test
  @Covers(GN_2_21)
  void gangWithThreeEdgerunnersHiresNoMore() {
    market()
        .hired(ANN, "jackie-welles", "watson")
        .hired(ANN, "river-ward", "watson")
        .activates(ANN, "techies", "done")
        .offersAmongOthers(ANN, "nix");
    market()
        .hired(ANN, "jackie-welles", "watson")
        .hired(ANN, "river-ward", "watson")
        .hired(ANN, "t-bug", "watson")
        .units(ANN, "pacifica-business", "solo")
        .resources(ANN, 2, 1, 0)
        .activates(ANN, "techies", "done")
        .refuses(ANN, "nix", GN_8_16);
  }

  @Test
  @Covers(GN_2_21)
  void lostEdgerunnerMakesNoRoomForAnother() {
    market()
        .hired(ANN, "jackie-welles", "watson")
        .hired(ANN, "river-ward", "watson")
        .inReserve(ANN, "t-bug")
        .units(ANN, "pacifica-business", "solo")
        .resources(ANN, 2, 1, 0)
        .activates(ANN, "techies", "done")
        .refuses(ANN, "nix", GN_8_16);
  }

  /** Ann can pay Nix, and an opportunity where she has a Business. */
  private static NightCityTable market() {
    return empty()
        .resources(ANN, 2, 0, 0)
        .units(ANN, "heywood-fixer", "techie")
        .edgerunners("nix")
        .market("back-alley-ripperdoc");
  }

  @Test
  @Covers({GN_2_22, GN_2_33})
  void lostEdgerunnerKeepsItsCardAndMayBeRecruitedAgain() {
    var table =
        empty()
            .hideouts(BEN, "heywood")
            .hired(BEN, "jackie-welles", "watson")
            .units(ANN, "watson", "solo")
            .hand(ANN, "crusher")
            .hand(BEN, "cyberpsychosis")
            .fights(ANN, "watson")
            .stands(BEN, "jackie-welles", "watson", 0);
    var jackie = table.edgerunner("jackie-welles");
    assertThat(table.at().hired(BEN).has(table.city(), jackie)).isTrue();
    assertThat(Units.isInReserve(table.city(), jackie)).isTrue();
    table
        .reclaims(BEN)
        .chooses(BEN, "valentinos-jackie-welles-heywood")
        .stands(BEN, "jackie-welles", "heywood", 1);
  }
}
