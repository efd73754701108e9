package nocturne.syndicates.effect;

import static nocturne.syndicates.Moon.Status.LOCKDOWN;
import static nocturne.syndicates.Moon.Status.NONE;
import static nocturne.syndicates.MoonTable.BLUE;
import static nocturne.syndicates.MoonTable.ORANGE;
import static nocturne.syndicates.SyndicatesRule.DP_1;
import static nocturne.syndicates.SyndicatesRule.DP_3;
import static nocturne.syndicates.SyndicatesRule.DP_4;
import static nocturne.syndicates.SyndicatesRule.DP_6;
import static nocturne.syndicates.SyndicatesRule.SM_16_01;
import static nocturne.syndicates.SyndicatesRule.SM_16_02;
import static nocturne.syndicates.SyndicatesRule.SM_16_03;
import static nocturne.syndicates.SyndicatesRule.SM_16_04;
import static nocturne.syndicates.SyndicatesRule.SM_16_05;
import static nocturne.syndicates.SyndicatesRule.SM_16_06;
import static nocturne.syndicates.SyndicatesRule.SM_16_07;
import static nocturne.syndicates.SyndicatesRule.SM_16_12;
import static nocturne.syndicates.SyndicatesRule.SM_16_18;
import static nocturne.syndicates.SyndicatesRule.SM_9_07;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.syndicates.Covers;
import nocturne.syndicates.MoonTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PerformTest {

  private static MoonTable casino() {
    return MoonTable.of(3)
        .influence("CA", BLUE, 1)
        .influence("CA", ORANGE, 1)
        .influence("SP", BLUE, 1)
        .influence("SP", ORANGE, 1)
        .stack(BLUE, "LE-001");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ADD 2 CA",
        "STRENGTHEN 2 CA",
        "PUSH 1 CA",
        "PULL 1 CA",
        "SHIP 1 CA",
        "ELIMINATE 1 CA",
        "REPLACE 1 CA",
        "LOCKDOWN CA",
        "DISPLACE CA",
        "INTERFERE 1",
        "BURN",
        "SACRIFICE",
        "REANIMATE",
        "GAMBLE"
      })
  @Covers(SM_16_01)
  void playerMaySkipEverySentence(String sentence) {
    var table = casino();
    int deck = table.at().deck.size(table.moon());
    table
        .performs(BLUE, sentence)
        .chooses(BLUE, "stop")
        .rests()
        .hasSupply(BLUE, 14)
        .hasInfluence("CA", BLUE, 1)
        .hasInfluence("CA", ORANGE, 1)
        .hasStatus("CA", NONE)
        .hasStack(BLUE, "LE-001");
    assertThat(table.at().deck.size(table.moon())).isEqualTo(deck);
    assertThat(table.at().hand(BLUE).size(table.moon())).isEqualTo(6);
  }

  @Test
  @Covers({SM_16_02, SM_9_07})
  void sentencesAreResolvedFromTopToBottom() {
    MoonTable.of(3)
        .influence("SP", BLUE, 1)
        .deploys(BLUE, "LK-006")
        .offers(BLUE, "one", "stop")
        .chooses(BLUE, "one", "one")
        .hasInfluence("MZ", BLUE, 2)
        .offers(BLUE, "SP", "stop")
        .chooses(BLUE, "SP")
        .hasInfluence("MZ", BLUE, 3)
        .offers(BLUE, "one", "stop")
        .chooses(BLUE, "one")
        .hasInfluence("MZ", BLUE, 4)
        .rests();
  }

  @Test
  @Covers({SM_16_03, SM_16_12})
  void pieceOnceChosenMustBePushed() {
    casino()
        .performs(BLUE, "PUSH 2 CA")
        .offers(BLUE, "player-1", "player-2", "stop")
        .chooses(BLUE, "player-2")
        .offers(BLUE, "SP", "CS", "BZ", "PR", "AV")
        .chooses(BLUE, "PR")
        .hasInfluence("CA", ORANGE, 0)
        .hasInfluence("PR", ORANGE, 1)
        .offers(BLUE, "player-1", "stop");
  }

  /** SIM-20. */
  @ParameterizedTest
  @CsvSource({"0, stop", "1, one stop", "2, one one"})
  @Covers({SM_16_04, SM_16_05})
  void playerPlacesUpToTheAmountAndGoesOn(int placed, String choices) {
    MoonTable.of(3)
        .stack(BLUE, "LE-001")
        .deploys(BLUE, "FO-007")
        .chooses(BLUE, choices.split(" "))
        .hasInfluence("CA", BLUE, placed)
        .offers(BLUE, "SP", "CS", "BZ", "PR", "AV", "stop")
        .chooses(BLUE, "BZ")
        .hasInfluence("CA", BLUE, placed)
        .hasInfluence("BZ", BLUE, 1)
        .rests();
  }

  @Test
  @Covers({SM_16_05, DP_1, DP_6})
  void independentSentenceMayFollowASkippedOne() {
    MoonTable.of(3)
        .stack(BLUE, "LE-001")
        .influence("NN", ORANGE, 1)
        .deploys(BLUE, "CO-005")
        .chooses(BLUE, "stop")
        .offers(BLUE, "one", "stop")
        .chooses(BLUE, "one", "one")
        .hasInfluence("NN", BLUE, 2)
        .rests();
  }

  /** SIM-22, nothing to eliminate. */
  @Test
  @Covers({SM_16_06, SM_16_18, DP_1})
  void dependentSentenceIsSkippedIfTheFirstHadNoTarget() {
    MoonTable.of(3)
        .stack(BLUE, "LE-001")
        .influence("BZ", ORANGE, 2)
        .status("BZ", LOCKDOWN, ORANGE)
        .influence("MZ", ORANGE, 1)
        .deploys(BLUE, "FE-001")
        .hasStack(BLUE, "LE-001", "FE-001")
        .hasSupply(BLUE, 16)
        .rests();
  }

  /** SIM-22, declined. */
  @Test
  @Covers({SM_16_06, DP_1})
  void dependentSentenceIsSkippedIfTheFirstWas() {
    MoonTable.of(3)
        .stack(BLUE, "LE-001")
        .influence("BZ", ORANGE, 1)
        .deploys(BLUE, "FE-001")
        .offers(BLUE, "BZ", "stop")
        .chooses(BLUE, "stop")
        .hasSupply(BLUE, 16)
        .rests();
  }

  /** SIM-23. */
  @Test
  @Covers({SM_16_07, DP_3})
  void dependentSentenceSpeaksOfThePlaceOfTheFirst() {
    MoonTable.of(3)
        .stack(BLUE, "LE-001")
        .influence("BZ", ORANGE, 1)
        .influence("WK", ORANGE, 1)
        .deploys(BLUE, "FE-001")
        .offers(BLUE, "BZ", "WK", "stop")
        .chooses(BLUE, "BZ", "player-2")
        .hasInfluence("BZ", ORANGE, 0)
        .offers(BLUE, "BZ", "stop")
        .chooses(BLUE, "BZ", "one")
        .hasInfluence("BZ", BLUE, 2)
        .rests();
  }

  /** SIM-24, pushed. */
  @Test
  @Covers({SM_16_07, DP_4})
  void strengtheningFollowsThePushedPiece() {
    MoonTable.of(3)
        .stack(ORANGE, "LE-001")
        .influence("CS", BLUE, 1)
        .influence("NN", ORANGE, 1)
        .influence("SP", ORANGE, 1)
        .deploys(ORANGE, "CO-004")
        .chooses(ORANGE, "player-1", "NN")
        .offers(ORANGE, "NN", "stop")
        .chooses(ORANGE, "NN", "one")
        .hasInfluence("NN", ORANGE, 3)
        .rests();
  }

  /** SIM-24, not pushed. */
  @Test
  @Covers({SM_16_06, DP_1})
  void withoutAPushThereIsNoPlaceToStrengthen() {
    MoonTable.of(3)
        .stack(ORANGE, "LE-001")
        .influence("CS", BLUE, 1)
        .influence("NN", ORANGE, 1)
        .deploys(ORANGE, "CO-004")
        .chooses(ORANGE, "stop")
        .hasInfluence("NN", ORANGE, 1)
        .rests();
  }

  @Test
  @Covers(SM_16_18)
  void sentenceWithoutALegalTargetIsSkipped() {
    MoonTable.of(3)
        .stack(BLUE, "LE-001")
        .deploys(BLUE, "FE-008")
        .offers(BLUE, "one", "stop")
        .chooses(BLUE, "one")
        .hasInfluence("NN", BLUE, 1)
        .rests();
  }
}
