package nocturne.gangs.unit;

import static nocturne.gangs.GangsRule.GN_11_05;
import static nocturne.gangs.GangsRule.GN_13_14;
import static nocturne.gangs.GangsRule.GN_14_05;
import static nocturne.gangs.GangsRule.GN_20_05;
import static nocturne.gangs.GangsRule.GN_2_07;
import static nocturne.gangs.GangsRule.GN_2_18;
import static nocturne.gangs.GangsRule.GN_2_19;
import static nocturne.gangs.GangsRule.GN_7_21;
import static nocturne.gangs.GangsRule.GN_8_15;
import static nocturne.gangs.GangsRule.GN_8_19;
import static nocturne.gangs.GangsRule.GN_8_21;
import static nocturne.gangs.NightCityTable.ANN;
import static nocturne.gangs.NightCityTable.BEN;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.gangs.Covers;
import nocturne.gangs.NightCityTable;
import nocturne.gangs.component.Resource;
import org.junit.jupiter.api.Test;

/** The ten edgerunners, each with an ability of its own. */
class EdgerunnersTest {

  private static NightCityTable empty() {
    return NightCityTable.of(2).emptyBoard().resources(ANN, 1, 0, 0).resources(BEN, 1, 0, 0);
  }

  @Test
  @Covers(GN_8_15)
  void judyHasAnOpportunityReplacedBeforeAnythingIsSeized() {
    var table =
        empty()
            .hired(ANN, "judy-alvarez", "watson")
            .market("ripperdoc-bd")
            .nextOpportunities("cybered-up")
            .activates(ANN, "techies", "done", "replace-ripperdoc-bd");
    var city = table.city();
    assertThat(table.at().opportunities.getFirst().top(city).id()).isEqualTo("cybered-up");
    assertThat(table.at().opportunityDeck.get(city, 0).id()).isEqualTo("ripperdoc-bd");
  }

  @Test
  @Covers({GN_2_19, GN_11_05})
  void viktorShowsACardMoreWhileHeIsInPlay() {
    empty()
        .hired(ANN, "viktor-vektor", "watson")
        .upgrades("ping", "monowire", "lynx-paws")
        .activates(ANN, "upgrade")
        .offers(ANN, "ping", "monowire", "lynx-paws");
    empty()
        .units(ANN, "watson", "solo")
        .inReserve(ANN, "viktor-vektor")
        .upgrades("ping", "monowire", "lynx-paws")
        .activates(ANN, "upgrade")
        .offers(ANN, "ping", "monowire");
  }

  @Test
  @Covers(GN_7_21)
  void jackieAddsFirepowerWhereHisGangStartedTheFirefight() {
    var table =
        empty()
            .hired(ANN, "jackie-welles", "watson")
            .units(BEN, "watson", "solo")
            .hand(ANN, "short-circuit")
            .hand(BEN, "crusher");
    table.fights(ANN, "watson").stands(BEN, "solo", "watson", 1).hasCred(BEN, 1).rests();
    table.hand(ANN, "short-circuit").hand(BEN, "crusher").fights(BEN, "watson");
    table.offers(ANN, "reserve", "valentinos");
  }

  @Test
  @Covers(GN_7_21)
  void riverAddsFirepowerBesideAnotherSolo() {
    empty()
        .hired(ANN, "river-ward", "watson")
        .units(ANN, "watson", "solo")
        .units(BEN, "watson", "solo")
        .hand(ANN, "crusher")
        .hand(BEN, "crusher")
        .fights(BEN, "watson")
        .stands(BEN, "solo", "watson", 0)
        .hasCred(ANN, 1)
        .rests();
    empty()
        .hired(ANN, "river-ward", "watson")
        .units(BEN, "watson", "solo")
        .hand(ANN, "crusher")
        .hand(BEN, "crusher")
        .fights(BEN, "watson")
        .stands(BEN, "solo", "watson", 1)
        .rests();
  }

  @Test
  @Covers(GN_14_05)
  void goroLooksAtAHandWhereHeHasGoneAndMayDiscardACardOfIt() {
    var table =
        empty()
            .hired(ANN, "goro-takemura", "watson")
            .units(BEN, "westbrook", "techie")
            .activates(ANN, "solos")
            .moves(ANN, "goro-takemura", "watson", "westbrook")
            .offers(ANN, "pass", "valentinos");
    table
        .chooses(ANN, "valentinos")
        .chooses(ANN, table.combat(BEN, "crusher").id())
        .hasDiscarded(BEN, "crusher");
  }

