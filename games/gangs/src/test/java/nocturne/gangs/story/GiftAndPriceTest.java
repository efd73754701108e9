package nocturne.gangs.story;

import static nocturne.gangs.GangsRule.GN_10_01;
import static nocturne.gangs.GangsRule.GN_15_02;
import static nocturne.gangs.GangsRule.GN_15_07;
import static nocturne.gangs.GangsRule.GN_16_02;
import static nocturne.gangs.GangsRule.GN_16_05;
import static nocturne.gangs.GangsRule.GN_16_06;
import static nocturne.gangs.GangsRule.GN_16_12;
import static nocturne.gangs.GangsRule.GN_8_06;
import static nocturne.gangs.NightCityTable.ANN;
import static nocturne.gangs.NightCityTable.BEN;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nocturne.gangs.Covers;
import nocturne.gangs.NightCityTable;
import nocturne.gangs.component.Resource;
import nocturne.testkit.Arrange;
import org.junit.jupiter.api.Test;

/** An Awkward Gift and The Price of Success, card by card. */
class GiftAndPriceTest {

  private static NightCityTable gift(String card) {
    return NightCityTable.story("an-awkward-gift", 2)
        .open(card)
        .emptyBoard()
        .resources(ANN, 1, 1, 0);
  }

  private static NightCityTable price(String... cards) {
    return NightCityTable.story("the-price-of-success", 2)
        .open(cards)
        .emptyBoard()
        .resources(ANN, 1, 1, 0);
  }

  @Test
  @Covers(GN_16_06)
  void introductionPutsCargoEverywhereAndTimeByTheNumberOfPlayers() {
    var time = List.of(3, 4, 6);
    for (int players = 2; players <= 4; players++) {
      var table = NightCityTable.story("an-awkward-gift", players);
      var city = table.city();
      assertThat(Tokens.onBoard(city, Token.CARGO)).isEqualTo(6);
      assertThat(Tokens.on(city, Token.TIME, city.plan().story().card("hot-freight")))
          .isEqualTo(time.get(players - 2));
      table.isOpen("hot-freight").isClosed("a-parcel-with-no-address");
    }
  }

  @Test
  @Covers(GN_16_02)
  void cargoIsTakenAfterIncomeWhereAGangDominates() {
    var table =
        gift("hot-freight")
            .hideouts(ANN, "watson")
            .units(ANN, "watson", "solo")
            .units(ANN, "pacifica", "solo")
            .reclaims(ANN)
            .chooses(ANN, "eddies-1")
            .offers(ANN, "done", "watson")
            .chooses(ANN, "watson");
    assertThat(Tokens.held(table.city(), Token.CARGO, ANN)).isEqualTo(1);
    assertThat(Tokens.onBoard(table.city(), Token.CARGO)).isEqualTo(5);
  }

  @Test
  @Covers(GN_16_02)
  void cargoIsSoldAtABusinessInsteadOfSeizing() {
    var table =
        gift("product-recall")
            .tokensHeld(Token.CARGO, ANN, 3)
            .units(ANN, "pacifica-business", "techie")
            .activates(ANN, "techies", "done", "product-recall-sell-cargo")
            .offers(ANN, "1", "2", "3")
            .chooses(ANN, "2")
            .hasCred(ANN, 4);
    assertThat(Tokens.held(table.city(), Token.CARGO, ANN)).isEqualTo(1);
  }

  @Test
  @Covers(GN_16_02)
  void cargoBecomesASmartWeaponInTheHandWithoutPayment() {
    var table = gift("street-arsenal");
    table
        .resources(ANN, 0, 1, 0)
        .tokensHeld(Token.CARGO, ANN, 1)
        .units(ANN, "watson", "solo")
        .activates(ANN, "upgrade")
        .chooses(ANN, table.combat(ANN, "crusher").id())
        .hasHand(
            ANN, "smart-weapon-prototype", "cyberpsychosis", "short-circuit", "subdermal-armor");
    assertThat(Tokens.held(table.city(), Token.CARGO, ANN)).isZero();
  }

