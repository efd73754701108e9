package nocturne.syndicates.effect;

import static nocturne.syndicates.MoonTable.BLUE;
import static nocturne.syndicates.MoonTable.ORANGE;
import static nocturne.syndicates.MoonTable.seat;
import static nocturne.syndicates.SyndicatesRule.KW_12;
import static nocturne.syndicates.SyndicatesRule.KW_13;
import static nocturne.syndicates.SyndicatesRule.KW_32;
import static nocturne.syndicates.SyndicatesRule.SM_16_03;
import static nocturne.syndicates.SyndicatesRule.SM_16_17;
import static nocturne.syndicates.SyndicatesRule.SM_17_03;
import static nocturne.syndicates.SyndicatesRule.SM_17_04;
import static nocturne.syndicates.SyndicatesRule.SM_17_07;

import nocturne.syndicates.Covers;
import nocturne.syndicates.MoonTable;
import org.junit.jupiter.api.Test;

class SacrificeTest {

  private static MoonTable hand() {
    return MoonTable.of(3)
        .noBurnedCard()
        .burned("FO-001")
        .hand(BLUE, "LE-006", "FO-002")
        .deckTop("CO-001");
  }

  @Test
  @Covers({KW_32, SM_17_03, SM_16_03})
  void cardOfTheHandIsBurnedAndOneInfluenceAddedInOneOfItsSectors() {
    hand()
        .performs(BLUE, "SACRIFICE")
        .chooses(BLUE, "perform")
        .offers(BLUE, "LE-006", "FO-002", "CO-001")
        .chooses(BLUE, "LE-006")
        .hasBurnPile("FO-001", "LE-006")
        .hasHand(BLUE, "FO-002", "CO-001")
        .offers(BLUE, "UH", "WK", "SD", "MZ", "stop")
        .chooses(BLUE, "SD")
        .hasInfluence("SD", BLUE, 1)
        .rests();
  }

  @Test
  @Covers({KW_13, SM_17_04})
  void drawnCardMayBeBurnedAndTheInfluenceDeclined() {
    var table =
        hand()
            .performs(BLUE, "SACRIFICE")
            .chooses(BLUE, "perform", "CO-001")
            .offers(BLUE, "AV", "BZ", "stop")
            .chooses(BLUE, "stop")
            .hasBurnPile("FO-001", "CO-001")
            .hasHand(BLUE, "LE-006", "FO-002")
            .hasSupply(BLUE, 16)
            .rests();
    table.test().seat(seat(ORANGE)).sees(table.agent("CO-001"));
  }

  @Test
  @Covers(SM_17_07)
  void sacrificeWorksWithAnEmptyBurnPile() {
    hand()
        .noBurnedCard()
        .deckTop("CO-001")
        .performs(BLUE, "SACRIFICE")
        .chooses(BLUE, "perform", "LE-006", "UH")
        .hasBurnPile("LE-006")
        .hasInfluence("UH", BLUE, 1);
  }

  @Test
  @Covers({KW_12, SM_16_17})
  void emptyDeckForbidsTheSacrifice() {
    hand()
        .deckSize(0)
        .performs(BLUE, "SACRIFICE")
        .hasBurnPile("FO-001")
        .hasHand(BLUE, "LE-006", "FO-002")
        .rests();
  }
}
