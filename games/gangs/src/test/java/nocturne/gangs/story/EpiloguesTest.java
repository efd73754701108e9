package nocturne.gangs.story;

import static nocturne.gangs.GangsRule.GN_15_02;
import static nocturne.gangs.GangsRule.GN_15_07;
import static nocturne.gangs.GangsRule.GN_16_12;
import static nocturne.gangs.NightCityTable.ANN;
import static nocturne.gangs.NightCityTable.BEN;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.gangs.Covers;
import nocturne.gangs.NightCityTable;
import nocturne.kernel.Seat;
import org.junit.jupiter.api.Test;

/** The last acts of the four stories: when they end the game and what they pay before. */
class EpiloguesTest {

  private static NightCityTable story(String story, String card) {
    return NightCityTable.story(story, 2)
        .open(card)
        .emptyBoard()
        .units(ANN, "watson", "netrunner")
        .resources(ANN, 1, 1, 0);
  }

  private static NightCityTable turnEnds(NightCityTable table, int ann, int ben) {
    return table
        .cred(ANN, ann)
        .cred(BEN, ben)
        .activates(ANN, "netrunners", "done", "no", "end-turn");
  }

  private static void goesOn(NightCityTable table) {
    assertThat(table.city().isOver()).isFalse();
  }

  private static NightCityTable gift(String card) {
    return story("an-awkward-gift", card);
  }

  private static NightCityTable price(String card) {
    return story("the-price-of-success", card);
  }

  private static NightCityTable walk(String card) {
    return story("a-walk-through-night-city", card);
  }

  private static NightCityTable war(String card) {
    return story("the-unseen-war", card);
  }

  @Test
  @Covers({GN_15_02, GN_15_07})
  void curfewEndsAtTwentyAndPaysForCargo() {
    goesOn(turnEnds(gift("curfew").tokensHeld(Token.CARGO, BEN, 3), 19, 18));
    turnEnds(gift("curfew").tokensHeld(Token.CARGO, BEN, 3), 20, 18)
        .isOver()
        .hasCred(ANN, 20)
        .hasCred(BEN, 21);
  }

  @Test
  @Covers({GN_15_02, GN_15_07})
  void warOfTheBarrelsPaysForSmartWeaponsInHandAndDiscardPile() {
    goesOn(turnEnds(gift("war-of-the-barrels"), 21, 0));
    var table = gift("war-of-the-barrels");
    var city = table.city();
    table.at().smartWeapons.moveTop(city, table.at().hand(BEN));
    table.at().smartWeapons.moveTop(city, table.at().discard(BEN));
    turnEnds(table, 22, 5).isOver().hasCred(ANN, 22).hasCred(BEN, 7);
  }

  /** Also that somebody has none of them is something that the others did not know. */
  @Test
  @Covers(GN_15_07)
  void whatIsCountedInHandsIsBroughtToLight() {
    assertThat(turnEnds(drawn(gift("curfew")), 20, 18).isOver().city().barrier()).isFalse();
    var table = drawn(gift("war-of-the-barrels"));
    assertThat(turnEnds(table, 22, 18).isOver().city().barrier()).isTrue();
  }

  @Test
  @Covers(GN_15_07)
  void smartWeaponsAreShownToBePaidForAndOtherCardsAreNot() {
    var table = drawn(gift("war-of-the-barrels"));
    var city = table.city();
    var hand = table.at().hand(BEN);
    table.at().smartWeapons.moveTop(city, hand);
    turnEnds(table, 22, 5).isOver().hasCred(BEN, 6);
    int top = hand.size(city) - 1;
    assertThat(hand.isSeenBy(city, top, Seat.of(ANN))).isTrue();
    assertThat(hand.isSeenBy(city, top - 1, Seat.of(ANN))).isFalse();
  }

  /** Ben has a card that nobody else has seen. */
  private static NightCityTable drawn(NightCityTable table) {
    table.at().combatDeck.moveTop(table.city(), table.at().hand(BEN));
    return table;
  }

  @Test
  @Covers({GN_15_02, GN_15_07})
  void paidInFullPaysTheOwnerOfTheBlueprints() {
    goesOn(turnEnds(price("paid-in-full").seized(BEN, "arasaka-blueprints"), 21, 21));
    turnEnds(price("paid-in-full").seized(BEN, "arasaka-blueprints"), 22, 21)
        .isOver()
        .hasCred(ANN, 22)
        .hasCred(BEN, 23);
  }

  @Test
  @Covers({GN_15_02, GN_16_12})
  void roomToHaggleEndsWithTheBlueprintsOrAtTwentyTwo() {
    goesOn(turnEnds(price("room-to-haggle"), 21, 0));
    turnEnds(price("room-to-haggle"), 22, 0).isOver().hasCred(ANN, 22);
    turnEnds(price("room-to-haggle").seized(BEN, "arasaka-blueprints"), 3, 4)
        .isOver()
        .hasCred(ANN, 3)
        .hasCred(BEN, 4);
  }

  @Test
  @Covers(GN_15_02)
  void scapegoatsAndDeclassifiedEndAtTwenty() {
    goesOn(turnEnds(price("scapegoats"), 19, 0));
    turnEnds(price("scapegoats"), 0, 20).isOver().hasCred(BEN, 20);
    goesOn(turnEnds(war("declassified"), 19, 0));
    turnEnds(war("declassified"), 0, 20).isOver().hasCred(BEN, 20);
  }

  @Test
  @Covers(GN_15_07)
  void gratefulClientPaysForDominatedDistricts() {
    turnEnds(
            price("grateful-client")
                .hideouts(BEN, "heywood", "pacifica")
                .units(BEN, "heywood", "solo")
                .units(BEN, "pacifica", "solo"),
            22,
            21)
        .isOver()
        .hasCred(ANN, 22)
        .hasCred(BEN, 23);
  }

  @Test
  @Covers(GN_15_07)
  void bestViewPaysForTokensHeld() {
    turnEnds(walk("best-view").tokensHeld(Token.X, ANN, 1).tokensHeld(Token.X, BEN, 3), 22, 20)
        .isOver()
        .hasCred(ANN, 23)
        .hasCred(BEN, 23);
  }

  @Test
  @Covers(GN_15_02)
  void lastMileEndsAtTwentyThreeToo() {
    goesOn(turnEnds(walk("last-mile"), 22, 22));
    turnEnds(walk("last-mile"), 4, 23).isOver().hasCred(BEN, 23);
  }

  @Test
  @Covers(GN_15_07)
  void officialVictoryPaysForMilitechWhereAGangDominates() {
    turnEnds(
            war("official-victory")
                .tokensAt(Token.MILITECH, "heywood", 1)
                .tokensAt(Token.MILITECH, "pacifica", 1)
                .hideouts(BEN, "heywood")
                .units(BEN, "heywood", "solo")
                .units(BEN, "pacifica", "solo"),
            22,
            20)
        .isOver()
        .hasCred(ANN, 22)
        .hasCred(BEN, 21);
  }
}
