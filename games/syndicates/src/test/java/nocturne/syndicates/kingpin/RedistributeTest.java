package nocturne.syndicates.kingpin;

import static nocturne.syndicates.MoonTable.KINGPIN;
import static nocturne.syndicates.SyndicatesRule.SM_19_49;
import static nocturne.syndicates.SyndicatesRule.SM_19_50;
import static nocturne.syndicates.SyndicatesRule.SM_19_51;
import static nocturne.syndicates.SyndicatesRule.SM_19_52;
import static nocturne.syndicates.SyndicatesRule.SM_19_53;

import nocturne.syndicates.Covers;
import nocturne.syndicates.MoonTable;
import org.junit.jupiter.api.Test;

class RedistributeTest {

  /** Round 3 has just begun with these five objective cards on the board. */
  private static MoonTable roundThree(String... objectives) {
    return MoonTable.of(2)
        .round(3)
        .influence("UH", KINGPIN, 6)
        .influence("SP", KINGPIN, 4)
        .faceUpObjectives(objectives)
        .run(new Redistribute())
        .hasSupply(KINGPIN, 0)
        .rests();
  }

  /** CHK-11. */
  @Test
  @Covers({SM_19_49, SM_19_51, SM_19_52})
  void fiveMinorSectorsGetThreeEachAndTheSpireOne() {
    roundThree("OB-03", "OB-05", "OB-07", "OB-09", "OB-11")
        .hasInfluence("CS", KINGPIN, 3)
        .hasInfluence("NN", KINGPIN, 3)
        .hasInfluence("AC", KINGPIN, 3)
        .hasInfluence("BD", KINGPIN, 3)
        .hasInfluence("WK", KINGPIN, 3)
        .hasInfluence("SP", KINGPIN, 1)
        .hasInfluence("UH", KINGPIN, 0);
  }

  /** CHK-12. */
  @Test
  @Covers({SM_19_49, SM_19_50, SM_19_51, SM_19_52})
  void majorSectorGetsFiveAndTheSpireTwo() {
    roundThree("OB-11", "OB-12", "OB-03", "OB-05", "OB-07")
        .hasInfluence("WK", KINGPIN, 5)
        .hasInfluence("CS", KINGPIN, 3)
        .hasInfluence("NN", KINGPIN, 3)
        .hasInfluence("AC", KINGPIN, 3)
        .hasInfluence("SP", KINGPIN, 2);
  }

  @Test
  @Covers({SM_19_50, SM_19_51, SM_19_52})
  void withTwoMajorSectorsTheSpireGetsThree() {
    roundThree("OB-11", "OB-12", "OB-03", "OB-04", "OB-07")
        .hasInfluence("WK", KINGPIN, 5)
        .hasInfluence("CS", KINGPIN, 5)
        .hasInfluence("AC", KINGPIN, 3)
        .hasInfluence("SP", KINGPIN, 3);
  }

  @Test
  @Covers(SM_19_53)
  void spireAsAScoreSectorGetsItsShareAndTheRest() {
    roundThree("OB-01", "OB-02", "OB-03", "OB-05", "OB-07").hasInfluence("SP", KINGPIN, 7);
    roundThree("OB-01", "OB-03", "OB-05", "OB-07", "OB-09").hasInfluence("SP", KINGPIN, 4);
  }
}
