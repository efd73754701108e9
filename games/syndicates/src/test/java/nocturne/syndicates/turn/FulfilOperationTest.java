package nocturne.syndicates.turn;

import static nocturne.syndicates.Moon.Status.LOCKDOWN;
import static nocturne.syndicates.Moon.Status.NONE;
import static nocturne.syndicates.MoonTable.BLUE;
import static nocturne.syndicates.MoonTable.KINGPIN;
import static nocturne.syndicates.MoonTable.MAGENTA;
import static nocturne.syndicates.MoonTable.ORANGE;
import static nocturne.syndicates.MoonTable.seat;
import static nocturne.syndicates.SyndicatesRule.SM_10_01;
import static nocturne.syndicates.SyndicatesRule.SM_10_02;
import static nocturne.syndicates.SyndicatesRule.SM_10_03;
import static nocturne.syndicates.SyndicatesRule.SM_10_04;
import static nocturne.syndicates.SyndicatesRule.SM_10_05;
import static nocturne.syndicates.SyndicatesRule.SM_10_06;
import static nocturne.syndicates.SyndicatesRule.SM_10_07;
import static nocturne.syndicates.SyndicatesRule.SM_10_08;
import static nocturne.syndicates.SyndicatesRule.SM_10_09;
import static nocturne.syndicates.SyndicatesRule.SM_10_10;
import static nocturne.syndicates.SyndicatesRule.SM_10_11;
import static nocturne.syndicates.SyndicatesRule.SM_10_12;
import static nocturne.syndicates.SyndicatesRule.SM_10_13;
import static nocturne.syndicates.SyndicatesRule.SM_10_14;
import static nocturne.syndicates.SyndicatesRule.SM_10_15;
import static nocturne.syndicates.SyndicatesRule.SM_10_17;
import static nocturne.syndicates.SyndicatesRule.SM_11_01;
import static nocturne.syndicates.SyndicatesRule.SM_18_08;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.kernel.Happening;
import nocturne.syndicates.Covers;
import nocturne.syndicates.MoonTable;
import org.junit.jupiter.api.Test;

class FulfilOperationTest {

  private static MoonTable arcanoComplex() {
    return MoonTable.of(3)
        .influence("AC", MAGENTA, 5)
        .status("AC", LOCKDOWN, MAGENTA)
        .board("OP-ES3", "OP-IL1", "OP-SM1", "OP-HE4", "OP-VI4")
        .bagTop("OP-FR1")
        .run(new FulfilOperation(seat(MAGENTA)))
        .offers(MAGENTA, "OP-ES3@AC", "OP-IL1@AC", "pass");
  }

  private static MoonTable fulfils(MoonTable table) {
    return table.run(new FulfilOperation(seat(BLUE)));
  }

  /** SIM-11. */
  @Test
  @Covers({SM_10_02, SM_10_07, SM_10_08, SM_10_10, SM_10_11, SM_10_12})
  void operationTakesAllInfluenceAndTheOwnStatusTokenAndPaysTheSurplus() {
    var table = arcanoComplex();
    int bag = table.at().bag.size(table.moon());
    table
        .hasSupply(MAGENTA, 11)
        .chooses(MAGENTA, "OP-ES3@AC")
        .hasInfluence("AC", MAGENTA, 0)
        .hasSupply(MAGENTA, 16)
        .hasStatus("AC", NONE)
        .hasKredits(MAGENTA, 1)
        .hasOnBoard("OP-IL1", "OP-SM1", "OP-HE4", "OP-VI4", "OP-FR1")
        .rests();
    assertThat(table.moon().isActive(MAGENTA, table.operation("OP-ES3"))).isTrue();
    assertThat(table.at().bag.size(table.moon())).isEqualTo(bag - 1);
  }

  /** SIM-12. */
  @Test
  @Covers(SM_10_10)
  void smallerOperationPaysALargerSurplus() {
    arcanoComplex()
        .chooses(MAGENTA, "OP-IL1@AC")
        .hasKredits(MAGENTA, 2)
        .hasOnBoard("OP-ES3", "OP-SM1", "OP-HE4", "OP-VI4", "OP-FR1");
  }

  @Test
  @Covers(SM_10_10)
  void exactInfluencePaysNothing() {
    fulfils(MoonTable.of(3).influence("AC", BLUE, 3).board("OP-IL1"))
        .chooses(BLUE, "OP-IL1@AC")
        .hasKredits(BLUE, 0);
  }

  @Test
  @Covers(SM_10_02)
  void influenceMustReachTheValue() {
    fulfils(MoonTable.of(3).influence("AC", BLUE, 3).board("OP-ES3", "OP-IL1"))
        .offers(BLUE, "OP-IL1@AC", "pass")
        .refuses(BLUE, "OP-ES3@AC", SM_10_02);
  }

