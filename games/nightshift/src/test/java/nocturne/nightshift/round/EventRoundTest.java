package nocturne.nightshift.round;

import static nocturne.nightshift.ClubTable.ANN;
import static nocturne.nightshift.ClubTable.BEA;
import static nocturne.nightshift.NightshiftRule.NS_9_08;
import static nocturne.nightshift.NightshiftRule.NS_9_09;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.nightshift.ClubTable;
import nocturne.nightshift.Covers;
import nocturne.nightshift.component.Customer;
import org.junit.jupiter.api.Test;

class EventRoundTest {

  private static ClubTable eventRound(String event) {
    var table = ClubTable.of(2).clearFloor().event(event).round(9);
    table.faceDown("S1", "C01").faceDown("S3", "C05").faceDown("S6", "C07").faceDown("S8", "C11");
    return table.faceDown("S2", "C02").guest("S4", "C15");
  }

  @Test
  @Covers(NS_9_08)
  void oneEventCardIsDrawnShownToEverybodyAndCarriedOut() {
    var table = eventRound("E3").powerDeckTop("P24", "P25");
    table.run(new BeginRound.BoardStep()).rests().hasHand(ANN, "P24").hasHand(BEA, "P25");
    assertThat(table.at().eventDeck.size(table.club())).isEqualTo(7);
    var card = table.at().eventShown.top(table.club());
    assertThat(card.id()).isEqualTo("E3");
    table.test().seat(ANN).sees(card);
    table.test().seat(BEA).sees(card);
  }

  @Test
  @Covers(NS_9_09)
  void eventWhoseCardSaysSoIncludesARefresh() {
    var table = eventRound("E8").run(new BeginRound.BoardStep()).rests();
    table.hasCash(ANN, 2_000).hasCash(BEA, 2_000);
    assertThat(table.at().customerDiscard.list(table.club()))
        .containsExactly(table.customer("C15"));
    assertThat(table.club().spots()).allMatch(table.club()::isFaceDown);
  }

  /** EX-46 (the ledger's own id). */
  @Test
  @Covers({NS_9_08, NS_9_09})
  void quietNightDiscardsTheFaceDownTippersWithoutARefresh() {
    var table = eventRound("E2").run(new BeginRound.BoardStep()).rests();
    assertThat(table.at().customerDiscard.list(table.club()).stream().map(Customer::id))
        .containsExactlyInAnyOrder("C01", "C05", "C07", "C11");
    table.isEmpty("S1").isEmpty("S3").isEmpty("S6").isEmpty("S8").isEmpty("S12");
    table.hasGuest("S4", "C15");
    assertThat(table.club().isFaceDown(table.spot("S2"))).isTrue();
  }
}
