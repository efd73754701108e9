package nocturne.nightshift.power;

import static nocturne.nightshift.ClubTable.ANN;
import static nocturne.nightshift.ClubTable.BEA;
import static nocturne.nightshift.ClubTable.CAT;
import static nocturne.nightshift.NightshiftRule.NS_10_01;
import static nocturne.nightshift.NightshiftRule.NS_10_05;
import static nocturne.nightshift.NightshiftRule.NS_11_01;
import static nocturne.nightshift.NightshiftRule.NS_11_03;
import static nocturne.nightshift.NightshiftRule.NS_11_08;
import static nocturne.nightshift.NightshiftRule.NS_11_09;
import static nocturne.nightshift.NightshiftRule.NS_11_17;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nocturne.nightshift.ClubTable;
import nocturne.nightshift.Covers;
import nocturne.nightshift.effect.ReturnDrink;
import nocturne.nightshift.floor.FloorTurn;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Power Cards of one's own turn that are about money and Drinks. */
class MoneyAndDrinkCardsTest {

  private static ClubTable annHolds(String... cards) {
    return ClubTable.of(3).hand(ANN, cards);
  }

  @Test
  @Covers(NS_11_17)
  void badInfluenceReturnsADrinkOfTheChosenType() {
    annHolds("P01")
        .drinks(BEA, 2, 1)
        .cash(BEA, 1_000)
        .turn(ANN)
        .chooses(ANN, "P01")
        .offers(ANN, "player-2", "player-3")
        .chooses(ANN, "player-2")
        .offers(ANN, "shot", "champagne")
        .chooses(ANN, "champagne")
        .hasDrinks(BEA, 2, 0)
        .hasDrinks(ANN, 1, 1)
        .hasCash(BEA, 1_000);
  }

  @Test
  @Covers(NS_11_17)
  void badInfluenceCostsFiveHundredWhereThereIsNothingToDrink() {
    annHolds("P01")
        .drinks(CAT, 0, 0)
        .cash(CAT, 2_000)
        .turn(ANN)
        .chooses(ANN, "P01", "player-3")
        .asks(ANN, FloorTurn.class)
        .hasCash(CAT, 1_500)
        .hasCash(ANN, 0);
  }

  @Test
  @Covers({NS_11_01, NS_11_17})
  void moneyTroublesCostFifteenHundredAndTheCardIsDiscarded() {
    var table = annHolds("P05").cash(BEA, 2_000).turn(ANN).chooses(ANN, "P05", "player-2");
    table.hasCash(BEA, 500).hasCash(ANN, 0).hasCash(CAT, 0).hasHand(ANN);
    assertThat(table.at().powerDiscard.list(table.club())).containsExactly(table.power("P05"));
    assertThat(table.at().powerPlayed.isEmpty(table.club())).isTrue();
  }

  /** A card ruling: at most what she has. */
  @Test
  @Covers(NS_11_17)
  void moneyTroublesTakeNoMoreThanThereIs() {
    annHolds("P05").cash(BEA, 1_000).turn(ANN).chooses(ANN, "P05", "player-2").hasCash(BEA, 0);
  }

  @Test
  @Covers(NS_11_17)
  void cheersIsAShotForEverybodyWithinTheLimit() {
    annHolds("P09")
        .drinks(ANN, 0, 0)
        .drinks(BEA, 2, 1)
        .drinks(CAT, 1, 0)
        .turn(ANN)
        .chooses(ANN, "P09")
        .asks(BEA, ReturnDrink.class)
        .chooses(BEA, "champagne")
        .hasDrinks(ANN, 1, 0)
        .hasDrinks(BEA, 3, 0)
        .hasDrinks(CAT, 2, 0);
  }

  @Test
  @Covers(NS_11_17)
  void drinksOnYouIsAnyDrinkAtTheCostOfAnother() {
    annHolds("P11")
        .drinks(ANN, 0, 0)
        .drinks(BEA, 0, 0)
        .cash(BEA, 3_000)
        .turn(ANN)
        .chooses(ANN, "P11", "player-2")
        .offers(ANN, "shot", "champagne")
        .chooses(ANN, "champagne")
        .hasDrinks(ANN, 0, 1)
        .hasCash(BEA, 1_500)
        .hasCash(ANN, 0);
  }

  /** A card ruling: at most what she has. */
  @Test
  @Covers(NS_11_17)
  void drinksOnYouIsADrinkEvenIfTheOtherCannotPayForIt() {
    annHolds("P11")
        .drinks(ANN, 0, 0)
        .cash(BEA, 500)
        .turn(ANN)
        .chooses(ANN, "P11", "player-2", "champagne")
        .hasDrinks(ANN, 0, 1)
        .hasCash(BEA, 0);
  }

  @Test
  @Covers(NS_11_17)
  void profitAndPowerPaysAThousandAndAnotherDrawsACard() {
    annHolds("P15")
        .powerDeckTop("P24")
        .turn(ANN)
        .chooses(ANN, "P15")
        .hasCash(ANN, 1_000)
        .offers(ANN, "player-2", "player-3")
        .chooses(ANN, "player-3")
        .hasHand(CAT, "P24")
        .hasHand(ANN)
        .hasHand(BEA);
  }

