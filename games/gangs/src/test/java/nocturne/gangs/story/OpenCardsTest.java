package nocturne.gangs.story;

import static nocturne.gangs.GangsRule.GN_1_12;
import static nocturne.gangs.NightCityTable.ANN;
import static nocturne.gangs.NightCityTable.BEN;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.gangs.Covers;
import nocturne.gangs.NightCityTable;
import org.junit.jupiter.api.Test;

/** Story cards lie open, sometimes several. */
class OpenCardsTest {

  @Test
  @Covers(GN_1_12)
  void severalCardsMayBeOpenAndEachOfThemCounts() {
    var table =
        NightCityTable.story("the-price-of-success", 2)
            .isOpen("negotiations")
            .isOpen("standing-contract")
            .tokensOn(Token.X, "negotiations", 1)
            .emptyBoard()
            .hideouts(ANN, "city-center")
            .units(ANN, "city-center", "solo")
            .reclaims(ANN)
            .chooses(ANN, "done")
            .hasCred(ANN, 1)
            .isClosed("negotiations")
            .isOpen("closed-auction")
            .isOpen("standing-contract");
    assertThat(table.city().active()).isEqualTo(BEN);
  }
}
