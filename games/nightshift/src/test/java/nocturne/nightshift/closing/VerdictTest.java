package nocturne.nightshift.closing;

import static nocturne.nightshift.ClubTable.ANN;
import static nocturne.nightshift.ClubTable.BEA;
import static nocturne.nightshift.ClubTable.CAT;
import static nocturne.nightshift.ClubTable.DOT;
import static nocturne.nightshift.NightshiftRule.NS_15_02;
import static nocturne.nightshift.NightshiftRule.NS_15_03;
import static nocturne.nightshift.NightshiftRule.NS_15_04;
import static nocturne.nightshift.NightshiftRule.NS_15_06;
import static nocturne.nightshift.NightshiftRule.NS_17_15;
import static nocturne.nightshift.NightshiftRule.NS_18_06;
import static nocturne.nightshift.NightshiftRule.NS_19_01;
import static nocturne.nightshift.NightshiftRule.NS_19_05;
import static nocturne.nightshift.NightshiftRule.NS_19_06;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nocturne.kernel.Seat;
import nocturne.nightshift.ClubTable;
import nocturne.nightshift.Covers;
import org.junit.jupiter.api.Test;

class VerdictTest {

  private static List<Seat> winners(ClubTable table) {
    table.run(new Closing());
    return table.club().result().orElseThrow().winners().list();
  }

  @Test
  @Covers(NS_15_02)
  void highestTotalWins() {
    var table = ClubTable.of(3).cash(ANN, 20_000).cash(BEA, 20_500).cash(CAT, 3_000);
    assertThat(winners(table)).containsExactly(BEA);
    var result = table.club().result().orElseThrow();
    assertThat(result.of(ANN).place()).isEqualTo(2);
    assertThat(result.of(CAT).place()).isEqualTo(3);
  }

  /** EX-36. */
  @Test
  @Covers({NS_15_03, NS_15_04, NS_15_06})
  void tieGoesToTheMoreValuableDrinksAndIsSharedWhenTheyAreEqual() {
    assertThat(
            winners(
                ClubTable.of(2)
                    .cash(ANN, 31_500)
                    .cash(BEA, 31_500)
                    .drinks(ANN, 3, 0)
                    .drinks(BEA, 0, 1)))
        .containsExactly(ANN, BEA);
    assertThat(
            winners(
                ClubTable.of(2)
                    .cash(ANN, 31_500)
                    .cash(BEA, 31_500)
                    .drinks(ANN, 3, 0)
                    .drinks(BEA, 1, 1)))
        .containsExactly(BEA);
  }

  @Test
  @Covers(NS_15_03)
  void drinksDecideOnlyBetweenThoseWhoAreTied() {
    assertThat(
            winners(
                ClubTable.of(3)
                    .cash(ANN, 9_000)
                    .cash(BEA, 9_000)
                    .cash(CAT, 8_500)
                    .drinks(ANN, 0, 0)
                    .drinks(BEA, 1, 0)
                    .drinks(CAT, 0, 3)))
        .containsExactly(BEA);
  }

  private static ClubTable solo(int mine, int diamonds) {
    var table = ClubTable.of(1).cash(ANN, mine);
    table.at().subscribersOfDiamond.moveAll(table.club(), table.at().customerDeck);
    table.at().diamondCash.set(table.club(), diamonds);
    return table;
  }

  /** EX-39. */
  @Test
  @Covers(NS_17_15)
  void aloneOneWinsOnlyWithMoreMoneyThanDiamond() {
    assertThat(winners(solo(38_000, 38_000))).isEmpty();
    assertThat(winners(solo(38_500, 38_000))).containsExactly(ANN);
    assertThat(winners(solo(37_500, 38_000))).isEmpty();
  }

  private static ClubTable coOp(int third) {
    return ClubTable.of(3, "mode", "co-op", "shift", "shorter")
        .cash(ANN, 23_500)
        .cash(BEA, 24_000)
        .cash(CAT, third);
  }

  /** EX-40. */
  @Test
  @Covers(NS_18_06)
  void togetherTheyWinWhenTheSumReachesTheTarget() {
    assertThat(winners(coOp(22_500))).containsExactly(ANN, BEA, CAT);
    assertThat(winners(coOp(22_000))).isEmpty();
  }

  private static ClubTable teams(int ann, int bea, int cat, int dot) {
    return ClubTable.of(4, "mode", "teams")
        .cash(ANN, ann)
        .cash(BEA, bea)
        .cash(CAT, cat)
        .cash(DOT, dot);
  }

  /** EX-48. */
  @Test
  @Covers({NS_19_01, NS_19_05})
  void teamOfEveryOtherSeatWithTheLargerSumWins() {
    var table = teams(30_000, 25_000, 18_000, 22_500);
    assertThat(winners(table)).containsExactly(ANN, CAT);
    var result = table.club().result().orElseThrow();
    assertThat(result.of(ANN).team()).isEqualTo(result.of(CAT).team());
    assertThat(result.of(BEA).team()).isEqualTo(result.of(DOT).team());
    assertThat(result.of(ANN).team()).isNotEqualTo(result.of(BEA).team());
    assertThat(result.of(DOT).place()).isEqualTo(3);
  }

  @Test
  @Covers(NS_19_06)
  void tieOfTeamsGoesToTheDrinksOfBothMatesAndIsSharedAfterThat() {
    assertThat(
            winners(
                teams(10_000, 9_000, 8_000, 9_000)
                    .drinks(ANN, 0, 0)
                    .drinks(BEA, 2, 0)
                    .drinks(CAT, 0, 1)
                    .drinks(DOT, 2, 0)))
        .containsExactly(BEA, DOT);
    assertThat(
            winners(
                teams(10_000, 9_000, 8_000, 9_000)
                    .drinks(ANN, 1, 0)
                    .drinks(BEA, 2, 0)
                    .drinks(CAT, 0, 1)
                    .drinks(DOT, 2, 0)))
        .containsExactly(ANN, BEA, CAT, DOT);
  }
}
