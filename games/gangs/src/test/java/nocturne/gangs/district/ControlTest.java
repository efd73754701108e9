package nocturne.gangs.district;

import static nocturne.gangs.GangsRule.GN_4_05;
import static nocturne.gangs.GangsRule.GN_4_06;
import static nocturne.gangs.GangsRule.GN_4_07;
import static nocturne.gangs.GangsRule.GN_4_08;
import static nocturne.gangs.GangsRule.GN_4_09;
import static nocturne.gangs.GangsRule.GN_4_10;
import static nocturne.gangs.GangsRule.GN_4_11;
import static nocturne.gangs.GangsRule.GN_4_12;
import static nocturne.gangs.GangsRule.GN_8_06;
import static nocturne.gangs.NightCityTable.ANN;
import static nocturne.gangs.NightCityTable.BEN;
import static nocturne.gangs.NightCityTable.CAT;
import static nocturne.gangs.NightCityTable.DAN;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.gangs.Covers;
import nocturne.gangs.NightCityTable;
import org.junit.jupiter.api.Test;

/** Presence and dominance. */
class ControlTest {

  private static NightCityTable empty() {
    return NightCityTable.of(4).emptyBoard();
  }

  private static boolean isPresent(NightCityTable table, int side, String district) {
    return Control.isPresent(table.city(), side, table.district(district).index());
  }

  private static boolean dominates(NightCityTable table, int side, String district) {
    return Control.dominates(table.city(), side, table.district(district).index());
  }

  @Test
  @Covers(GN_4_05)
  void oneUnitInTheOpenOrInAPointIsPresence() {
    var table = empty().units(ANN, "watson", "solo").units(ANN, "heywood-fixer", "techie");
    table.hired(ANN, "kerry-eurodyne", "pacifica");
    assertThat(isPresent(table, ANN, "watson")).isTrue();
    assertThat(isPresent(table, ANN, "heywood")).isTrue();
    assertThat(isPresent(table, ANN, "pacifica")).isTrue();
    assertThat(isPresent(table, ANN, "westbrook")).isFalse();
    assertThat(isPresent(table, DAN, "watson")).isFalse();
  }

  @Test
  @Covers(GN_4_06)
  void hideoutAloneIsNeitherPresenceNorDominance() {
    var table = empty().hideouts(ANN, "watson");
    assertThat(isPresent(table, ANN, "watson")).isFalse();
    assertThat(dominates(table, ANN, "watson")).isFalse();
  }

  @Test
  @Covers(GN_4_07)
  void hideoutAndMoreUnitsThanEveryOtherGangAreDominance() {
    var table =
        empty()
            .hideouts(ANN, "watson")
            .units(ANN, "watson", "solo", "techie")
            .units(CAT, "watson", "solo")
            .units(DAN, "watson", "solo");
    assertThat(dominates(table, ANN, "watson")).isTrue();
    table.units(DAN, "watson", "techie");
    assertThat(dominates(table, ANN, "watson")).isFalse();
  }

  @Test
  @Covers(GN_4_07)
  void mostUnitsWithoutAHideoutAreNoDominance() {
    var table = empty().hideouts(ANN, "heywood").units(ANN, "watson", "solo", "techie");
    assertThat(dominates(table, ANN, "watson")).isFalse();
    table.hideouts(ANN, "heywood", "watson");
    assertThat(dominates(table, ANN, "watson")).isTrue();
  }

  @Test
  @Covers(GN_4_08)
  void basicUnitsDronesAndEdgerunnersAreCountedTogether() {
    var table =
        empty()
            .hideouts(ANN, "watson")
            .units(ANN, "watson-business", "solo")
            .units(ANN, "watson", "drone")
            .hired(ANN, "rogue-amendiares", "watson")
            .units(CAT, "watson", "solo", "techie", "netrunner");
    assertThat(dominates(table, ANN, "watson")).isFalse();
    table.hired(ANN, "nix", "watson-data-fortress");
    assertThat(dominates(table, ANN, "watson")).isTrue();
  }

  @Test
  @Covers(GN_4_09)
  void nobodyDominatesWhereTheMostUnitsAreTied() {
    var table =
        empty()
            .hideouts(ANN, "watson")
            .hideouts(CAT, "watson")
            .units(ANN, "watson", "solo", "techie")
            .units(CAT, "watson", "solo", "techie");
    for (int side : new int[] {ANN, BEN, CAT, DAN})
      assertThat(dominates(table, side, "watson")).isFalse();
  }

  @Test
  @Covers(GN_4_09)
  void tieBelowTheTopTakesNothingFromTheTop() {
    var table =
        empty()
            .hideouts(ANN, "watson")
            .units(ANN, "watson", "solo", "techie")
            .units(CAT, "watson", "solo")
            .units(DAN, "watson", "solo");
    assertThat(dominates(table, ANN, "watson")).isTrue();
  }

  @Test
  @Covers(GN_4_10)
  void strongestGangWithoutAHideoutKeepsTheOthersFromDominating() {
    var table =
        empty()
            .hideouts(ANN, "watson")
            .units(ANN, "watson", "solo")
            .units(CAT, "watson", "solo", "techie");
    assertThat(dominates(table, ANN, "watson")).isFalse();
    assertThat(dominates(table, CAT, "watson")).isFalse();
  }

  @Test
  @Covers(GN_4_11)
  void dominanceMeetsADemandForPresence() {
    var table =
        business().market("preem-bd").hideouts(ANN, "heywood").units(ANN, "heywood", "solo");
    assertThat(dominates(table, ANN, "heywood")).isTrue();
    table.activates(ANN, "techies", "done").offersAmongOthers(ANN, "preem-bd");
  }

  @Test
  @Covers(GN_4_11)
  void presenceDoesNotMeetADemandForDominance() {
    business()
        .market("budget-arms-disposables", "back-alley-ripperdoc")
        .units(ANN, "heywood", "solo")
        .activates(ANN, "techies", "done")
        .refuses(ANN, "budget-arms-disposables", GN_8_06);
  }

  @Test
  @Covers(GN_4_12)
  void presenceIsJudgedWhenItIsNeeded() {
    business()
        .market("preem-bd", "back-alley-ripperdoc")
        .units(ANN, "westbrook", "techie")
        .activates(ANN, "techies")
        .moves(ANN, "techie", "westbrook", "heywood")
        .chooses(ANN, "done")
        .offersAmongOthers(ANN, "preem-bd");
    business()
        .market("preem-bd", "back-alley-ripperdoc")
        .units(ANN, "heywood", "techie")
        .activates(ANN, "techies")
        .moves(ANN, "techie", "heywood", "westbrook")
        .chooses(ANN, "done")
        .refuses(ANN, "preem-bd", GN_8_06);
  }

  @Test
  @Covers(GN_4_12)
  void dominanceIsJudgedWhenItIsNeeded() {
    var table = business().hideouts(ANN, "heywood").units(ANN, "heywood", "techie");
    assertThat(dominates(table, ANN, "heywood")).isTrue();
    table
        .market("budget-arms-disposables", "back-alley-ripperdoc")
        .activates(ANN, "techies")
        .moves(ANN, "techie", "heywood", "westbrook")
        .chooses(ANN, "done")
        .refuses(ANN, "budget-arms-disposables", GN_8_06);
  }

  /** Ann has a Business, somebody to activate and enough contraband. */
  private static NightCityTable business() {
    return empty().units(ANN, "pacifica-business", "techie").resources(ANN, 0, 3, 0);
  }
}