  @Test
  @Covers(GN_16_02)
  void curfewCostsTheInitiatorWhoHasNotTheSingleHighest() {
    gift("curfew")
        .cred(ANN, 5)
        .units(ANN, "watson", "solo")
        .units(BEN, "watson", "solo")
        .hand(ANN, "crusher")
        .hand(BEN, "crusher")
        .fights(ANN, "watson")
        .hasCred(ANN, 5)
        .rests();
    gift("curfew")
        .cred(ANN, 5)
        .units(ANN, "watson", "solo")
        .units(BEN, "watson", "solo", "techie")
        .hand(ANN, "crusher")
        .hand(BEN, "short-circuit")
        .fights(ANN, "watson")
        .chooses(BEN, "valentinos-techie-watson")
        .hasCred(ANN, 6)
        .rests();
  }

  @Test
  @Covers({GN_15_02, GN_15_07, GN_16_12})
  void epilogueOfCleanHandsPaysThoseWithoutCargoBeforeTheWinnerIsFound() {
    gift("clean-hands")
        .cred(ANN, 22)
        .cred(BEN, 21)
        .tokensHeld(Token.CARGO, ANN, 1)
        .units(ANN, "watson", "netrunner")
        .units(BEN, "heywood", "solo")
        .activates(ANN, "netrunners", "done", "no", "end-turn")
        .isOver()
        .hasCred(ANN, 22)
        .hasCred(BEN, 23);
  }

  @Test
  @Covers(GN_16_02)
  void vipGoesAlongOnceAnActionWithAUnitThatLeavesItsDistrict() {
    var table =
        price("negotiations", "standing-contract")
            .units(ANN, "city-center", "solo", "solo")
            .activates(ANN, "solos")
            .moves(ANN, "solo", "city-center", "watson")
            .chooses(ANN, "yes")
            .moves(ANN, "solo", "city-center", "heywood");
    assertThat(Tokens.whereIs(table.city(), Token.VIP)).isEqualTo(table.district("watson").index());
  }

  @Test
  @Covers({GN_16_02, GN_16_05})
  void contractPaysWhoDominatesTheDistrictOfTheVipAndTheLastXOpensTheAuction() {
    price("negotiations", "standing-contract")
        .tokensOn(Token.X, "negotiations", 1)
        .hideouts(ANN, "city-center")
        .units(ANN, "city-center", "solo")
        .reclaims(ANN)
        .chooses(ANN, "done")
        .hasCred(ANN, 1)
        .isClosed("negotiations")
        .isOpen("standing-contract")
        .isOpen("closed-auction");
  }

  @Test
  @Covers({GN_8_06, GN_16_02})
  void blueprintsNeedPresenceWithTheVipUntilThereIsRoomToHaggle() {
    var table = price("closed-auction");
    Arrange.put(table.city(), table.at().specialOffer, table.opportunity("arasaka-blueprints"));
    table
        .resources(ANN, 0, 4, 0)
        .units(ANN, "pacifica-business", "techie")
        .activates(ANN, "techies", "done")
        .refuses(ANN, "arasaka-blueprints", GN_8_06);
    table
        .spent(ANN)
        .resources(ANN, 0, 3, 0)
        .open("room-to-haggle")
        .activates(ANN, "techies", "done", "arasaka-blueprints", "no")
        .hasCred(ANN, 3)
        .has(ANN, Resource.EDDIES, 2);
  }

  @Test
  @Covers({GN_16_02, GN_16_05})
  void assassinWhoReachesTheVipMakesScapegoatsOfThoseWhoAreThere() {
    price("knife-in-the-dark")
        .tokensAt(Token.ASSASSIN, "heywood", 1)
        .cred(BEN, 3)
        .units(ANN, "pacifica", "solo")
        .units(BEN, "city-center", "solo")
        .reclaims(ANN)
        .chooses(ANN, "eddies-1", "knife-in-the-dark-approach")
        .isOpen("scapegoats")
        .hasCred(BEN, 1)
        .hasCred(ANN, 0);
  }

  @Test
  @Covers(GN_10_01)
  void neighbourhoodLinesMakeHideoutsCheap() {
    NightCityTable.story("a-walk-through-night-city", 2)
        .open("neighbourhood-lines")
        .resources(ANN, 1, 1, 0)
        .activates(ANN, "hideout", "pacifica")
        .has(ANN, Resource.EDDIES, 0)
        .hasCred(ANN, 1);
  }
}
