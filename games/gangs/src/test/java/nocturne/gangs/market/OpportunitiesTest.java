package nocturne.gangs.market;

import static nocturne.gangs.GangsRule.GN_20_02;
import static nocturne.gangs.GangsRule.GN_3_10;
import static nocturne.gangs.GangsRule.GN_6_04;
import static nocturne.gangs.GangsRule.GN_6_08;
import static nocturne.gangs.GangsRule.GN_8_01;
import static nocturne.gangs.GangsRule.GN_8_02;
import static nocturne.gangs.GangsRule.GN_8_03;
import static nocturne.gangs.GangsRule.GN_8_04;
import static nocturne.gangs.GangsRule.GN_8_05;
import static nocturne.gangs.GangsRule.GN_8_06;
import static nocturne.gangs.GangsRule.GN_8_07;
import static nocturne.gangs.GangsRule.GN_8_08;
import static nocturne.gangs.GangsRule.GN_8_09;
import static nocturne.gangs.GangsRule.GN_8_10;
import static nocturne.gangs.GangsRule.GN_8_11;
import static nocturne.gangs.GangsRule.GN_8_12;
import static nocturne.gangs.GangsRule.GN_8_13;
import static nocturne.gangs.GangsRule.GN_8_15;
import static nocturne.gangs.NightCityTable.ANN;
import static nocturne.gangs.NightCityTable.BEN;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nocturne.gangs.Covers;
import nocturne.gangs.NightCityTable;
import nocturne.gangs.component.Deal;
import nocturne.gangs.component.Opportunity;
import nocturne.gangs.component.Resource;
import org.junit.jupiter.api.Test;

/** Activating techies, and what it takes and brings to seize an opportunity. */
class OpportunitiesTest {

  /** Ann has a techie in Watson and a solo in the Business of Pacifica. */
  private static NightCityTable business(String... market) {
    return NightCityTable.of(2)
        .emptyBoard()
        .units(ANN, "watson", "techie")
        .units(ANN, "pacifica-business", "solo")
        .resources(ANN, 0, 3, 0)
        .market(market);
  }

  private static NightCityTable seizes(NightCityTable table, String card) {
    return table.activates(ANN, "techies", "done", card);
  }

  @Test
  @Covers(GN_8_01)
  void activatingTechiesTakesATechieAndADroneIsNone() {
    NightCityTable.of(2)
        .emptyBoard()
        .units(ANN, "watson", "solo", "drone")
        .activates(ANN)
        .refuses(ANN, "techies", GN_6_08);
    NightCityTable.of(2)
        .emptyBoard()
        .hired(ANN, "judy-alvarez", "watson")
        .activates(ANN)
        .offersAmongOthers(ANN, "techies");
  }

  @Test
  @Covers(GN_8_02)
  void anyNumberOfTechiesAndDronesMoves() {
    NightCityTable.of(2)
        .emptyBoard()
        .units(ANN, "watson", "techie", "techie", "drone", "drone", "solo")
        .hired(ANN, "judy-alvarez", "watson")
        .activates(ANN, "techies")
        .doesNotOffer(ANN, "tyger-claws-solo-watson-to-westbrook")
        .moves(ANN, "techie", "watson", "westbrook")
        .moves(ANN, "judy-alvarez", "watson", "city-center")
        .moves(ANN, "drone", "watson", "city-center")
        .chooses(ANN, "done")
        .stands(ANN, "techie", "westbrook", 1)
        .stands(ANN, "techie", "watson", 1)
        .stands(ANN, "judy-alvarez", "city-center", 1)
        .stands(ANN, "drone", "city-center", 1)
        .stands(ANN, "drone", "watson", 1);
  }

  @Test
  @Covers(GN_8_03)
  void opportunityTakesABusinessAndAnEdgerunnerAFixer() {
    techieAt("pacifica-business")
        .offers(ANN, "done", "cybered-up")
        .refuses(ANN, "jackie-welles", GN_8_03);
    techieAt("heywood-fixer")
        .offers(ANN, "done", "jackie-welles")
        .refuses(ANN, "cybered-up", GN_8_03);
    techieAt("santo-domingo-data-fortress").isAsked(ANN, GN_6_04);
  }

  private static NightCityTable techieAt(String spot) {
    return NightCityTable.of(2)
        .emptyBoard()
        .units(ANN, spot, "techie")
        .resources(ANN, 5, 5, 0)
        .market("cybered-up")
        .edgerunners("jackie-welles")
        .activates(ANN, "techies", "done");
  }

