package nocturne.nightlancer.scoring;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.NightlancerRule.NL_15_03;
import static nocturne.nightlancer.NightlancerRule.NL_15_04;
import static nocturne.nightlancer.NightlancerRule.NL_15_05;
import static nocturne.nightlancer.NightlancerRule.NL_15_06;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.Covers;
import org.junit.jupiter.api.Test;

/** Loans, Heat and the last Chips. */
class LastBillsTest {

  // Loans

  @Test
  @Covers(NL_15_03)
  void loanCostsTenChipsOrFiveProspects() {
    for (var table : new CityTable[] {Reckoning.upToBen(), Reckoning.prototypeUpToBen()}) {
      table
          .loans(ANN, 2)
          .chips(ANN, 19)
          .prospects(ANN, 7)
          .run(new Scoring())
          .offers(ANN, "pay-loan", "lose-prospects")
          .chooses(ANN, "pay-loan")
          .hasChips(ANN, 9)
          .hasProspects(ANN, 2);
      assertThat(table.city().loans(ANN)).isZero();
    }
  }

  @Test
  @Covers(NL_15_03)
  void prospectsMayBeLostForALoanThoughThereAreChipsAndFallBelowNothing() {
    Reckoning.upToBen()
        .loans(ANN, 1)
        .chips(ANN, 10)
        .prospects(ANN, 3)
        .run(new Scoring())
        .chooses(ANN, "lose-prospects", "no")
        .hasChips(ANN, 10)
        .hasProspects(ANN, -2)
        .offersAmongOthers(BEN, "done");
  }

  @Test
  @Covers(NL_15_03)
  void nineChipsDoNotPayALoan() {
    Reckoning.upToBen()
        .loans(ANN, 1)
        .chips(ANN, 9)
        .run(new Scoring())
        .hasProspects(ANN, -5)
        .chooses(ANN, "no")
        .hasChips(ANN, 9);
  }

  @Test
  @Covers(NL_15_03)
  void tableMayAgreeOnTwelveChipsForALoan() {
    Reckoning.upToBen("loans", "12")
        .loans(ANN, 2)
        .chips(ANN, 23)
        .run(new Scoring())
        .chooses(ANN, "pay-loan")
        .hasChips(ANN, 11)
        .hasProspects(ANN, -5);
  }

  // Heat

  @Test
  @Covers(NL_15_04)
  void everyPointOfHeatCostsTwoThingsOrAProspect() {
    var table = Reckoning.upToBen().heat(ANN, 3).chips(ANN, 4).prospects(ANN, 6);
    table
        .run(new Scoring())
        .offers(ANN, "pay-chip", "lose-prospect")
        .chooses(ANN, "pay-chip")
        .hasChips(ANN, 2)
        .hasHeat(ANN, 2)
        .chooses(ANN, "lose-prospect")
        .hasHeat(ANN, 1)
        .hasChips(ANN, 2)
        .hasProspects(ANN, 5)
        .chooses(ANN, "pay-chip")
        .hasChips(ANN, 0)
        .hasHeat(ANN, 0)
        .hasProspects(ANN, 5);
  }

  @Test
  @Covers(NL_15_04)
  void oneThingAloneDoesNotSettleAPointOfHeat() {
    for (var table : new CityTable[] {Reckoning.upToBen(), Reckoning.prototypeUpToBen()})
      table
          .heat(ANN, 1)
          .chips(ANN, 1)
          .run(new Scoring())
          .hasChips(ANN, 1)
          .hasHeat(ANN, 0)
          .hasProspects(ANN, -1)
          .offersAmongOthers(BEN, "done");
  }

  @Test
  @Covers({NL_15_04, NL_15_05})
  void theTwoThingsAreCardsOrChipsOrOneOfEach() {
    var table =
        Reckoning.upToBen()
            .heat(ANN, 2)
            .chips(ANN, 1)
            .hand(ANN, "night-watchman", "cyberspacer")
            .opportunities(ANN, "inner-city-lease");
    table
        .run(new Scoring())
        .chooses(ANN, "done")
        .offers(
            ANN,
            "pay-chip",
            "give-night-watchman",
            "give-cyberspacer",
            "give-inner-city-lease",
            "lose-prospect")
        .chooses(ANN, "give-night-watchman")
        .offers(ANN, "pay-chip", "give-cyberspacer", "give-inner-city-lease")
        .chooses(ANN, "give-inner-city-lease")
        .hasHeat(ANN, 1)
        .chooses(ANN, "pay-chip")
        .hasHand(ANN)
        .hasChips(ANN, 0)
        .hasHeat(ANN, 0)
        .hasProspects(ANN, 0);
    assertThat(table.at().contactDiscard.list(table.city()))
        .contains(table.contact("night-watchman"), table.contact("cyberspacer"));
    assertThat(table.at().opportunityDiscard.list(table.city()))
        .containsExactly(table.opportunity("inner-city-lease"));
  }

  // Chips

  @Test
  @Covers(NL_15_06)
  void fiveChipsBuyAProspectAsOftenAsOneCanPay() {
    Reckoning.upToBen()
        .chips(ANN, 14)
        .run(new Scoring())
        .chooses(ANN, "yes")
        .hasProspects(ANN, 1)
        .chooses(ANN, "yes")
        .hasProspects(ANN, 2)
        .hasChips(ANN, 4)
        .offersAmongOthers(BEN, "done");
  }

  @Test
  @Covers(NL_15_06)
  void nobodyHasToTurnChipsIntoProspects() {
    Reckoning.prototypeUpToBen()
        .chips(ANN, 14)
        .run(new Scoring())
        .chooses(ANN, "yes", "no")
        .hasProspects(ANN, 1)
        .hasChips(ANN, 9)
        .offersAmongOthers(BEN, "done");
  }

  @Test
  @Covers({NL_15_03, NL_15_04, NL_15_06})
  void loansComeBeforeHeatAndHeatBeforeTheLastChips() {
    Reckoning.upToBen()
        .loans(ANN, 1)
        .heat(ANN, 1)
        .chips(ANN, 17)
        .run(new Scoring())
        .chooses(ANN, "pay-loan")
        .chooses(ANN, "pay-chip")
        .chooses(ANN, "yes")
        .hasChips(ANN, 0)
        .hasProspects(ANN, 1);
  }
}
