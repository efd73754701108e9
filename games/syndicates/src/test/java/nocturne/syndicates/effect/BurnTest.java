package nocturne.syndicates.effect;

import static nocturne.syndicates.MoonTable.BLUE;
import static nocturne.syndicates.MoonTable.KINGPIN;
import static nocturne.syndicates.MoonTable.MAGENTA;
import static nocturne.syndicates.MoonTable.ORANGE;
import static nocturne.syndicates.MoonTable.seat;
import static nocturne.syndicates.SyndicatesRule.KW_11;
import static nocturne.syndicates.SyndicatesRule.KW_19;
import static nocturne.syndicates.SyndicatesRule.KW_31;
import static nocturne.syndicates.SyndicatesRule.SM_17_03;
import static nocturne.syndicates.SyndicatesRule.SM_17_04;
import static nocturne.syndicates.SyndicatesRule.SM_17_06;
import static nocturne.syndicates.SyndicatesRule.SM_17_07;
import static nocturne.syndicates.SyndicatesRule.SM_5_11;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import nocturne.syndicates.Covers;
import nocturne.syndicates.MoonTable;
import nocturne.syndicates.component.Agent;
import nocturne.syndicates.kingpin.KingpinTurn;
import org.junit.jupiter.api.Test;

class BurnTest {

  @Test
  @Covers({KW_31, KW_11, SM_17_03, SM_17_04})
  void topCardOfALegalStackBecomesTheBurnedCard() {
    MoonTable.of(4)
        .noBurnedCard()
        .burned("FO-001")
        .stack(BLUE, "LE-001")
        .stack(ORANGE, "LE-002", "LE-003")
        .stack(MAGENTA, "LE-004")
        .stackFaceDown(MAGENTA, "LE-005")
        .performs(BLUE, "BURN")
        .offers(BLUE, "stack-player-1", "stack-player-2", "stop")
        .refuses(BLUE, "stack-player-3", SM_5_11)
        .chooses(BLUE, "stack-player-2")
        .hasBurnPile("FO-001", "LE-003")
        .hasStack(ORANGE, "LE-002")
        .hasStack(BLUE, "LE-001")
        .rests();
  }

  @Test
  @Covers({KW_11, SM_17_04})
  void ownFacedownCardMayBeBurnedAndIsTurnedFaceup() {
    var table =
        MoonTable.of(3)
            .noBurnedCard()
            .stackFaceDown(BLUE, "LE-001")
            .performs(BLUE, "BURN")
            .offers(BLUE, "stack-player-1", "stop")
            .chooses(BLUE, "stack-player-1")
            .hasBurnPile("LE-001");
    assertThat(table.at().burnPile.isTopFaceDown(table.moon())).isFalse();
    assertThat(table.moon().burnedCard()).contains(table.agent("LE-001"));
    table.test().seat(seat(ORANGE)).sees(table.agent("LE-001"));
  }

  @Test
  @Covers(KW_11)
  void withoutALegalStackNothingIsBurned() {
    MoonTable.of(3)
        .noBurnedCard()
        .stackFaceDown(ORANGE, "LE-001")
        .performs(BLUE, "BURN")
        .hasBurnPile()
        .rests();
  }

  /** CHK-16. */
  @Test
  @Covers({SM_17_06, SM_17_07})
  void emptyBurnPileHasNoBurnedCardUntilSomethingIsBurned() {
    MoonTable.of(3)
        .noBurnedCard()
        .stack(ORANGE, "LE-003")
        .performs(BLUE, "ADD 1 ALL BURNED")
        .hasSupply(BLUE, 16)
        .rests()
        .performs(BLUE, "BURN")
        .chooses(BLUE, "stack-player-2")
        .hasBurnPile("LE-003")
        .performs(BLUE, "ADD 1 ALL BURNED")
        .offers(BLUE, "WK", "stop");
  }

  @Test
  @Covers(KW_31)
  void kingpinMustBurnIfItCan() {
    MoonTable.of(2)
        .noBurnedCard()
        .stack(BLUE, "LE-001")
        .stack(ORANGE, "LE-002")
        .stackFaceDown(ORANGE, "LE-003")
        .stack(KINGPIN, "LE-004")
        .kingpinPerforms(BLUE, "BURN")
        .offers(BLUE, "stack-player-1", "stack-kingpin")
        .chooses(BLUE, "stack-player-1")
        .hasBurnPile("LE-001");
  }

  @Test
  @Covers(KW_31)
  void kingpinMayBurnTheCardItHasJustReceived() {
    MoonTable.of(2)
        .noBurnedCard()
        .board()
        .stack(BLUE, "LE-001")
        .stack(KINGPIN, "LE-004")
        .row(1, "LE-009")
        .rig("kingpin die", 0)
        .run(new KingpinTurn(seat(BLUE)))
        .hasStack(KINGPIN, "LE-004", "LE-009")
        .offers(BLUE, "stack-player-1", "stack-kingpin")
        .chooses(BLUE, "stack-kingpin")
        .hasBurnPile("LE-009")
        .hasStack(KINGPIN, "LE-004");
  }

  @Test
  @Covers(KW_19)
  void rowDeckAndHandsOfOthersStayUntouched() {
    var table = MoonTable.of(3).stack(ORANGE, "LE-003").hand(BLUE, "FO-001");
    var untouched = untouched(table);
    table.performs(BLUE, "BURN").chooses(BLUE, "stack-player-2").rests();
    assertThat(untouched(table)).isEqualTo(untouched);
    table
        .performs(BLUE, "REANIMATE")
        .chooses(BLUE, "perform", "stop", "FO-001", "stack-player-3")
        .rests();
    assertThat(untouched(table)).isEqualTo(untouched);
  }

  private static List<Agent> untouched(MoonTable table) {
    var at = table.at();
    var zones =
        Stream.concat(at.row.stream(), Stream.of(at.deck, at.hand(ORANGE), at.hand(MAGENTA)));
    return zones.flatMap(zone -> zone.list(table.moon()).stream()).toList();
  }
}