  @Test
  @Covers({GN_8_03, GN_8_04})
  void whoHoldsBothTakesOneCardOfOneMarketOrNone() {
    both().chooses(ANN, "done").isAsked(ANN, GN_6_04);
    both().chooses(ANN, "cybered-up").has(ANN, Resource.EDDIES, 5).isAsked(ANN, GN_6_04);
    both().chooses(ANN, "jackie-welles").has(ANN, Resource.CONTRABAND, 5).isAsked(ANN, GN_6_04);
  }

  private static NightCityTable both() {
    return NightCityTable.of(2)
        .emptyBoard()
        .hideouts(ANN, "heywood")
        .units(ANN, "heywood-fixer", "techie")
        .units(ANN, "pacifica-business", "techie")
        .resources(ANN, 5, 5, 0)
        .market("cybered-up", "back-alley-ripperdoc")
        .edgerunners("jackie-welles", "nix")
        .activates(ANN, "techies", "done")
        .offers(ANN, "done", "cybered-up", "back-alley-ripperdoc", "jackie-welles", "nix");
  }

  @Test
  @Covers(GN_8_05)
  void anyUnitHoldsTheBusinessThoughItHasNotMoved() {
    for (var unit : new String[] {"solo", "netrunner"})
      NightCityTable.of(2)
          .emptyBoard()
          .units(ANN, "watson", "techie")
          .units(ANN, "pacifica-business", unit)
          .market("cybered-up")
          .activates(ANN, "techies", "done")
          .offers(ANN, "done", "cybered-up");
    NightCityTable.of(2)
        .emptyBoard()
        .units(ANN, "watson", "techie")
        .hired(ANN, "rogue-amendiares", "pacifica-business")
        .market("cybered-up")
        .activates(ANN, "techies", "done")
        .offers(ANN, "done", "cybered-up");
  }

  @Test
  @Covers(GN_8_06)
  void requirementOfPresenceIsMetInAnyDistrictItNames() {
    business("preem-bd", "xbd-dealer", "upscale-vrcade")
        .activates(ANN, "techies", "done")
        .offers(ANN, "done", "xbd-dealer")
        .refuses(ANN, "preem-bd", GN_8_06)
        .refuses(ANN, "upscale-vrcade", GN_8_06);
    business("preem-bd", "xbd-dealer", "upscale-vrcade")
        .units(ANN, "heywood", "solo")
        .units(ANN, "westbrook", "netrunner")
        .activates(ANN, "techies", "done")
        .offers(ANN, "done", "preem-bd", "xbd-dealer", "upscale-vrcade");
  }

  @Test
  @Covers(GN_8_06)
  void requirementOfDominanceIsNotMetByPresence() {
    business("bootleg-arasaka-tech", "cybered-up")
        .units(BEN, "watson", "solo")
        .hideouts(ANN, "watson")
        .activates(ANN, "techies", "done")
        .refuses(ANN, "bootleg-arasaka-tech", GN_8_06);
    business("bootleg-arasaka-tech", "cybered-up")
        .hideouts(ANN, "watson")
        .activates(ANN, "techies", "done")
        .offersAmongOthers(ANN, "bootleg-arasaka-tech");
  }

  @Test
  @Covers(GN_8_06)
  void requirementOfSeveralDistrictsOrOfADataFortressIsMetByHavingThem() {
    business("spiked-bd", "corp-ware-augmentations")
        .activates(ANN, "techies", "done")
        .offers(ANN, "done", "spiked-bd")
        .refuses(ANN, "corp-ware-augmentations", GN_8_06);
    NightCityTable.of(2)
        .emptyBoard()
        .units(ANN, "pacifica-business", "techie")
        .resources(ANN, 0, 3, 0)
        .market("spiked-bd", "cybered-up")
        .activates(ANN, "techies", "done")
        .offers(ANN, "done", "cybered-up")
        .refuses(ANN, "spiked-bd", GN_8_06);
    business("corp-ware-augmentations")
        .units(ANN, "santo-domingo-data-fortress", "netrunner")
        .activates(ANN, "techies", "done")
        .offers(ANN, "done", "corp-ware-augmentations");
  }

  @Test
  @Covers(GN_8_07)
  void costIsPaidInContrabandAndSecretsMayStandIn() {
    seizes(business("ronin-upgrades").resources(ANN, 0, 2, 1), "ronin-upgrades")
        .offers(ANN, "0", "1")
        .chooses(ANN, "1")
        .has(ANN, Resource.CONTRABAND, 1)
        .has(ANN, Resource.SECRETS, 0);
    business("ronin-upgrades", "cybered-up")
        .resources(ANN, 5, 1, 0)
        .activates(ANN, "techies", "done")
        .refuses(ANN, "ronin-upgrades", GN_8_07);
  }