  @Test
  @Covers({NS_11_09, NS_11_17})
  void stolenGoodsMoveADrinkFromWhoHoldsOne() {
    annHolds("P18")
        .drinks(ANN, 0, 0)
        .drinks(BEA, 1, 1)
        .drinks(CAT, 0, 1)
        .turn(ANN)
        .chooses(ANN, "P18")
        .offers(ANN, "player-2", "player-3")
        .chooses(ANN, "player-2", "champagne")
        .hasDrinks(BEA, 1, 0)
        .hasDrinks(ANN, 0, 1)
        .hasDrinks(CAT, 0, 1);
    annHolds("P18").drinks(BEA, 0, 0).drinks(CAT, 0, 0).turn(ANN).doesNotOffer(ANN, "P18");
  }

  @Test
  @Covers(NS_11_17)
  void stolenGoodsObeyTheLimit() {
    annHolds("P18")
        .drinks(ANN, 3, 0)
        .drinks(BEA, 0, 1)
        .drinks(CAT, 0, 0)
        .turn(ANN)
        .chooses(ANN, "P18", "shot")
        .hasDrinks(ANN, 2, 1)
        .hasDrinks(BEA, 0, 0);
  }

  @Test
  @Covers(NS_11_17)
  void bigTipPaysAThousand() {
    annHolds("P24").turn(ANN).chooses(ANN, "P24").hasCash(ANN, 1_000).hasHand(ANN);
  }

  @ParameterizedTest
  @CsvSource({"1, 500", "3, 1500", "4, 2000", "5, 2000"})
  @Covers(NS_11_17)
  void fanMailPaysFiveHundredForEachCollectedCustomerUpToTwoThousand(int collected, int pays) {
    var customers = List.of("C01", "C02", "C03", "C04", "C05").subList(0, collected);
    annHolds("P25")
        .collected(ANN, customers.toArray(String[]::new))
        .turn(ANN)
        .chooses(ANN, "P25")
        .hasCash(ANN, pays);
  }

  @Test
  @Covers(NS_11_09)
  void fanMailNeedsACollectedCustomer() {
    annHolds("P25").collected(BEA, "C01").turn(ANN).doesNotOffer(ANN, "P25");
  }

  @Test
  @Covers(NS_11_17)
  void houseFavouriteIsAChampagneWithinTheLimit() {
    annHolds("P26").turn(ANN).chooses(ANN, "P26").hasDrinks(ANN, 1, 2);
    annHolds("P26").drinks(ANN, 3, 0).turn(ANN).chooses(ANN, "P26", "shot").hasDrinks(ANN, 2, 1);
  }

  @Test
  @Covers(NS_11_17)
  void happyHourOpensTheBarAnywhereAndTheNextDrinkIsFree() {
    annHolds("P27")
        .drinks(ANN, 0, 0)
        .cash(ANN, 500)
        .turn(ANN)
        .refuses(ANN, "buy-shot", NS_10_01)
        .chooses(ANN, "P27", "buy-champagne")
        .hasDrinks(ANN, 0, 1)
        .hasCash(ANN, 500)
        .refuses(ANN, "buy-champagne", NS_10_05)
        .chooses(ANN, "enter", "buy-shot")
        .hasDrinks(ANN, 1, 1)
        .hasCash(ANN, 0);
  }

  @Test
  @Covers(NS_11_17)
  void happyHourEndsWithTheTurn() {
    annHolds("P27")
        .cash(ANN, 1_000)
        .turn(ANN)
        .chooses(ANN, "P27", "end")
        .turn(ANN)
        .refuses(ANN, "buy-shot", NS_10_01);
  }

  @Test
  @Covers(NS_11_03)
  void anyNumberOfCardsMayBeHeldAndPlayedInOneTurn() {
    annHolds("P24", "P26", "P19", "P05", "P09", "P28")
        .drinks(ANN, 0, 0)
        .cash(BEA, 1_500)
        .turn(ANN)
        .chooses(ANN, "P24", "P26", "P19", "P05", "player-2", "P09")
        .hasCash(ANN, 1_000)
        .hasDrinks(ANN, 1, 1)
        .hasEnergy(6)
        .hasCash(BEA, 0)
        .hasHand(ANN, "P28");
  }

  @ParameterizedTest
  @ValueSource(strings = {"competitive", "co-op", "teams"})
  @Covers(NS_11_08)
  void onlyTheHolderCanPlayACard(String mode) {
    var table = ClubTable.of(4, "mode", mode).hand(CAT, "P24", "P22").drinks(ANN, 0, 0).rolls(3);
    table.stands(ANN, "S1").guest("S1", "C15").turn(ANN).doesNotOffer(ANN, "P24", "P22");
    table.chooses(ANN, "engage").offers(ANN, "outcome-1", "outcome-2").hasHand(CAT, "P24", "P22");
    table.turn(CAT).chooses(CAT, "P24").hasCash(CAT, 1_000);
  }
}
