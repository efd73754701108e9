package nocturne.gangs.hideout;

import static nocturne.gangs.GangsRule.GN_10_01;
import static nocturne.gangs.GangsRule.GN_10_02;
import static nocturne.gangs.GangsRule.GN_10_03;
import static nocturne.gangs.GangsRule.GN_10_04;
import static nocturne.gangs.GangsRule.GN_10_05;
import static nocturne.gangs.GangsRule.GN_10_06;
import static nocturne.gangs.GangsRule.GN_6_09;
import static nocturne.gangs.NightCityTable.ANN;
import static nocturne.gangs.NightCityTable.BEN;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.gangs.Covers;
import nocturne.gangs.NightCityTable;
import nocturne.gangs.component.Resource;
import org.junit.jupiter.api.Test;

/** Hideouts: what they cost, where they go, what they pay. */
class BuildingTest {

  private static NightCityTable table() {
    return NightCityTable.of(2).resources(ANN, 2, 0, 0);
  }

  @Test
  @Covers(GN_10_01)
  void hideoutCostsTwoEddiesHoweverManyThereAre() {
    table()
        .resources(ANN, 3, 3, 0)
        .activates(ANN, "hideout", "pacifica")
        .has(ANN, Resource.EDDIES, 1);
    table()
        .resources(ANN, 3, 3, 0)
        .hideouts(ANN, "westbrook", "watson", "heywood")
        .activates(ANN, "hideout", "pacifica")
        .has(ANN, Resource.EDDIES, 1)
        .has(ANN, Resource.CONTRABAND, 3);
  }

  @Test
  @Covers({GN_10_02, GN_10_03})
  void slotsAreEmptiedFromTheLeftAndPayWhatTheyShow() {
    var table = table();
    assertThat(table.city().gang(BEN).slots()).containsExactly(1, 2, 3);
    builds(table, "pacifica").hasCred(BEN, 1);
    builds(table, "watson").hasCred(BEN, 1 + 2);
    builds(table, "westbrook").hasCred(BEN, 1 + 2 + 3);
    assertThat(table.city().hideouts(BEN)).isEqualTo(4);
  }

  private static NightCityTable builds(NightCityTable table, String district) {
    return table.spent(BEN).resources(BEN, 2, 0, 0).activates(BEN, "hideout", district);
  }

  @Test
  @Covers(GN_10_02)
  void districtHoldsOneHideoutOfAGang() {
    table().activates(ANN, "hideout").refuses(ANN, "westbrook", GN_10_02);
  }

  @Test
  @Covers(GN_10_04)
  void nobodyNeedsToBeThereAndHideoutsOfOthersDoNotMatter() {
    var table =
        table().units(BEN, "heywood", "solo", "techie").activates(ANN, "hideout", "heywood");
    int heywood = table.district("heywood").index();
    assertThat(table.city().hasHideout(ANN, heywood)).isTrue();
    assertThat(table.city().hasHideout(BEN, heywood)).isTrue();
  }

  @Test
  @Covers(GN_10_05)
  void whoCannotPayOrHasNoHideoutLeftOrNoDistrictForItCannotBuild() {
    table().resources(ANN, 1, 9, 0).activates(ANN).refuses(ANN, "hideout", GN_6_09);
    table().resources(ANN, 1, 0, 1).activates(ANN).offersAmongOthers(ANN, "hideout");
    table()
        .hideouts(ANN, "westbrook", "watson", "heywood", "pacifica")
        .activates(ANN)
        .refuses(ANN, "hideout", GN_6_09);
    var everywhere =
        table()
            .hideouts(
                ANN, "westbrook", "watson", "heywood", "pacifica", "city-center", "santo-domingo");
    everywhere.at().slotsEmptied.set(everywhere.city(), ANN, 0);
    everywhere.activates(ANN).refuses(ANN, "hideout", GN_6_09);
  }

  @Test
  @Covers(GN_10_06)
  void hideoutStaysWhenEverybodyThereIsDead() {
    var table =
        table()
            .emptyBoard()
            .hideouts(ANN, "watson")
            .units(ANN, "watson", "techie")
            .units(BEN, "watson", "solo")
            .hand(ANN, "cyberpsychosis")
            .hand(BEN, "crusher")
            .fights(BEN, "watson")
            .chooses(ANN, "reserve")
            .stands(ANN, "techie", "watson", 0)
            .rests();
    assertThat(table.city().hasHideout(ANN, table.district("watson").index())).isTrue();
    assertThat(table.city().hideouts(ANN)).isEqualTo(1);
  }
}