  @Test
  @Covers(GN_8_08)
  void seizedCardLiesOpenWithItsGangToTheEnd() {
    var table = seizes(business("cybered-up"), "cybered-up").chooses(ANN, "end-turn");
    var card = table.opportunity("cybered-up");
    assertThat(table.at().seized(ANN).has(table.city(), card)).isTrue();
    table.sees(BEN, card).units(BEN, "watson-business", "techie").resources(BEN, 0, 3, 0);
    table.activates(BEN, "techies", "done", "done").doesNotOffer(BEN, "cybered-up");
    assertThat(table.at().seized(ANN).has(table.city(), card)).isTrue();
  }

  @Test
  @Covers({GN_8_09, GN_8_11})
  void rewardsComeInPrintedOrderAndOnlyDealsOfTheTypeCount() {
    seizes(business("arming-the-city").seized(ANN, "cybered-up"), "arming-the-city")
        .hasCred(ANN, 1)
        .offers(ANN, "contraband-2", "eddies-2", "sc-2")
        .chooses(ANN, "eddies-2")
        .has(ANN, Resource.EDDIES, 2)
        .hasCred(ANN, 1);
  }

  @Test
  @Covers(GN_8_10)
  void thereAreNineDealsOfEachOfThreeTypesAndOneOfAStory() {
    var deals = NightCityTable.GAME.contents().opportunities();
    for (var deal : List.of(Deal.BRAINDANCE, Deal.CYBERWARE, Deal.WEAPON))
      assertThat(deals.stream().filter(card -> card.deal() == deal && !card.story())).hasSize(9);
    assertThat(deals.stream().filter(card -> card.deal() == Deal.SPECIAL))
        .extracting(Opportunity::id)
        .containsExactly("arasaka-blueprints");
  }

  @Test
  @Covers(GN_8_12)
  void whatComesThenSeesTheStreetCredPaidBefore() {
    seizes(business("ronin-upgrades").cred(BEN, 1), "ronin-upgrades").hasCred(ANN, 1);
    seizes(business("ronin-upgrades").cred(BEN, 2), "ronin-upgrades").hasCred(ANN, 2);
    seizes(business("spiked-bd").cred(BEN, 1), "spiked-bd").isAsked(ANN, GN_6_04);
    seizes(business("spiked-bd").cred(BEN, 2), "spiked-bd").isAsked(ANN, GN_3_10);
  }

  @Test
  @Covers({GN_8_13, GN_20_02})
  void partThatSaysMayCanBeDeclined() {
    var table =
        seizes(business("xbd-dealer", "cybered-up"), "xbd-dealer")
            .offers(ANN, "pass", "cybered-up")
            .chooses(ANN, "pass")
            .isAsked(ANN, GN_6_04);
    assertThat(table.at().opportunities.get(1).top(table.city()).id()).isEqualTo("cybered-up");
  }

  @Test
  @Covers({GN_8_13, GN_20_02})
  void rewardThatCannotBeCarriedOutIsSkipped() {
    seizes(business("organitskaya-bd").edgerunners(), "organitskaya-bd")
        .hasCred(ANN, 1)
        .isAsked(ANN, GN_6_04);
    seizes(business("corporate-elite-bd"), "corporate-elite-bd")
        .hasCred(ANN, 1)
        .isAsked(ANN, GN_6_04);
    seizes(business("corporate-elite-bd").resources(ANN, 0, 2, 1), "corporate-elite-bd")
        .chooses(ANN, "0")
        .offers(ANN, "0", "1")
        .chooses(ANN, "1")
        .hasCred(ANN, 3);
  }

  @Test
  @Covers(GN_8_15)
  void replacedCardGoesUnderItsDeckAndTheTopOneTakesItsSlotAtOnce() {
    var table = business("organitskaya-bd").edgerunners("nix", "t-bug", "jackie-welles");
    var deck = table.at().edgerunnerDeck;
    var next = deck.top(table.city());
    seizes(table, "organitskaya-bd").chooses(ANN, "t-bug");
    assertThat(table.at().edgerunners.get(1).top(table.city())).isEqualTo(next);
    assertThat(deck.get(table.city(), 0).id()).isEqualTo("t-bug");
    assertThat(table.at().opportunities.getFirst().isEmpty(table.city())).isTrue();
  }
}
