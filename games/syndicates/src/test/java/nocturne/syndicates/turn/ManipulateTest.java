package nocturne.syndicates.turn;

import static nocturne.syndicates.MoonTable.BLUE;
import static nocturne.syndicates.MoonTable.ORANGE;
import static nocturne.syndicates.MoonTable.seat;
import static nocturne.syndicates.SyndicatesRule.SM_11_01;
import static nocturne.syndicates.SyndicatesRule.SM_11_02;
import static nocturne.syndicates.SyndicatesRule.SM_11_03;
import static nocturne.syndicates.SyndicatesRule.SM_11_04;
import static nocturne.syndicates.SyndicatesRule.SM_11_05;
import static nocturne.syndicates.SyndicatesRule.SM_11_06;
import static nocturne.syndicates.SyndicatesRule.SM_11_07;
import static nocturne.syndicates.SyndicatesRule.SM_11_08;
import static nocturne.syndicates.SyndicatesRule.SM_11_09;
import static nocturne.syndicates.SyndicatesRule.SM_11_10;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nocturne.syndicates.Covers;
import nocturne.syndicates.MoonTable;
import nocturne.syndicates.component.Agent;
import org.junit.jupiter.api.Test;

class ManipulateTest {

  private static MoonTable manipulates(MoonTable table) {
    return table.run(new Manipulate(seat(BLUE)));
  }

  private static List<String> row(MoonTable table) {
    return table.at().row.stream()
        .flatMap(slot -> slot.list(table.moon()).stream())
        .map(Agent::id)
        .toList();
  }

  @Test
  @Covers(SM_11_01)
  void roundThreeHasNoSuchStep() {
    MoonTable.of(3)
        .round(3)
        .board()
        .hand(BLUE, "LE-003", "LE-005")
        .turn(BLUE)
        .chooses(BLUE, "pass", "LE-003", "face-down", "stop")
        .asks(ORANGE, Hustle.class);
  }

  /** CHK-04. */
  @Test
  @Covers({SM_11_02, SM_11_10})
  void playerWithoutCardsSkipsTheStep() {
    MoonTable.of(3)
        .turnsTaken(15)
        .board()
        .hand(BLUE, "LE-003")
        .turn(BLUE)
        .chooses(BLUE, "pass", "face-down", "stop")
        .hasHand(BLUE)
        .asks(ORANGE, Hustle.class);
  }

  @Test
  @Covers(SM_11_03)
  void playerMayDoNothing() {
    var table = MoonTable.of(3).hand(BLUE, "LE-003", "LE-005");
    var row = row(table);
    manipulates(table)
        .offers(BLUE, "swap", "cycle", "pass")
        .chooses(BLUE, "pass")
        .hasHand(BLUE, "LE-003", "LE-005")
        .rests();
    assertThat(row(table)).isEqualTo(row);
  }

  /** CHK-05. */
  @Test
  @Covers({SM_11_04, SM_11_05, SM_11_08})
  void swappedCardTakesTheSlotOfTheCardTaken() {
    var table = MoonTable.of(3).hand(BLUE, "LE-003", "LE-005").row(2, "FO-007");
    manipulates(table)
        .chooses(BLUE, "swap")
        .offers(BLUE, "LE-003", "LE-005")
        .chooses(BLUE, "LE-003")
        .offers(BLUE, row(table).toArray(String[]::new))
        .chooses(BLUE, "FO-007")
        .hasHand(BLUE, "LE-005", "FO-007")
        .rests();
    var slot = table.at().row.get(1);
    assertThat(slot.top(table.moon())).isEqualTo(table.agent("LE-003"));
    assertThat(slot.isTopFaceDown(table.moon())).isFalse();
    assertThat(row(table)).hasSize(5);
    table.test().seat(seat(ORANGE)).sees(table.agent("LE-003"));
  }

  /** CHK-06. */
  @Test
  @Covers({SM_11_06, SM_11_08})
  void cycledCardGoesUnderTheDeck() {
    var table = MoonTable.of(3).hand(BLUE, "LE-003", "LE-005").deckTop("FO-007").deckSize(10);
    manipulates(table)
        .chooses(BLUE, "cycle")
        .offers(BLUE, "LE-003", "LE-005")
        .chooses(BLUE, "LE-003")
        .hasHand(BLUE, "LE-005", "FO-007")
        .rests();
    var deck = table.at().deck;
    assertThat(deck.size(table.moon())).isEqualTo(10);
    assertThat(deck.get(table.moon(), 0)).isEqualTo(table.agent("LE-003"));
    assertThat(row(table)).hasSize(5);
    table.test().seat(seat(ORANGE)).doesNotSee(table.agent("LE-003"));
  }

  @Test
  @Covers(SM_11_07)
  void exchangeIsMadeOnlyOnce() {
    MoonTable.of(3)
        .board()
        .hand(BLUE, "LE-003", "LE-005", "LE-006")
        .row(2, "FO-007")
        .turn(BLUE)
        .chooses(BLUE, "pass", "LE-003", "face-down", "stop")
        .chooses(BLUE, "swap", "LE-005", "FO-007")
        .asks(ORANGE, Hustle.class);
  }

  @Test
  @Covers(SM_11_07)
  void playerWhoCyclesDoesNotSwap() {
    MoonTable.of(3)
        .board()
        .hand(BLUE, "LE-003", "LE-005", "LE-006")
        .turn(BLUE)
        .chooses(BLUE, "pass", "LE-003", "face-down", "stop", "cycle", "LE-005")
        .asks(ORANGE, Hustle.class);
  }

  @Test
  @Covers(SM_11_09)
  void emptyDeckOffersNoCycle() {
    manipulates(MoonTable.of(3).hand(BLUE, "LE-003", "LE-005").deckSize(0))
        .offers(BLUE, "swap", "pass")
        .refuses(BLUE, "cycle", SM_11_09);
  }
}
