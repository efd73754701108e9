package nocturne.syndicates.scoring;

import static nocturne.syndicates.MoonTable.BLUE;
import static nocturne.syndicates.MoonTable.KINGPIN;
import static nocturne.syndicates.MoonTable.MAGENTA;
import static nocturne.syndicates.MoonTable.ORANGE;
import static nocturne.syndicates.SyndicatesRule.SM_12_06;
import static nocturne.syndicates.SyndicatesRule.SM_12_07;
import static nocturne.syndicates.SyndicatesRule.SM_12_08;
import static nocturne.syndicates.SyndicatesRule.SM_19_24;
import static nocturne.syndicates.SyndicatesRule.SM_19_46;

import nocturne.syndicates.Covers;
import nocturne.syndicates.MoonTable;
import nocturne.syndicates.round.ChooseObjective;
import nocturne.syndicates.round.EndOfRound;
import org.junit.jupiter.api.Test;

class ScoreControlTest {

  /** CHK-07. */
  @Test
  @Covers({SM_12_06, SM_12_07})
  void spirePaysThreeAndEachOtherSectorOne() {
    MoonTable.of(3)
        .influence("SP", BLUE, 3)
        .influence("SP", ORANGE, 2)
        .influence("CA", BLUE, 2)
        .influence("BZ", ORANGE, 2)
        .influence("MZ", ORANGE, 2)
        .influence("AV", ORANGE, 3)
        .influence("AV", MAGENTA, 1)
        .run(new ScoreControl())
        .hasKredits(BLUE, 4)
        .hasKredits(ORANGE, 3)
        .hasKredits(MAGENTA, 0);
  }

  @Test
  @Covers(SM_12_08)
  void scoreTokensPayNothingAtTheEndOfARound() {
    MoonTable.of(3)
        .faceUpObjectives("OB-11", "OB-12", "OB-15")
        .influence("WK", BLUE, 2)
        .influence("CA", ORANGE, 2)
        .run(new EndOfRound())
        .asks(BLUE, ChooseObjective.class)
        .hasKredits(BLUE, 1)
        .hasKredits(ORANGE, 1);
  }

  @Test
  @Covers({SM_19_46, SM_19_24})
  void kingpinScoresNothingForControl() {
    MoonTable.of(2)
        .influence("SP", KINGPIN, 3)
        .influence("SP", BLUE, 2)
        .influence("CA", KINGPIN, 2)
        .run(new EndOfRound())
        .asks(BLUE, ChooseObjective.class)
        .hasKredits(BLUE, 0)
        .hasKredits(ORANGE, 0);
  }
}
