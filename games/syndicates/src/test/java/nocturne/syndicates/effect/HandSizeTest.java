package nocturne.syndicates.effect;

import static nocturne.syndicates.MoonTable.BLUE;
import static nocturne.syndicates.MoonTable.ORANGE;
import static nocturne.syndicates.SyndicatesRule.KW_18;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.syndicates.Covers;
import nocturne.syndicates.MoonTable;
import nocturne.syndicates.turn.Hustle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every keyword leaves as many cards in a player's hand as it found there. */
class HandSizeTest {

  @ParameterizedTest
  @CsvSource({
    "INTERFERE 1, perform FO-001 stack-player-1",
    "INTERFERE 2, perform FO-001 stack-player-1 FO-002 stack-player-2",
    "SACRIFICE, perform FO-001 stop",
    "REANIMATE, perform stop FO-001 stack-player-1",
    "GAMBLE, perform",
    "BURN, stack-player-2",
    "ADD 1 CA, one"
  })
  @Covers(KW_18)
  void keywordKeepsTheNumberOfCardsInHand(String sentence, String choices) {
    var table =
        MoonTable.of(3)
            .hand(BLUE, "FO-001", "FO-002", "FO-003")
            .stack(ORANGE, "LE-001")
            .performs(BLUE, sentence)
            .chooses(BLUE, choices.split(" "))
            .rests();
    assertThat(table.at().hand(BLUE).size(table.moon())).isEqualTo(3);
  }

  @Test
  @Covers(KW_18)
  void turnEndsWithOneCardFewerThanItBegan() {
    MoonTable.of(3)
        .board()
        .owns(BLUE, "OP-IL2")
        .hand(BLUE, "FO-007", "FO-001", "FO-002")
        .deckTop("CO-002", "CO-001")
        .turn(BLUE)
        .chooses(BLUE, "OP-IL2", "perform", "CO-001", "stack-player-2")
        .chooses(BLUE, "FO-007", "face-up", "stop", "stop", "perform", "CO-002", "stack-player-2")
        .chooses(BLUE, "pass")
        .hasHand(BLUE, "FO-001", "FO-002")
        .asks(ORANGE, Hustle.class);
  }
}
