package nocturne.nightlancer.street;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.NightlancerRule.NL_17_04;
import static nocturne.nightlancer.NightlancerRule.NL_1_09;
import static nocturne.nightlancer.NightlancerRule.NL_5_05;
import static nocturne.nightlancer.NightlancerRule.NL_8_21;
import static nocturne.nightlancer.NightlancerRule.NL_8_22;
import static nocturne.nightlancer.NightlancerRule.NL_8_23;
import static nocturne.nightlancer.NightlancerRule.NL_8_24;
import static nocturne.nightlancer.NightlancerRule.NL_8_30;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.Covers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the Euromafia has to offer. */
class EuromafiaTest {

  private static CityTable with(int chips) {
    return CityTable.of(2).owns(ANN).opportunities(ANN).chips(ANN, chips).round("curfew");
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers({NL_8_21, NL_1_09})
  void loanBringsTenChipsAndAToken(String edition) {
    var table = CityTable.of(2, "edition", edition).chips(ANN, 5).run(new StreetPhase());
    table.chooses(ANN, "em-1", "loan").happened(NL_8_21).hasChips(ANN, 15);
    assertThat(table.city().loans(ANN)).isEqualTo(1);
  }

  @Test
  @Covers({NL_8_21, NL_1_09})
  void nobodyHasMoreThanTwoLoans() {
    with(9)
        .hand(ANN, "detective")
        .loans(ANN, 2)
        .run(new StreetPhase())
        .chooses(ANN, "em-1")
        .offers(ANN, "buy-prospects", "drop-heat")
        .refuses(ANN, "loan", NL_8_21);
    var table = with(0).loans(ANN, 1).run(new StreetPhase()).chooses(ANN, "em-1");
    assertThat(table.city().loans(ANN)).isEqualTo(2);
    assertThat(table.city().chips(ANN)).isEqualTo(10);
  }

  @Test
  @Covers(NL_8_22)
  void oneOrTwoProspectsAreBoughtAtThePriceOfTheRound() {
    with(6)
        .run(new StreetPhase())
        .chooses(ANN, "em-1", "buy-prospects")
        .offers(ANN, "prospects-1", "prospects-2")
        .chooses(ANN, "prospects-2")
        .happened(NL_8_22)
        .hasChips(ANN, 0)
        .hasProspects(ANN, 2);
    with(6)
        .run(new StreetPhase())
        .chooses(ANN, "em-1", "buy-prospects", "prospects-1")
        .hasChips(ANN, 3)
        .hasProspects(ANN, 1);
  }

  @Test
  @Covers({NL_8_22, NL_5_05})
  void dearerRoundMakesDearerProspects() {
    with(5)
        .round("citizen-purge")
        .run(new StreetPhase())
        .chooses(ANN, "em-1", "buy-prospects")
        .hasChips(ANN, 1)
        .hasProspects(ANN, 1);
  }

  @Test
  @Covers(NL_8_22)
  void prospectsThatCannotBePaidCannotBeBought() {
    with(2)
        .hand(ANN, "detective")
        .run(new StreetPhase())
        .chooses(ANN, "em-1")
        .offers(ANN, "loan", "drop-heat")
        .refuses(ANN, "buy-prospects", NL_8_22);
  }

  @Test
  @Covers(NL_8_23)
  void inTheFinalEditionACardOfTheHandBuysHeatOff() {
    var table = with(0).hand(ANN, "detective").opportunities(ANN, "soft-shoes").heat(ANN, 3);
    table.run(new StreetPhase()).chooses(ANN, "em-1", "drop-heat").hasHeat(ANN, 3);
    table.offers(ANN, "give-detective", "give-soft-shoes").chooses(ANN, "give-soft-shoes");
    table.happened(NL_8_23).hasHeat(ANN, 2).hasHand(ANN, "detective");
    assertThat(table.at().opportunityDiscard.has(table.city(), table.opportunity("soft-shoes")))
        .isTrue();
  }

  @Test
  @Covers({NL_8_23, NL_17_04})
  void cardMayBeGivenWhereThereIsNoHeat() {
    with(0)
        .hand(ANN, "detective")
        .run(new StreetPhase())
        .chooses(ANN, "em-1", "drop-heat")
        .hasHand(ANN)
        .hasHeat(ANN, 0);
  }

  @Test
  @Covers(NL_8_23)
  void withoutACardNoHeatGoes() {
    with(9)
        .heat(ANN, 3)
        .run(new StreetPhase())
        .chooses(ANN, "em-1")
        .offers(ANN, "loan", "buy-prospects")
        .refuses(ANN, "drop-heat", NL_8_23);
  }

  @Test
  @Covers({NL_8_23, NL_8_30})
  void euromafiaOfThePrototypeTakesNoHeatOff() {
    CityTable.prototype(2)
        .chips(ANN, 9)
        .hand(ANN, "detective")
        .heat(ANN, 3)
        .run(new StreetPhase())
        .chooses(ANN, "em-1")
        .offers(ANN, "loan", "buy-prospects");
  }

  @Test
  @Covers(NL_8_24)
  void oneTokenIsForOneOfTheOptions() {
    var table = with(6).loans(ANN, 0).run(new StreetPhase()).chooses(ANN, "em-1", "loan");
    table.isNotAsked(ANN).hasProspects(ANN, 0).doesNotOffer(BEN, "em-1").chooses(BEN, "op-2");
    table.doesNotOffer(ANN, "em-1").offersAmongOthers(ANN, "em-2");
  }
}
