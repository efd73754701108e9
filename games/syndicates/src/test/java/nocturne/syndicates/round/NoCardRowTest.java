package nocturne.syndicates.round;

import static nocturne.syndicates.MoonTable.BLUE;
import static nocturne.syndicates.MoonTable.MAGENTA;
import static nocturne.syndicates.MoonTable.ORANGE;
import static nocturne.syndicates.MoonTable.seat;
import static nocturne.syndicates.SyndicatesRule.SM_20_01;
import static nocturne.syndicates.SyndicatesRule.SM_20_02;
import static nocturne.syndicates.SyndicatesRule.SM_20_03;
import static nocturne.syndicates.SyndicatesRule.SM_20_04;
import static nocturne.syndicates.SyndicatesRule.SM_20_05;
import static nocturne.syndicates.SyndicatesRule.SM_20_06;
import static nocturne.syndicates.SyndicatesRule.SM_2_40;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.syndicates.Covers;
import nocturne.syndicates.Moon;
import nocturne.syndicates.MoonTable;
import nocturne.syndicates.Syndicates;
import nocturne.syndicates.turn.Manipulate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NoCardRowTest {

  private static MoonTable withoutRow(int players) {
    return MoonTable.of(players, Syndicates.CARD_ROW, "no");
  }

  private static void hasNoRow(Moon moon) {
    assertThat(moon.at().row).allMatch(slot -> slot.isEmpty(moon));
  }

  /** CHK-19. */
  @Test
  @Covers({SM_2_40, SM_20_02, SM_20_04, SM_20_05})
  void withoutRowTheDeckKeepsFiveCardsMoreAndManipulateOnlyCycles() {
    var table = withoutRow(3);
    assertThat(table.at().deck.size(table.moon())).isEqualTo(31);
    hasNoRow(table.moon());
    table
        .run(new Manipulate(seat(BLUE)))
        .offers(BLUE, "cycle", "pass")
        .refuses(BLUE, "swap", SM_20_04);
  }

  @ParameterizedTest
  @CsvSource({"3, 31", "4, 35", "5, 39"})
  @Covers({SM_2_40, SM_20_01, SM_20_02, SM_20_05})
  void threeToFivePlayersMayPlayWithoutRow(int players, int deck) {
    var moon = withoutRow(players).moon();
    assertThat(moon.at().deck.size(moon)).isEqualTo(deck);
    hasNoRow(moon);
  }

  @Test
  @Covers({SM_20_03, SM_20_06})
  void roundTwoDealsHandsAndNoRow() {
    var table = withoutRow(3).hand(BLUE).hand(ORANGE).hand(MAGENTA).round(2).run(new NewRound());
    hasNoRow(table.moon());
    assertThat(table.at().hand(BLUE).size(table.moon())).isEqualTo(6);
    assertThat(table.at().hand(MAGENTA).size(table.moon())).isEqualTo(6);
    assertThat(table.at().deck.size(table.moon())).isEqualTo(49 - 18);
  }

  @Test
  @Covers({SM_20_04, SM_20_06})
  void cyclingPutsACardUnderTheDeckAndDrawsTheTopOne() {
    var table =
        withoutRow(3)
            .hand(BLUE, "LE-003", "FO-001")
            .deckTop("FO-007")
            .run(new Manipulate(seat(BLUE)))
            .chooses(BLUE, "cycle", "LE-003")
            .rests()
            .hasHand(BLUE, "FO-001", "FO-007");
    assertThat(table.at().deck.get(table.moon(), 0)).isEqualTo(table.agent("LE-003"));
  }
}
