package nocturne.syndicates.effect;

import static nocturne.syndicates.MoonTable.BLUE;
import static nocturne.syndicates.MoonTable.MAGENTA;
import static nocturne.syndicates.MoonTable.ORANGE;
import static nocturne.syndicates.MoonTable.PURPLE;
import static nocturne.syndicates.MoonTable.TEAL;
import static nocturne.syndicates.MoonTable.seat;
import static nocturne.syndicates.SyndicatesRule.KW_10;
import static nocturne.syndicates.SyndicatesRule.KW_30;
import static nocturne.syndicates.SyndicatesRule.KW_8;
import static nocturne.syndicates.SyndicatesRule.KW_9;
import static nocturne.syndicates.SyndicatesRule.SM_16_03;
import static nocturne.syndicates.SyndicatesRule.SM_16_08;
import static nocturne.syndicates.SyndicatesRule.SM_16_09;
import static nocturne.syndicates.SyndicatesRule.SM_16_10;
import static nocturne.syndicates.SyndicatesRule.SM_16_17;
import static nocturne.syndicates.SyndicatesRule.SM_5_11;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.syndicates.Covers;
import nocturne.syndicates.MoonTable;
import org.junit.jupiter.api.Test;

class InterfereTest {

  private static MoonTable hand() {
    return MoonTable.of(3).hand(BLUE, "FO-001", "FO-002").deckTop("CO-001", "CO-002");
  }

  /** SIM-21, declined. */
  @Test
  @Covers(SM_16_08)
  void effectMayBeDeclinedBeforeDrawing() {
    var table = hand().deploys(BLUE, "FO-007").chooses(BLUE, "stop", "stop");
    int deck = table.at().deck.size(table.moon());
    table
        .offers(BLUE, "perform", "stop")
        .chooses(BLUE, "stop")
        .hasHand(BLUE, "FO-001", "FO-002")
        .rests();
    assertThat(table.at().deck.size(table.moon())).isEqualTo(deck);
  }

  /** SIM-21, performed. */
  @Test
  @Covers({SM_16_03, SM_16_08, SM_16_09})
  void cardMustBePlacedOnceOneIsDrawn() {
    hand()
        .deploys(BLUE, "FO-007")
        .chooses(BLUE, "stop", "stop", "perform")
        .offers(BLUE, "FO-001", "FO-002", "CO-002")
        .chooses(BLUE, "CO-002")
        .offers(BLUE, "stack-player-1", "stack-player-2", "stack-player-3")
        .chooses(BLUE, "stack-player-2")
        .hasHand(BLUE, "FO-001", "FO-002")
        .hasStack(ORANGE, "CO-002")
        .rests();
  }

  /** CHK-20. */
  @Test
  @Covers({SM_16_10, KW_10})
  void facedownTopCardShieldsTheStackOfAnother() {
    MoonTable.of(5)
        .stack(BLUE, "LE-001")
        .stack(ORANGE, "LE-002")
        .stackFaceDown(ORANGE, "LE-003")
        .stackFaceDown(MAGENTA, "LE-004")
        .stackFaceDown(PURPLE, "LE-005")
        .stack(TEAL, "LE-006")
        .hand(BLUE, "FO-001")
        .performs(BLUE, "INTERFERE 1")
        .chooses(BLUE, "perform", "FO-001")
        .offers(BLUE, "stack-player-1", "stack-player-5")
        .refuses(BLUE, "stack-player-2", SM_5_11);
  }

  @Test
  @Covers({SM_16_10, KW_10})
  void ownStackAndEmptyStacksAreAlwaysOpen() {
    hand()
        .stackFaceDown(BLUE, "LE-001")
        .stackFaceDown(ORANGE, "LE-002")
        .performs(BLUE, "INTERFERE 1")
        .chooses(BLUE, "perform", "FO-001")
        .offers(BLUE, "stack-player-1", "stack-player-3")
        .chooses(BLUE, "stack-player-1")
        .hasStack(BLUE, "LE-001*", "FO-001");
  }

  @Test
  @Covers(KW_9)
  void playerSeesTheDrawnCardsBeforeChoosing() {
    var table = hand().performs(BLUE, "INTERFERE 2").chooses(BLUE, "perform");
    table.test().seat(seat(BLUE)).sees(table.agent("CO-001")).sees(table.agent("CO-002"));
    table.test().seat(seat(ORANGE)).doesNotSee(table.agent("CO-002"));
    table.offers(BLUE, "FO-001", "FO-002", "CO-001", "CO-002");
  }

  @Test
  @Covers(KW_30)
  void severalCardsArePlacedOneAfterTheOther() {
    hand()
        .stack(MAGENTA, "LE-001")
        .performs(BLUE, "INTERFERE 2")
        .chooses(BLUE, "perform", "FO-001", "stack-player-3")
        .hasStack(MAGENTA, "LE-001", "FO-001")
        .offers(BLUE, "FO-002", "CO-001", "CO-002")
        .chooses(BLUE, "CO-001", "stack-player-1")
        .hasStack(BLUE, "CO-001")
        .hasHand(BLUE, "FO-002", "CO-002")
        .rests();
  }

  @Test
  @Covers(KW_8)
  void asManyCardsArePlacedAsWereDrawn() {
    hand()
        .deckSize(1)
        .performs(BLUE, "INTERFERE 2")
        .chooses(BLUE, "perform")
        .offers(BLUE, "FO-001", "FO-002", "CO-002")
        .chooses(BLUE, "FO-001", "stack-player-1")
        .hasHand(BLUE, "FO-002", "CO-002")
        .rests();
  }

  @Test
  @Covers(SM_16_17)
  void emptyDeckLeavesNothingToPlace() {
    hand().deckSize(0).performs(BLUE, "INTERFERE 1").hasHand(BLUE, "FO-001", "FO-002").rests();
  }
}
