package nocturne.nightshift;

import static nocturne.nightshift.ClubTable.ANN;
import static nocturne.nightshift.ClubTable.BEA;
import static nocturne.nightshift.ClubTable.CAT;
import static nocturne.nightshift.NightshiftRule.NS_11_17;
import static nocturne.nightshift.NightshiftRule.NS_20_01;
import static nocturne.nightshift.NightshiftRule.NS_20_02;
import static nocturne.nightshift.NightshiftRule.NS_20_03;
import static nocturne.nightshift.NightshiftRule.NS_20_04;
import static nocturne.nightshift.NightshiftRule.NS_20_05;
import static nocturne.nightshift.NightshiftRule.NS_20_06;
import static nocturne.nightshift.NightshiftRule.NS_20_08;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import nocturne.kernel.Seat;
import nocturne.kernel.Viewer;
import nocturne.nightshift.component.Room;
import nocturne.nightshift.effect.ReturnDrink;
import nocturne.nightshift.floor.FloorTurn;
import nocturne.nightshift.round.BeginRound;
import nocturne.nightshift.round.Refresh;
import org.junit.jupiter.api.Test;

class DecksTest {

  private static ClubTable withPowerDeck(int inDeck, int inDiscard) {
    var table = ClubTable.of(2);
    var at = table.at();
    at.powerDeck.moveAll(table.club(), at.powerRemoved);
    for (int i = 0; i < inDeck; i++) at.powerRemoved.moveTop(table.club(), at.powerDeck);
    for (int i = 0; i < inDiscard; i++) at.powerRemoved.moveTop(table.club(), at.powerDiscard);
    return table;
  }

  private static ClubTable draws(ClubTable table, int cards) {
    return table.run(club -> club.drawPower(ANN, cards, NS_11_17));
  }

  private static void has(ClubTable table, int hand, int deck, int discard) {
    assertThat(table.at().hand(ANN).size(table.club())).isEqualTo(hand);
    assertThat(table.at().powerDeck.size(table.club())).isEqualTo(deck);
    assertThat(table.at().powerDiscard.size(table.club())).isEqualTo(discard);
  }

  @Test
  @Covers({NS_20_01, NS_20_02})
  void discardPileBecomesTheDeckWhenACardMustBeDrawnFromAnEmptyOne() {
    var table = draws(withPowerDeck(1, 5), 2).happened(NS_20_01);
    has(table, 2, 4, 0);
  }

  @Test
  @Covers(NS_20_02)
  void nothingIsShuffledWhenTheLastCardLeaves() {
    var table = draws(withPowerDeck(1, 5), 1).didNotHappen(NS_20_01);
    has(table, 1, 0, 5);
  }

  @Test
  @Covers(NS_20_03)
  void nothingIsDrawnWhereDeckAndDiscardPileAreEmpty() {
    var table = draws(withPowerDeck(1, 0), 3).rests();
    has(table, 1, 0, 0);
  }

  @Test
  @Covers({NS_20_03, NS_20_04})
  void customersDiscardedInARefreshAreDealtAgainBeforeTablesStayEmpty() {
    var table = ClubTable.of(2).clearFloor().guest("S5", "C15").guest("S9", "C16");
    table.at().customerDeck.moveAll(table.club(), table.at().collected(ANN));
    table.run(Refresh::run).happened(NS_20_01);
    assertThat(Stream.of("S1", "S2").map(spot -> table.table(spot).top(table.club()).id()))
        .containsExactlyInAnyOrder("C15", "C16");
    table.isEmpty("S3").isEmpty("S5").isEmpty("S9").rests();
  }

  private static boolean seesCash(ClubTable table, Seat viewer, Seat of) {
    return !table.at().cash(of).isHidden(table.club().view(Viewer.of(viewer)).table(), 0);
  }

  @Test
  @Covers(NS_20_05)
  void cashIsHiddenUnlessTheHostOpensIt() {
    var hidden = ClubTable.of(2).cash(ANN, 2_500);
    assertThat(seesCash(hidden, BEA, ANN)).isFalse();
    assertThat(seesCash(hidden, ANN, ANN)).isTrue();
    assertThat(seesCash(ClubTable.of(2, "cash", "open").cash(ANN, 2_500), BEA, ANN)).isTrue();
  }

  @Test
  @Covers(NS_20_06)
  void effectOnSeveralPlayersBeginsWithTheActiveOne() {
    ClubTable.of(3)
        .drinks(ANN, 2, 1)
        .drinks(BEA, 2, 1)
        .drinks(CAT, 2, 1)
        .hand(BEA, "P09")
        .turn(BEA)
        .chooses(BEA, "P09")
        .asks(BEA, ReturnDrink.class)
        .chooses(BEA, "shot")
        .asks(CAT, ReturnDrink.class)
        .chooses(CAT, "shot")
        .asks(ANN, ReturnDrink.class)
        .chooses(ANN, "shot")
        .asks(BEA, FloorTurn.class);
  }

  @Test
  @Covers(NS_20_06)
  void outsideTurnsAnEffectOnSeveralPlayersBeginsWithTheFirst() {
    ClubTable.of(3)
        .drinks(ANN, 1, 1)
        .drinks(BEA, 1, 1)
        .drinks(CAT, 1, 1)
        .firstPlayer(CAT)
        .event("E7")
        .round(9)
        .run(new BeginRound())
        .asks(CAT, ReturnDrink.class)
        .chooses(CAT, "champagne")
        .asks(ANN, ReturnDrink.class)
        .chooses(ANN, "champagne")
        .asks(BEA, ReturnDrink.class);
  }

  @Test
  @Covers(NS_20_08)
  void customerWhoLeavesLiesFaceUpOnTheDiscardPileForAllToSee() {
    var table =
        ClubTable.of(2)
            .drinks(ANN, 0, 0)
            .stands(ANN, "S2")
            .guest("S2", "C08")
            .rolls(1)
            .turn(ANN)
            .chooses(ANN, "engage")
            .isEmpty("S2");
    assertThat(table.at().customerDiscard.top(table.club()).id()).isEqualTo("C08");
    table.test().seat(BEA).sees(table.customer("C08"));
  }

  @Test
  @Covers(NS_20_08)
  void tokenOnADiscardedCustomerGoesHome() {
    var table =
        ClubTable.of(2)
            .guest("S2", "C08")
            .committed("S2", BEA, Room.VIP)
            .hand(ANN, "P40")
            .turn(ANN)
            .chooses(ANN, "P40", "S2")
            .isNotCommitted("S2");
    assertThat(table.at().customerDiscard.top(table.club()).id()).isEqualTo("C08");
    assertThat(table.club().commitment(BEA)).isEmpty();
  }
}
