package nocturne.syndicates.effect;

import static nocturne.syndicates.MoonTable.BLUE;
import static nocturne.syndicates.MoonTable.ORANGE;
import static nocturne.syndicates.SyndicatesRule.KW_25;
import static nocturne.syndicates.SyndicatesRule.SM_16_18;

import nocturne.syndicates.Covers;
import nocturne.syndicates.MoonTable;
import org.junit.jupiter.api.Test;

class ShipTest {

  @Test
  @Covers(KW_25)
  void ownPiecesComeFromAnyOtherSector() {
    MoonTable.of(3)
        .influence("SD", BLUE, 1)
        .influence("CA", BLUE, 1)
        .influence("WK", BLUE, 2)
        .influence("WK", ORANGE, 2)
        .performs(BLUE, "SHIP 2 SD")
        .offers(BLUE, "CA", "WK", "stop")
        .chooses(BLUE, "CA")
        .hasInfluence("CA", BLUE, 0)
        .hasInfluence("SD", BLUE, 2)
        .offers(BLUE, "WK", "stop")
        .chooses(BLUE, "WK")
        .hasInfluence("SD", BLUE, 3)
        .hasInfluence("WK", BLUE, 1)
        .hasInfluence("WK", ORANGE, 2)
        .hasSupply(BLUE, 12)
        .rests();
  }

  @Test
  @Covers(KW_25)
  void shippingMayStopBeforeTheAmount() {
    MoonTable.of(3)
        .influence("CA", BLUE, 3)
        .performs(BLUE, "SHIP 2 SD")
        .chooses(BLUE, "CA", "stop")
        .hasInfluence("SD", BLUE, 1)
        .rests();
  }

  @Test
  @Covers({KW_25, SM_16_18})
  void withoutInfluenceElsewhereNothingIsShipped() {
    MoonTable.of(3)
        .influence("SD", BLUE, 2)
        .influence("CA", ORANGE, 2)
        .performs(BLUE, "SHIP 2 SD")
        .hasInfluence("SD", BLUE, 2)
        .rests();
  }
}
