package nocturne.nightshift.round;

import static nocturne.nightshift.ClubTable.ANN;
import static nocturne.nightshift.ClubTable.BEA;
import static nocturne.nightshift.NightshiftRule.NS_9_01;
import static nocturne.nightshift.NightshiftRule.NS_9_02;
import static nocturne.nightshift.NightshiftRule.NS_9_03;
import static nocturne.nightshift.NightshiftRule.NS_9_04;
import static nocturne.nightshift.NightshiftRule.NS_9_05;
import static nocturne.nightshift.NightshiftRule.NS_9_06;
import static nocturne.nightshift.NightshiftRule.NS_9_07;
import static nocturne.nightshift.NightshiftRule.NS_9_10;
import static nocturne.nightshift.NightshiftRule.NS_9_11;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nocturne.nightshift.ClubTable;
import nocturne.nightshift.Covers;
import nocturne.nightshift.Place;
import nocturne.nightshift.component.Room;
import org.junit.jupiter.api.Test;

class RefreshTest {

  /**
   * S1 empty, S4 face-up, S7 Committed to Ann, all others face-down; C21, C22 and C23 come next.
   */
  private static ClubTable floor() {
    var table = ClubTable.of(2).clearFloor();
    var faceDown = List.of("S2", "S3", "S5", "S6", "S8", "S9", "S10", "S11", "S12");
    for (int i = 0; i < faceDown.size(); i++) table.faceDown(faceDown.get(i), "C0" + (i + 1));
    table.guest("S4", "C15").guest("S7", "C16").committed("S7", ANN, Room.VIP);
    return table.customerDeckTop("C21", "C22", "C23");
  }

  private static String at(ClubTable table, String spot) {
    return table.table(spot).top(table.club()).id();
  }

  private static boolean isFaceDown(ClubTable table, String spot) {
    return table.club().isFaceDown(table.spot(spot));
  }

  private static void refresh(ClubTable table) {
    table.run(new BeginRound.BoardStep()).rests();
  }

  /** EX-19 (the ledger's own id). */
  @Test
  @Covers({NS_9_01, NS_9_02, NS_9_04, NS_9_05})
  void refreshDiscardsFaceUpCustomersAndFillsEmptySpacesFromS1Clockwise() {
    var table = floor().round(4);
    refresh(table);
    assertThat(table.at().customerDiscard.list(table.club()))
        .containsExactly(table.customer("C15"));
    assertThat(at(table, "S1")).isEqualTo("C21");
    assertThat(at(table, "S4")).isEqualTo("C22");
    assertThat(isFaceDown(table, "S1") && isFaceDown(table, "S4")).isTrue();
    table.hasGuest("S7", "C16").isCommitted("S7", ANN, Room.VIP);
    assertThat(table.table("S7").size(table.club())).isEqualTo(1);
    assertThat(table.at().customerDeck.top(table.club())).isEqualTo(table.customer("C23"));
  }

  @Test
  @Covers(NS_9_03)
  void faceDownCustomersStayWhereTheyAre() {
    var table = floor().round(4);
    refresh(table);
    var faceDown = List.of("S2", "S3", "S5", "S6", "S8", "S9", "S10", "S11", "S12");
    assertThat(faceDown).allMatch(spot -> isFaceDown(table, spot));
    assertThat(faceDown.stream().map(spot -> at(table, spot)))
        .containsExactly("C01", "C02", "C03", "C04", "C05", "C06", "C07", "C08", "C09");
  }

  @Test
  @Covers(NS_9_04)
  void spaceEmptiedByARoomVisitIsFilled() {
    var table = floor().sober().round(4);
    table.turn(ANN).chooses(ANN, "leave").rests().isEmpty("S7");
    refresh(table);
    assertThat(at(table, "S7")).isEqualTo("C23");
    assertThat(isFaceDown(table, "S7")).isTrue();
  }

  @Test
  @Covers(NS_9_06)
  void everySpaceHasExactlyOneCustomerAfterARefresh() {
    var table = floor().round(4);
    refresh(table);
    for (var spot : table.club().spots())
      assertThat(table.club().table(spot).size(table.club())).as(spot.id()).isEqualTo(1);
  }

  @Test
  @Covers(NS_9_06)
  void spacesStayEmptyOnceDeckAndDiscardPileHaveRunOut() {
    var table = floor().clear("S4").round(4);
    var deck = table.at().customerDeck;
    while (deck.size(table.club()) > 1) deck.moveTop(table.club(), table.at().collected(BEA));
    var last = deck.top(table.club());
    refresh(table);
    assertThat(table.table("S1").list(table.club())).containsExactly(last);
    table.isEmpty("S4");
  }

  @Test
  @Covers(NS_9_07)
  void dancerMayFindANewFaceDownCustomerWhereSheStands() {
    var table = floor().stands(ANN, "S4").stands(BEA, Place.VIP_EXIT).round(4);
    refresh(table);
    table.isAt(ANN, "S4").isAt(BEA, Place.VIP_EXIT);
    table.clear("S7").turn(ANN).offersAmongOthers(ANN, "flip");
  }

  /** EX-20 (the ledger's own id). */
  @Test
  @Covers({NS_9_10, NS_9_11})
  void lightsOnRefreshesFirstAndThenFlipsEveryCustomer() {
    var table = floor().round(15);
    refresh(table);
    table.hasGuest("S1", "C21").hasGuest("S2", "C01").hasGuest("S4", "C22").hasGuest("S12", "C09");
    assertThat(table.club().spots()).allMatch(spot -> table.club().guest(spot).isPresent());
    assertThat(table.club().tippers()).isZero();
    table.isCommitted("S7", ANN, Room.VIP);
  }

  @Test
  @Covers(NS_9_11)
  void customerDealtAfterLightsOnArrivesFaceDown() {
    var table = floor().hand(BEA, "P40").round(15);
    refresh(table);
    table.customerDeckTop("C36").turn(BEA).chooses(BEA, "P40", "S9");
    assertThat(at(table, "S9")).isEqualTo("C36");
    assertThat(isFaceDown(table, "S9")).isTrue();
    assertThat(table.club().tippers()).isEqualTo(1);
  }
}
