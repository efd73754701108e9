package nocturne.syndicates.scoring;

import static nocturne.syndicates.Moon.Status.LOCKDOWN;
import static nocturne.syndicates.MoonTable.BLUE;
import static nocturne.syndicates.MoonTable.KINGPIN;
import static nocturne.syndicates.MoonTable.MAGENTA;
import static nocturne.syndicates.MoonTable.ORANGE;
import static nocturne.syndicates.MoonTable.TEAL;
import static nocturne.syndicates.MoonTable.seat;
import static nocturne.syndicates.SyndicatesRule.SM_13_13;
import static nocturne.syndicates.SyndicatesRule.SM_13_15;
import static nocturne.syndicates.SyndicatesRule.SM_14_01;
import static nocturne.syndicates.SyndicatesRule.SM_14_02;
import static nocturne.syndicates.SyndicatesRule.SM_14_03;
import static nocturne.syndicates.SyndicatesRule.SM_14_04;
import static nocturne.syndicates.SyndicatesRule.SM_14_05;
import static nocturne.syndicates.SyndicatesRule.SM_14_06;
import static nocturne.syndicates.SyndicatesRule.SM_14_07;
import static nocturne.syndicates.SyndicatesRule.SM_14_08;
import static nocturne.syndicates.SyndicatesRule.SM_14_09;
import static nocturne.syndicates.SyndicatesRule.SM_14_10;
import static nocturne.syndicates.SyndicatesRule.SM_14_11;
import static nocturne.syndicates.SyndicatesRule.SM_14_12;
import static nocturne.syndicates.SyndicatesRule.SM_14_13;
import static nocturne.syndicates.SyndicatesRule.SM_14_14;
import static nocturne.syndicates.SyndicatesRule.SM_14_15;
import static nocturne.syndicates.SyndicatesRule.SM_19_24;
import static nocturne.syndicates.SyndicatesRule.SM_19_56;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.kernel.Seats;
import nocturne.syndicates.Covers;
import nocturne.syndicates.MoonTable;
import org.junit.jupiter.api.Test;

class FinalScoringTest {

  private static final String[] OBJECTIVES = {"OB-11", "OB-12", "OB-29", "OB-05", "OB-09"};

  /** SIM-14. */
  @Test
  @Covers({SM_14_04, SM_14_05, SM_13_13})
  void majorSectorPaysSixMinorThreeAndAnUncontrolledOneNothing() {
    MoonTable.of(5)
        .faceUpObjectives(OBJECTIVES)
        .influence("WK", BLUE, 2)
        .influence("AV", MAGENTA, 2)
        .influence("AV", TEAL, 2)
        .influence("NN", MAGENTA, 1)
        .influence("BD", TEAL, 3)
        .run(new FinalScoring.ScoreSectors())
        .hasKredits(BLUE, 6)
        .hasKredits(TEAL, 3)
        .hasKredits(MAGENTA, 0)
        .rests();
  }

  /** SIM-15. */
  @Test
  @Covers({SM_14_07, SM_14_08, SM_14_09})
  void tokensScoreForEveryObjectiveOfTheirType() {
    MoonTable.of(3)
        .faceUpObjectives(OBJECTIVES)
        .owns(ORANGE, "OP-FR1", "OP-FR2", "OP-WI1", "OP-HE1", "OP-VI1", "OP-IL1", "OP-ES1")
        .run(new FinalScoring.ScoreCrimes())
        .hasKredits(ORANGE, 8)
        .hasKredits(BLUE, 0)
        .rests();
  }

  /** CHK-18. */
  @Test
  @Covers({SM_14_03, SM_14_05, SM_14_07, SM_14_08, SM_14_09, SM_14_12, SM_14_13})
  void finalScoreAddsUp() {
    var table =
        MoonTable.of(3)
            .faceUpObjectives(OBJECTIVES)
            .kredits(BLUE, 14)
            .influence("WK", BLUE, 3)
            .influence("CS", BLUE, 2)
            .owns(BLUE, "OP-FR3", "OP-HE1", "OP-WI2")
            .exhausted(BLUE, "OP-HE1")
            .exhaustedPetty(BLUE)
            .run(new FinalScoring())
            .hasKredits(BLUE, 38);
    assertThat(table.moon().owned(BLUE, false)).isZero();
    assertThat(table.moon().result().orElseThrow().of(seat(BLUE)).score()).isEqualTo(38);
  }

  @Test
  @Covers(SM_14_02)
  void spirePaysThree() {
    MoonTable.of(3)
        .faceUpObjectives()
        .influence("SP", BLUE, 2)
        .run(new FinalScoring())
        .hasKredits(BLUE, 3);
  }

