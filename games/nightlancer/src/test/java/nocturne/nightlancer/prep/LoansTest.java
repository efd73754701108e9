package nocturne.nightlancer.prep;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.NightlancerRule.NL_4_08;
import static nocturne.nightlancer.NightlancerRule.NL_4_09;
import static nocturne.nightlancer.NightlancerRule.NL_4_10;
import static nocturne.nightlancer.NightlancerRule.NL_4_11;
import static nocturne.nightlancer.NightlancerRule.NL_4_12;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.kernel.Seat;
import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.Covers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Interest, and being rid of a Loan. Downtime has given everybody a Chip before. */
class LoansTest {

  private static CityTable owing(CityTable table, int loans, int chips) {
    return table.owns(ANN).loans(ANN, loans).chips(ANN, chips);
  }

  private static int loans(CityTable table, Seat seat) {
    return table.city().loans(seat);
  }

  // Interest

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers(NL_4_08)
  void interestOfALoanIsAChip(String edition) {
    var table = owing(CityTable.of(2, "edition", edition), 1, 3).run(new Downtime());
    table.offers(ANN, "pay-chip", "take-harm").chooses(ANN, "pay-chip").hasChips(ANN, 3);
    table.rests();
    assertThat(loans(table, ANN)).isEqualTo(1);
  }

  @Test
  @Covers({NL_4_08, NL_4_09})
  void whoCouldPayMayLoseThreeHealthAndThreeResolveInstead() {
    owing(CityTable.of(2), 1, 3)
        .has(ANN, 5, 6)
        .run(new Downtime())
        .chooses(ANN, "take-harm")
        .hasChips(ANN, 4)
        .hasHealth(ANN, 6 - 3)
        .hasResolve(ANN, 7 - 3);
  }

  @Test
  @Covers(NL_4_08)
  void interestIsDueForEachLoanAndChosenForEach() {
    var table = owing(CityTable.of(2), 2, 3).has(ANN, 5, 6).run(new Downtime());
    table.chooses(ANN, "pay-chip").hasChips(ANN, 3).chooses(ANN, "take-harm");
    table.rests().hasChips(ANN, 3).hasHealth(ANN, 3).hasResolve(ANN, 4);
  }

  @Test
  @Covers(NL_4_08)
  void whoHasNoChipLeftIsHarmed() {
    var table = owing(CityTable.of(2), 2, 0).has(ANN, 6, 8).run(new Downtime());
    table.chooses(ANN, "pay-chip").rests().hasChips(ANN, 0).hasHealth(ANN, 4).hasResolve(ANN, 6);
  }

  @Test
  @Covers(NL_4_08)
  void whoHasNoChipLeftMaySellSomethingForIt() {
    var table = owing(CityTable.of(2), 2, 0).owns(ANN, "calmax").run(new Downtime());
    table.chooses(ANN, "pay-chip").refuses(ANN, "pay-chip", NL_4_08);
    table.chooses(ANN, "sell-calmax", "pay-chip").rests().hasChips(ANN, 1).hasHealth(ANN, 7);
  }

  @Test
  @Covers(NL_4_10)
  void bothLossesOfALoanHappenTogetherAndShakeOnce() {
    var table = owing(CityTable.prototype(2), 1, 0).has(ANN, 2, 2).ideals(ANN, 3);
    table.run(new Downtime()).chooses(ANN, "take-harm");
    table.hasHealth(ANN, 0).hasResolve(ANN, 0).hasIdeals(ANN, 2);
    assertThat(table.city().isShaken(ANN)).isTrue();
  }

  /** In the final edition the point for being Shaken comes before the second Loan takes it. */
  @Test
  @Covers(NL_4_10)
  void shakenCheckFollowsEachLoanAndNobodyIsShakenTwice() {
    var table = owing(CityTable.of(2), 2, 0).has(ANN, 2, 6).ideals(ANN, 3).heat(ANN, 4);
    table.run(new Downtime()).chooses(ANN, "take-harm");
    table.hasHealth(ANN, 1).hasResolve(ANN, 7 - 3 + 1).hasIdeals(ANN, 2).hasHeat(ANN, 3);
    table.chooses(ANN, "take-harm").rests();
    table.hasHealth(ANN, 0).hasResolve(ANN, 2).hasIdeals(ANN, 2).hasHeat(ANN, 3);
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers(NL_4_12)
  void whoIsShakenByInterestStaysSoAndMustLayLow(String edition) {
    var table = owing(CityTable.of(2, "edition", edition), 1, 0).has(ANN, 2, 7);
    table.run(new Downtime()).chooses(ANN, "take-harm").rests();
    assertThat(table.city().isShaken(ANN)).isTrue();
    table.run(new EventStep(0)).isNotAsked(ANN).offersAmongOthers(BEN, "face-event");
    assertThat(table.city().hasLaidLow(ANN)).isTrue();
  }

  // Paying off

  @Test
  @Covers(NL_4_11)
  void loanIsPaidOffForTenChipsAndNotForNine() {
    var table = owing(CityTable.of(2), 1, 10).run(new Downtime()).chooses(ANN, "pay-chip");
    table.offers(ANN, "pay-off", "keep-loan").chooses(ANN, "pay-off").rests().hasChips(ANN, 0);
    assertThat(loans(table, ANN)).isZero();
    var poor = owing(CityTable.of(2), 1, 9).run(new Downtime());
    poor.chooses(ANN, "pay-chip").rests().hasChips(ANN, 9);
    assertThat(loans(poor, ANN)).isEqualTo(1);
  }

  @Test
  @Covers(NL_4_11)
  void anyNumberOfLoansMayBePaidOff() {
    var table = owing(CityTable.of(2), 2, 21).run(new Downtime());
    table.chooses(ANN, "pay-chip", "pay-chip").hasChips(ANN, 20);
    table.chooses(ANN, "pay-off").hasChips(ANN, 10).chooses(ANN, "pay-off").rests();
    assertThat(loans(table, ANN)).isZero();
    var kept = owing(CityTable.of(2), 2, 21).run(new Downtime());
    kept.chooses(ANN, "pay-chip", "pay-chip", "pay-off", "keep-loan").rests().hasChips(ANN, 10);
    assertThat(loans(kept, ANN)).isEqualTo(1);
  }

  @Test
  @Covers(NL_4_11)
  void loanMayBePaidOffThoughItsInterestWasNot() {
    var table = owing(CityTable.of(2), 1, 9).run(new Downtime());
    table.chooses(ANN, "take-harm", "pay-off").rests().hasChips(ANN, 0);
    assertThat(loans(table, ANN)).isZero();
  }

  @Test
  @Covers(NL_4_11)
  void nothingIsPaidOffBeforeTheInterestOfAllIsSettled() {
    var table = owing(CityTable.of(2), 1, 20).loans(BEN, 1).run(new Downtime());
    table.chooses(ANN, "pay-chip").isNotAsked(ANN).chooses(BEN, "pay-chip");
    table.offers(ANN, "pay-off", "keep-loan");
  }
}