  @Test
  @Covers({GN_2_07, GN_8_21})
  void johnnyTakesThePlaceOfABasicUnitWhichLeavesTheGame() {
    var table =
        empty()
            .resources(ANN, 2, 0, 0)
            .units(ANN, "heywood-fixer", "techie")
            .edgerunners("johnny-silverhand")
            .activates(ANN, "techies", "done", "johnny-silverhand")
            .stands(ANN, "johnny-silverhand", "heywood-fixer", 1)
            .hasReserve(ANN, "techie", 2);
    assertThat(table.at().gone.get(table.city(), 1)).isEqualTo(1);
  }

  @Test
  @Covers(GN_2_19)
  void johnnyPaysAtTheStartOfEveryActivate() {
    empty().hired(ANN, "johnny-silverhand", "watson").activates(ANN).hasCred(ANN, 1);
  }

  @Test
  void tBugPaysAtTheStartOfANetrunForWhoIsBehind() {
    empty()
        .hired(ANN, "t-bug", "watson")
        .cred(BEN, 1)
        .activates(ANN, "netrunners", "done", "yes")
        .hasCred(ANN, 1);
    empty()
        .hired(ANN, "t-bug", "watson")
        .activates(ANN, "netrunners", "done", "yes")
        .hasCred(ANN, 0);
  }

  @Test
  @Covers(GN_2_19)
  void nixBringsASecretFromARedSpaceUnlessNetWatchGotHim() {
    nix(4, 4).has(ANN, Resource.SECRETS, 1);
    nix(3, 4).has(ANN, Resource.SECRETS, 0);
  }

  /** A netrun of Nix alone to the first red space, with these dice. */
  private static NightCityTable nix(int first, int second) {
    return empty()
        .hired(ANN, "nix", "watson")
        .net(ANN, 4)
        .dice(first, second)
        .activates(ANN, "netrunners", "done", "yes", "no");
  }

  @Test
  @Covers({GN_2_18, GN_20_05})
  void kerryMovesWheneverHisGangGainsStreetCredDuringAnActivate() {
    empty()
        .resources(ANN, 2, 0, 0)
        .hired(ANN, "kerry-eurodyne", "watson")
        .activates(ANN, "hideout", "pacifica")
        .hasCred(ANN, 1)
        .moves(ANN, "kerry-eurodyne", "watson", "westbrook-fixer")
        .stands(ANN, "kerry-eurodyne", "westbrook-fixer", 1);
  }

  @Test
  @Covers(GN_13_14)
  void kerryIsPaidForBeingAloneAtTheEndOfAReclaim() {
    empty()
        .hired(ANN, "kerry-eurodyne", "watson")
        .reclaims(ANN)
        .chooses(ANN, "eddies-1")
        .hasCred(ANN, 2);
    empty()
        .hired(ANN, "kerry-eurodyne", "watson")
        .units(ANN, "watson", "solo")
        .reclaims(ANN)
        .chooses(ANN, "eddies-1")
        .hasCred(ANN, 0);
  }

  @Test
  @Covers({GN_2_18, GN_20_05})
  void rogueMovesOnceATurnWhenAnotherOfHerGangTakesAFixer() {
    empty()
        .hired(ANN, "rogue-amendiares", "heywood")
        .units(ANN, "heywood", "solo")
        .units(ANN, "westbrook", "solo")
        .activates(ANN, "solos")
        .moves(ANN, "solo", "heywood", "heywood-fixer")
        .moves(ANN, "solo", "westbrook", "westbrook-fixer")
        .moves(ANN, "rogue-amendiares", "heywood", "pacifica")
        .doesNotOffer(ANN, "tyger-claws-rogue-amendiares-pacifica-to-heywood");
  }

  @Test
  @Covers(GN_8_19)
  void techieAmongEdgerunnersBringsADroneWhenHired() {
    empty()
        .units(ANN, "heywood-fixer", "techie")
        .hideouts(ANN, "heywood", "watson")
        .edgerunners("judy-alvarez")
        .activates(ANN, "techies", "done", "judy-alvarez")
        .offers(ANN, "watson", "heywood")
        .chooses(ANN, "watson")
        .stands(ANN, "judy-alvarez", "watson", 1)
        .stands(ANN, "drone", "watson", 1);
  }
}