  @Test
  @Covers(SM_10_03)
  void sectorMustBeControlled() {
    fulfils(
            MoonTable.of(3)
                .influence("AC", BLUE, 4)
                .influence("AC", ORANGE, 4)
                .influence("SD", BLUE, 4)
                .influence("SD", ORANGE, 3)
                .influence("SD", MAGENTA, 3)
                .board("OP-ES3", "OP-IL4"))
        .offers(BLUE, "OP-IL4@SD", "pass")
        .refuses(BLUE, "OP-ES3@AC", SM_10_03);
  }

  @Test
  @Covers(SM_10_04)
  void influenceOfTheTwoSectorsIsNotCombined() {
    fulfils(MoonTable.of(3).influence("AC", BLUE, 3).influence("BD", BLUE, 3).board("OP-ES3"))
        .rests()
        .hasInfluence("AC", BLUE, 3)
        .hasInfluence("BD", BLUE, 3);
  }

  @Test
  @Covers({SM_10_05, SM_10_09})
  void otherSectorAndTokensOfOthersDoNotMatter() {
    fulfils(
            MoonTable.of(3)
                .influence("AC", BLUE, 4)
                .influence("AC", ORANGE, 1)
                .status("AC", LOCKDOWN, ORANGE)
                .influence("BD", ORANGE, 6)
                .board("OP-ES3"))
        .offers(BLUE, "OP-ES3@AC", "pass")
        .chooses(BLUE, "OP-ES3@AC")
        .hasStatus("AC", LOCKDOWN)
        .hasInfluence("AC", ORANGE, 1)
        .hasInfluence("BD", ORANGE, 6);
  }

  @Test
  @Covers({SM_10_06, SM_10_07})
  void playerChoosesBetweenTwoSectorsThatQualify() {
    fulfils(MoonTable.of(3).influence("NN", BLUE, 4).influence("AC", BLUE, 5).board("OP-IL1"))
        .offers(BLUE, "OP-IL1@NN", "OP-IL1@AC", "pass")
        .chooses(BLUE, "OP-IL1@NN")
        .hasInfluence("NN", BLUE, 0)
        .hasInfluence("AC", BLUE, 5)
        .hasKredits(BLUE, 1);
  }

  /** CHK-13. */
  @Test
  @Covers(SM_10_13)
  void nothingIsDrawnFromAnEmptyBag() {
    fulfils(
            MoonTable.of(2)
                .influence("AC", BLUE, 3)
                .board("OP-ES3", "OP-IL1", "OP-SM1", "OP-HE4", "OP-VI4")
                .emptyBagTo(KINGPIN))
        .chooses(BLUE, "OP-IL1@AC")
        .didNotHappen(SM_10_12)
        .hasOnBoard("OP-ES3", "OP-SM1", "OP-HE4", "OP-VI4")
        .rests();
  }

  @Test
  @Covers(SM_10_14)
  void influenceAndStatusTokenLeaveBeforeTheReplacementIsDrawn() {
    var table = arcanoComplex().chooses(MAGENTA, "OP-ES3@AC").rests();
    var rules = table.test().happenings().stream().map(Happening::rule).toList();
    assertThat(rules).containsExactly(SM_18_08, SM_10_11, SM_10_10, SM_10_12);
  }

  @Test
  @Covers({SM_10_01, SM_10_15})
  void onlyOneOperationIsFulfilledInATurn() {
    var table =
        MoonTable.of(3)
            .influence("AC", BLUE, 3)
            .influence("SD", BLUE, 4)
            .board("OP-IL1", "OP-IL4", "OP-SM1", "OP-HE4", "OP-VI1")
            .bagTop("OP-SM3")
            .hand(BLUE, "LE-003", "LE-005")
            .turn(BLUE)
            .chooses(BLUE, "pass", "LE-003", "face-down", "stop")
            .offers(BLUE, "OP-IL1@AC", "OP-IL4@SD", "pass")
            .chooses(BLUE, "OP-IL1@AC")
            .asks(BLUE, Manipulate.class);
    fulfils(table).offers(BLUE, "OP-IL4@SD", "OP-SM3@SD", "pass");
  }

  @Test
  @Covers({SM_10_17, SM_11_01})
  void turnOfRoundThreeEndsWithThisStep() {
    MoonTable.of(3)
        .round(3)
        .influence("AC", BLUE, 3)
        .board("OP-IL1")
        .hand(BLUE, "LE-003", "LE-005")
        .turn(BLUE)
        .chooses(BLUE, "pass", "LE-003", "face-down", "stop", "OP-IL1@AC")
        .asks(ORANGE, Hustle.class);
  }
}