  @Test
  @Covers({SM_14_06, SM_14_05})
  void spireAsAMajorScoreSectorPaysNine() {
    MoonTable.of(3)
        .faceUpObjectives("OB-01", "OB-02")
        .influence("SP", BLUE, 2)
        .run(new FinalScoring())
        .hasKredits(BLUE, 9);
  }

  @Test
  @Covers({SM_14_06, SM_14_04})
  void spireAsAMinorScoreSectorPaysSix() {
    MoonTable.of(3)
        .faceUpObjectives("OB-01")
        .influence("SP", BLUE, 2)
        .run(new FinalScoring())
        .hasKredits(BLUE, 6);
  }

  @Test
  @Covers({SM_14_09, SM_14_10})
  void everyWildTokenCountsAsTheTypeNamedMostOften() {
    MoonTable.of(3)
        .faceUpObjectives(OBJECTIVES)
        .owns(BLUE, "OP-WI1", "OP-WI2")
        .run(new FinalScoring.ScoreCrimes())
        .hasKredits(BLUE, 4);
  }

  @Test
  @Covers(SM_14_11)
  void pettyCrimeScoresNothingForObjectives() {
    MoonTable.of(3)
        .faceUpObjectives(OBJECTIVES)
        .run(new FinalScoring.ScoreCrimes())
        .hasKredits(BLUE, 0)
        .hasKredits(ORANGE, 0)
        .hasKredits(MAGENTA, 0);
  }

  @Test
  @Covers({SM_14_12, SM_14_13, SM_14_14})
  void inactiveTokenAddsItsFullValue() {
    var table =
        MoonTable.of(3)
            .faceUpObjectives()
            .owns(BLUE, "OP-FR5", "OP-HE1")
            .exhausted(BLUE, "OP-FR5")
            .run(new FinalScoring())
            .hasKredits(BLUE, 8);
    assertThat(table.moon().isActive(BLUE, table.operation("OP-FR5"))).isTrue();
  }

  @Test
  @Covers(SM_14_15)
  void cardsUncontrolledInfluenceAndStatusTokensScoreNothing() {
    MoonTable.of(3)
        .faceUpObjectives()
        .kredits(ORANGE, 1)
        .hand(BLUE, "LE-001", "LE-002")
        .stack(BLUE, "LE-003")
        .influence("WK", BLUE, 1)
        .status("WK", LOCKDOWN, BLUE)
        .influence("CA", BLUE, 3)
        .influence("CA", ORANGE, 3)
        .run(new FinalScoring())
        .hasKredits(BLUE, 0);
  }

  @Test
  @Covers(SM_14_01)
  void afterRoundThreeNoStepOfTheEndOfRoundIsDone() {
    var table =
        MoonTable.of(3)
            .round(3)
            .firstPlayer(BLUE)
            .turnsTaken(17)
            .kredits(BLUE, 50)
            .owns(ORANGE, "OP-FR1")
            .objectives(BLUE, "OB-01")
            .influence("SP", BLUE, 2)
            .faceUpObjectives()
            .hand(BLUE)
            .hand(ORANGE)
            .hand(MAGENTA, "LE-003")
            .stack(BLUE, "LE-001")
            .turn(MAGENTA)
            .chooses(MAGENTA, "pass", "face-down", "stop")
            .hasKredits(BLUE, 53)
            .hasStack(BLUE, "LE-001");
    table.test().isOver();
    var moon = table.moon();
    assertThat(moon.inTurnOrder(0)).isEqualTo(seat(BLUE));
    assertThat(table.at().resolvedObjectives.isEmpty(moon)).isTrue();
    assertThat(table.at().banked(BLUE).isEmpty(moon)).isTrue();
    assertThat(moon.round()).isEqualTo(3);
  }

  @Test
  @Covers(SM_13_15)
  void objectivesStayOnTheBoardToTheEnd() {
    var table =
        MoonTable.of(3).kredits(BLUE, 1).faceUpObjectives(OBJECTIVES).run(new FinalScoring());
    assertThat(table.at().faceUpObjectives.size(table.moon())).isEqualTo(5);
  }

  @Test
  @Covers({SM_19_56, SM_19_24})
  void kingpinCountsAgainstControlButScoresNothingAndCannotWin() {
    var table =
        MoonTable.of(2)
            .faceUpObjectives("OB-15", "OB-13")
            .influence("CA", KINGPIN, 2)
            .influence("CA", BLUE, 2)
            .influence("BZ", KINGPIN, 3)
            .influence("BZ", ORANGE, 2)
            .influence("MZ", BLUE, 2)
            .owns(KINGPIN, "OP-FR1", "OP-SM5")
            .run(new FinalScoring())
            .hasKredits(BLUE, 1)
            .hasKredits(ORANGE, 0);
    var result = table.moon().result().orElseThrow();
    assertThat(result.standings()).hasSize(2);
    assertThat(result.winners()).isEqualTo(Seats.of(seat(BLUE)));
  }
}
