package nocturne.nightlancer.setup;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.NightlancerRule.NL_20_01;
import static nocturne.nightlancer.NightlancerRule.NL_20_02;
import static nocturne.nightlancer.NightlancerRule.NL_20_03;
import static nocturne.nightlancer.NightlancerRule.NL_20_04;
import static nocturne.nightlancer.NightlancerRule.NL_20_05;
import static nocturne.nightlancer.NightlancerRule.NL_8_21;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import nocturne.kernel.SetupRefused;
import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.Covers;
import nocturne.nightlancer.prep.Downtime;
import nocturne.nightlancer.round.BeginRound;
import nocturne.nightlancer.street.StreetPhase;
import org.junit.jupiter.api.Test;

/** Nightlancers who begin with Loans that they got nothing for. */
class HardenedTest {

  private static CityTable together(String edition, String level) {
    return CityTable.of(2, "edition", edition, "mode", "co-op", "hardened", level);
  }

  @Test
  @Covers({NL_20_01, NL_20_02})
  void everybodyBeginsWithALoanOrTwoAndNoChipsForIt() {
    for (var edition : List.of("final", "prototype")) {
      hasLoans(together(edition, "no"), 0);
      hasLoans(together(edition, "yes"), 1);
      hasLoans(together(edition, "ultimate"), 2);
    }
  }

  private static void hasLoans(CityTable table, int loans) {
    for (var seat : List.of(ANN, BEN)) assertThat(table.city().loans(seat)).isEqualTo(loans);
    table.hasChips(ANN, table.city().lancer(ANN).chips());
    // The last in the order has a Chip more.
    table.hasChips(BEN, table.city().lancer(BEN).chips() + 1);
  }

  @Test
  @Covers(NL_20_03)
  void withTwoLoansNobodyBorrowsUntilOneIsPaidOff() {
    var table = together("final", "ultimate").chips(ANN, 14).hand(ANN, "face-man");
    table.order(ANN, BEN).city().order().set(2, 2);
    table.run(new StreetPhase()).chooses(ANN, "em-1").refuses(ANN, "loan", NL_8_21);
    table
        .chips(BEN, 2)
        .run(new Downtime())
        .chooses(ANN, "pay-chip", "pay-chip")
        .chooses(BEN, "pay-chip", "pay-chip")
        .chooses(ANN, "pay-off")
        .run(new StreetPhase())
        .chooses(ANN, "em-2", "loan")
        .hasChips(ANN, 14 + 1 - 2 - 10 + 10);
    assertThat(table.city().loans(ANN)).isEqualTo(2);
  }

  @Test
  @Covers({NL_20_01, NL_20_03})
  void withOneLoanASecondCanBeTakenAndNoThird() {
    var table = together("final", "yes").chips(ANN, 5).hand(ANN, "face-man");
    table.order(ANN, BEN).city().order().set(2, 2);
    table.run(new StreetPhase()).chooses(ANN, "em-1", "loan").hasChips(ANN, 15);
    table.run(new StreetPhase()).chooses(ANN, "em-2").refuses(ANN, "loan", NL_8_21);
  }

  @Test
  @Covers(NL_20_04)
  void onlyThePrototypeHardensThoseWhoCompete() {
    var table = CityTable.of(3, "edition", "prototype", "hardened", "yes");
    assertThat(table.city().plan().isTogether()).isFalse();
    assertThat(table.city().loans(ANN)).isEqualTo(1);
    assertThatThrownBy(() -> CityTable.of(3, "hardened", "yes")).isInstanceOf(SetupRefused.class);
    assertThat(CityTable.of(1, "hardened", "ultimate").city().loans(ANN)).isEqualTo(2);
  }

  @Test
  @Covers(NL_20_05)
  void noInterestIsDueInTheFirstRound() {
    for (var edition : List.of("final", "prototype")) {
      var table = together(edition, "yes").offersAmongOthers(ANN, "face-event");
      table.hasHealth(ANN, table.city().lancer(ANN).health()).missions();
      for (int pair = 1; pair <= 5; pair++) table.pair(pair);
      table.run(new BeginRound()).offersAmongOthers(ANN, "pay-chip", "take-harm");
      assertThat(table.city().round()).isEqualTo(2);
    }
  }
}
