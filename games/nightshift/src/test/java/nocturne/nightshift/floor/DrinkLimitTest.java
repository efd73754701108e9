package nocturne.nightshift.floor;

import static nocturne.nightshift.ClubTable.ANN;
import static nocturne.nightshift.ClubTable.BEA;
import static nocturne.nightshift.ClubTable.CAT;
import static nocturne.nightshift.ClubTable.DOT;
import static nocturne.nightshift.ClubTable.EVE;
import static nocturne.nightshift.NightshiftRule.NS_10_06;
import static nocturne.nightshift.NightshiftRule.NS_10_07;
import static nocturne.nightshift.NightshiftRule.NS_10_08;
import static nocturne.nightshift.NightshiftRule.NS_10_20;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nocturne.kernel.Viewer;
import nocturne.nightshift.ClubTable;
import nocturne.nightshift.Covers;
import nocturne.nightshift.component.Drink;
import nocturne.nightshift.effect.ReturnDrink;
import org.junit.jupiter.api.Test;

class DrinkLimitTest {

  /** EX-31 (the ledger's own id). */
  @Test
  @Covers({NS_10_06, NS_10_07})
  void whoBuysAFourthDrinkReturnsOneWithoutARefund() {
    var table = ClubTable.of(2).drinks(ANN, 2, 1).cash(ANN, 1_500).stands(ANN, "S7").turn(ANN);
    table.chooses(ANN, "buy-champagne").asks(ANN, ReturnDrink.class).hasCash(ANN, 0);
    table.offers(ANN, "shot", "champagne").chooses(ANN, "shot");
    table.hasDrinks(ANN, 1, 2).hasCash(ANN, 0).asks(ANN, FloorTurn.class);
  }

  @Test
  @Covers(NS_10_06)
  void boughtDrinkItselfMayBeReturned() {
    var table = ClubTable.of(2).drinks(ANN, 2, 1).cash(ANN, 1_500).stands(ANN, "S7").turn(ANN);
    table.chooses(ANN, "buy-champagne", "champagne").hasDrinks(ANN, 2, 1).hasCash(ANN, 0);
  }

  @Test
  @Covers(NS_10_06)
  void everybodyWhoReceivesAFourthDrinkReturnsOneAtOnce() {
    var table = ClubTable.of(3).drinks(ANN, 1, 2).drinks(BEA, 2, 0).drinks(CAT, 0, 3);
    table.hand(ANN, "P09").turn(ANN).chooses(ANN, "P09");
    table.asks(ANN, ReturnDrink.class).chooses(ANN, "champagne").hasDrinks(ANN, 2, 1);
    table.asks(CAT, ReturnDrink.class).chooses(CAT, "shot").hasDrinks(CAT, 0, 3);
    table.hasDrinks(BEA, 3, 0).asks(ANN, FloorTurn.class);
  }

  @Test
  @Covers(NS_10_08)
  void everybodySeesWhichDrinksAPlayerHolds() {
    var table = ClubTable.of(3).drinks(ANN, 2, 1);
    for (var viewer : List.of(Viewer.of(BEA), Viewer.of(CAT), Viewer.SPECTATOR)) {
      var view = table.club().view(viewer).table();
      assertThat(view.at().shots.isHidden(view, ANN.index())).isFalse();
      assertThat(view.at().champagnes.isHidden(view, ANN.index())).isFalse();
      assertThat(view.drinks(ANN, Drink.SHOT)).isEqualTo(2);
      assertThat(view.drinks(ANN, Drink.CHAMPAGNE)).isEqualTo(1);
    }
  }

  @Test
  @Covers(NS_10_20)
  void supplyNeverRunsOut() {
    var table = ClubTable.of(5).cash(ANN, 500).stands(ANN, "S7");
    for (var seat : List.of(ANN, BEA, CAT, DOT, EVE)) table.drinks(seat, 3, 0);
    table.turn(ANN).chooses(ANN, "buy-shot").hasCash(ANN, 0).hasDrinks(ANN, 3, 0);
    for (var seat : List.of(ANN, BEA, CAT, DOT, EVE)) table.drinks(seat, 0, 3);
    table.cash(ANN, 1_500).turn(ANN).chooses(ANN, "buy-champagne").hasCash(ANN, 0);
    table.hasDrinks(ANN, 0, 3);
  }
}
