package nocturne.nightshift.floor;

import static nocturne.nightshift.ClubTable.ANN;
import static nocturne.nightshift.ClubTable.BEA;
import static nocturne.nightshift.ClubTable.CAT;
import static nocturne.nightshift.NightshiftRule.NS_10_01;
import static nocturne.nightshift.NightshiftRule.NS_10_02;
import static nocturne.nightshift.NightshiftRule.NS_10_03;
import static nocturne.nightshift.NightshiftRule.NS_10_04;
import static nocturne.nightshift.NightshiftRule.NS_10_05;
import static nocturne.nightshift.NightshiftRule.NS_10_09;
import static nocturne.nightshift.NightshiftRule.NS_10_11;
import static nocturne.nightshift.NightshiftRule.NS_10_12;
import static nocturne.nightshift.NightshiftRule.NS_10_13;
import static nocturne.nightshift.NightshiftRule.NS_10_18;
import static nocturne.nightshift.NightshiftRule.NS_10_19;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.nightshift.ClubTable;
import nocturne.nightshift.Covers;
import nocturne.nightshift.component.Room;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BarTest {

  @ParameterizedTest
  @ValueSource(strings = {"S6", "S7", "S8"})
  @Covers({NS_10_01, NS_10_02})
  void barServesTheThreeSpacesBelowIt(String spot) {
    ClubTable.of(2)
        .cash(ANN, 1_500)
        .stands(ANN, spot)
        .turn(ANN)
        .offersAmongOthers(ANN, "buy-shot", "buy-champagne");
  }

  @ParameterizedTest
  @ValueSource(strings = {"S1", "S2", "S3", "S4", "S5", "S9", "S10", "S11", "S12"})
  @Covers({NS_10_01, NS_10_02, NS_10_18})
  void nothingIsSoldAtTheOtherSpaces(String spot) {
    var table = ClubTable.of(2).clear(spot).cash(ANN, 1_500).stands(ANN, spot).turn(ANN);
    table.refuses(ANN, "buy-shot", NS_10_01).refuses(ANN, "buy-champagne", NS_10_01);
  }

  @Test
  @Covers({NS_10_03, NS_10_04})
  void shotCosts500AndChampagne1500AndNeitherCostsEnergy() {
    var table = ClubTable.of(2).sober().cash(ANN, 5_000).stands(ANN, "S7").turn(ANN).hasEnergy(4);
    table.chooses(ANN, "buy-shot").hasCash(ANN, 4_500).hasDrinks(ANN, 1, 0).hasEnergy(4);
    table.chooses(ANN, "buy-champagne").hasCash(ANN, 3_000).hasDrinks(ANN, 1, 1).hasEnergy(4);
  }

  @Test
  @Covers(NS_10_03)
  void drinksMayBeBoughtWithNoEnergyLeft() {
    var table = ClubTable.of(2).cash(ANN, 1_500).clear("S7").stands(ANN, "S7").turn(ANN).energy(0);
    table.offers(ANN, "buy-shot", "buy-champagne", "end");
  }

  @Test
  @Covers(NS_10_05)
  void drinkNeedsItsFullPriceInCash() {
    var table = ClubTable.of(2).stands(ANN, "S7").turn(ANN);
    table.refuses(ANN, "buy-shot", NS_10_05).refuses(ANN, "buy-champagne", NS_10_05);
    table.cash(ANN, 1_000).turn(ANN).offersAmongOthers(ANN, "buy-shot");
    table.refuses(ANN, "buy-champagne", NS_10_05);
    table.cash(ANN, 1_500).turn(ANN).offersAmongOthers(ANN, "buy-shot", "buy-champagne");
  }

  @Test
  @Covers({NS_10_05, NS_10_18})
  void cardOpensTheBarElsewhereAndMakesTheNextDrinkFree() {
    var table = ClubTable.of(2).sober().clear("S2").stands(ANN, "S2").hand(ANN, "P27").turn(ANN);
    table.cash(ANN, 500).chooses(ANN, "P27").offersAmongOthers(ANN, "buy-shot", "buy-champagne");
    table.chooses(ANN, "buy-champagne").hasCash(ANN, 500).hasDrinks(ANN, 0, 1);
    table.offersAmongOthers(ANN, "buy-shot").refuses(ANN, "buy-champagne", NS_10_05);
    table.chooses(ANN, "buy-shot").hasCash(ANN, 0).hasDrinks(ANN, 1, 1);
    table.chooses(ANN, "end").cash(ANN, 1_500).turn(ANN).refuses(ANN, "buy-shot", NS_10_01);
  }

  @Test
  @Covers(NS_10_09)
  void buyerGetsTheDrinkAndNobodyElseDoes() {
    var table = ClubTable.of(3).sober().cash(ANN, 1_500).stands(ANN, "S7").stands(BEA, "S7");
    table.turn(ANN).chooses(ANN, "buy-champagne").asks(ANN, FloorTurn.class);
    table.hasDrinks(ANN, 0, 1).hasDrinks(BEA, 0, 0).hasDrinks(CAT, 0, 0);
  }

  /** EX-32 (the ledger's own id). */
  @Test
  @Covers({NS_10_11, NS_10_18})
  void noDrinksAreBoughtAfterARoll() {
    var table = ClubTable.of(2).guest("S7", "C15").stands(ANN, "S7").cash(ANN, 5_000).turn(ANN);
    table.offersAmongOthers(ANN, "buy-shot", "buy-champagne").rolls(3).chooses(ANN, "engage");
    table.offers(ANN, "shot", "pass").chooses(ANN, "pass");
    table.offers(ANN, "outcome-1", "outcome-2").chooses(ANN, "outcome-1").rests();
    table.hasCash(ANN, 5_000).hasDrinks(ANN, 1, 1);
  }

  @Test
  @Covers({NS_10_12, NS_10_13})
  void drinksAndCardsAreNeitherSoldNorGivenAway() {
    var table = ClubTable.of(2).drinks(ANN, 1, 2).hand(ANN, "P22").cash(ANN, 1_500);
    table.guest("S7", "C15").stands(ANN, "S7").stands(BEA, "S7").turn(ANN);
    table.offers(
        ANN, "clockwise", "counterclockwise", "engage", "buy-shot", "buy-champagne", "end");
  }

  @Test
  @Covers(NS_10_13)
  void effectMayMoveADrinkToAnotherPlayer() {
    var table = ClubTable.of(3).sober().drinks(BEA, 1, 1).hand(ANN, "P18").turn(ANN);
    table.chooses(ANN, "P18", "champagne").hasDrinks(ANN, 0, 1).hasDrinks(BEA, 1, 0);
  }

  @Test
  @Covers(NS_10_18)
  void drinksMayBeBoughtAsOftenAsOneLikesInOneTurn() {
    var table = ClubTable.of(2).sober().cash(ANN, 2_500).stands(ANN, "S6").clear("S7").turn(ANN);
    table.chooses(ANN, "buy-shot", "buy-shot", "clockwise", "buy-champagne");
    table.hasDrinks(ANN, 2, 1).hasCash(ANN, 0);
  }

  @Test
  @Covers(NS_10_18)
  void nothingIsSoldOnARoomTurnOrOnAnotherPlayersTurn() {
    var table = ClubTable.of(2).sober().guest("S7", "C15").committed("S7", ANN, Room.VIP);
    table.cash(ANN, 1_500).cash(BEA, 1_500).stands(ANN, "S7").stands(BEA, "S7").turn(ANN);
    table.offers(ANN, "roll", "leave");
    table.test().seat(BEA).isNotAsked();
  }

  @Test
  @Covers(NS_10_19)
  void buyingNeedsNoCustomerAndDoesNotAffectOne() {
    var table = ClubTable.of(2).sober().cash(ANN, 1_500).clear("S6").faceDown("S7", "C15");
    table.stands(ANN, "S6").turn(ANN).chooses(ANN, "buy-shot").hasDrinks(ANN, 1, 0).isEmpty("S6");
    table.chooses(ANN, "clockwise", "buy-shot").hasDrinks(ANN, 2, 0);
    assertThat(table.club().isFaceDown(table.spot("S7"))).isTrue();
    assertThat(table.table("S7").top(table.club()).id()).isEqualTo("C15");
    table.chooses(ANN, "flip").hasGuest("S7", "C15");
  }
}
