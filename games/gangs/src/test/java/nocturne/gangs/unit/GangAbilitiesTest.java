package nocturne.gangs.unit;

import static nocturne.gangs.GangsRule.GN_11_05;
import static nocturne.gangs.GangsRule.GN_2_06;
import static nocturne.gangs.GangsRule.GN_4_07;
import static nocturne.gangs.GangsRule.GN_7_21;
import static nocturne.gangs.GangsRule.GN_7_22;
import static nocturne.gangs.GangsRule.GN_9_10;
import static nocturne.gangs.NightCityTable.ANN;
import static nocturne.gangs.NightCityTable.BEN;
import static nocturne.gangs.NightCityTable.CAT;
import static nocturne.gangs.NightCityTable.DAN;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.gangs.Covers;
import nocturne.gangs.NightCityTable;
import nocturne.gangs.component.Resource;
import nocturne.gangs.district.Control;
import org.junit.jupiter.api.Test;

/** What each of the four gangs can do that the others can't. */
class GangAbilitiesTest {

  @Test
  @Covers(GN_2_06)
  void tygerClawsMayLeaveALostUnitWithARivalInsteadOfInTheirReserve() {
    NightCityTable.of(2)
        .emptyBoard()
        .units(BEN, "watson", "solo")
        .units(ANN, "watson", "techie")
        .hand(BEN, "crusher")
        .hand(ANN, "cyberpsychosis")
        .fights(BEN, "watson")
        .offers(ANN, "reserve", "valentinos")
        .chooses(ANN, "valentinos")
        .hasReserve(ANN, "techie", 2)
        .rests();
  }

  @Test
  @Covers({GN_2_06, GN_7_22})
  void paybackReturnsTheUnitsForFirepowerAndPaysWhenTheRivalLosesOne() {
    NightCityTable.of(2)
        .emptyBoard()
        .units(BEN, "watson", "solo")
        .units(ANN, "watson", "techie")
        .hand(BEN, "crusher")
        .hand(ANN, "cyberpsychosis")
        .fights(BEN, "watson")
        .chooses(ANN, "valentinos")
        .units(ANN, "watson", "solo")
        .hand(ANN, "crusher")
        .hand(BEN, "crusher")
        .cred(ANN, 0)
        .fights(ANN, "watson")
        .offers(ANN, "pass", "valentinos")
        .chooses(ANN, "valentinos")
        .hasReserve(ANN, "techie", 3)
        .stands(BEN, "solo", "watson", 0)
        .hasCred(ANN, 3)
        .rests();
  }

  @Test
  @Covers(GN_4_07)
  void valentinosDominateWithAsManyUnitsWhereTheyHaveAHideout() {
    var table =
        NightCityTable.of(2)
            .emptyBoard()
            .hideouts(BEN, "heywood")
            .hideouts(ANN, "heywood", "watson")
            .units(BEN, "heywood", "solo")
            .units(ANN, "heywood", "solo")
            .units(BEN, "watson", "solo")
            .units(ANN, "watson", "solo", "techie");
    var city = table.city();
    assertThat(Control.dominates(city, BEN, table.district("heywood").index())).isTrue();
    assertThat(Control.dominates(city, ANN, table.district("heywood").index())).isFalse();
    assertThat(Control.dominates(city, ANN, table.district("watson").index())).isTrue();
  }

  @Test
  void valentinosKeepAnOpportunityThatOnlyTheyMaySeize() {
    var table =
        NightCityTable.of(2)
            .emptyBoard()
            .units(BEN, "watson-business", "techie")
            .units(ANN, "pacifica-business", "techie")
            .resources(BEN, 0, 1, 0)
            .resources(ANN, 0, 1, 0)
            .market("back-alley-ripperdoc", "cybered-up", "preem-cyberware")
            .activates(BEN, "techies", "done", "keep-cybered-up")
            .offersAmongOthers(BEN, "cybered-up", "back-alley-ripperdoc")
            .chooses(BEN, "done", "end-turn");
    table.activates(ANN, "techies", "done").doesNotOffer(ANN, "cybered-up");
    table
        .spent(BEN)
        .activates(BEN, "techies", "done", "cybered-up")
        .has(BEN, Resource.CONTRABAND, 0)
        .hasCred(BEN, 1);
  }

  @Test
  @Covers(GN_9_10)
  void voodooBoysMayRollTheDiceOfNetWatchAgainOnce() {
    NightCityTable.of(3)
        .emptyBoard()
        .units(CAT, "pacifica", "netrunner", "solo")
        .net(CAT, 2)
        .dice(1, 2, 6)
        .activates(CAT, "netrunners", "done", "yes", "no")
        .offers(CAT, "keep", "reroll-first", "reroll-second", "reroll-both")
        .chooses(CAT, "reroll-first")
        .stands(CAT, "netrunner", "pacifica", 1);
  }

  @Test
  @Covers(GN_7_21)
  void voodooBoysShootBetterWithANetrunnerThereAndNoBetterWithTwo() {
    NightCityTable.of(3)
        .emptyBoard()
        .units(CAT, "watson", "solo", "netrunner", "netrunner")
        .units(BEN, "watson", "solo")
        .hand(CAT, "short-circuit")
        .hand(BEN, "crusher")
        .fights(CAT, "watson")
        .stands(CAT, "netrunner", "watson", 2)
        .stands(BEN, "solo", "watson", 1)
        .hasCred(BEN, 1)
        .rests();
  }

  @Test
  @Covers(GN_11_05)
  void maelstromDrawsACardMoreForAnUpgradeAndOrdersTheRestUnderTheDeck() {
    var table =
        NightCityTable.of(4)
            .resources(DAN, 1, 0, 0)
            .upgrades("ping", "monowire", "lynx-paws")
            .activates(DAN, "upgrade")
            .offers(DAN, "ping", "monowire", "lynx-paws")
            .chooses(DAN, "ping", "lynx-paws", "ping");
    var deck = table.at().combatDeck;
    assertThat(deck.get(table.city(), 0).id()).isEqualTo("monowire");
    assertThat(deck.get(table.city(), 1).id()).isEqualTo("lynx-paws");
  }

  @Test
  @Covers(GN_7_22)
  void rageOfMaelstromGrowsByFirefightsItStartsAndIsSpentForFirepower() {
    var table =
        NightCityTable.of(4)
            .emptyBoard()
            .rage(DAN, 2)
            .units(DAN, "watson", "solo")
            .units(BEN, "watson", "solo", "techie")
            .hand(DAN, "cyberpsychosis")
            .hand(BEN, "short-circuit")
            .fights(DAN, "watson")
            .offers(DAN, "0", "1", "2")
            .chooses(DAN, "2")
            .chooses(BEN, "valentinos-techie-watson")
            .stands(DAN, "solo", "watson", 1)
            .rests();
    assertThat(table.at().rage.get(table.city(), DAN)).isEqualTo(1);
  }
}
