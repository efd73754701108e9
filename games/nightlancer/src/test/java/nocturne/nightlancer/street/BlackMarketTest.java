package nocturne.nightlancer.street;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.NightlancerRule.NL_15_08;
import static nocturne.nightlancer.NightlancerRule.NL_16_15;
import static nocturne.nightlancer.NightlancerRule.NL_17_10;
import static nocturne.nightlancer.NightlancerRule.NL_3_15;
import static nocturne.nightlancer.NightlancerRule.NL_7_22;
import static nocturne.nightlancer.NightlancerRule.NL_8_02;
import static nocturne.nightlancer.NightlancerRule.NL_8_03;
import static nocturne.nightlancer.NightlancerRule.NL_8_07;
import static nocturne.nightlancer.NightlancerRule.NL_8_08;
import static nocturne.nightlancer.NightlancerRule.NL_8_10;
import static nocturne.nightlancer.NightlancerRule.NL_8_11;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.Covers;
import nocturne.nightlancer.Fortune;
import nocturne.nightlancer.component.Ability;
import nocturne.testkit.Arrange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Two cards lie at every space of the Black Market: one is bought, the other is gone. */
class BlackMarketTest {

  private static CityTable market(CityTable table, String... pair) {
    return table.owns(ANN).pair(1, pair).run(new StreetPhase());
  }

  private static boolean owns(CityTable table, String card) {
    return table.at().assets(ANN).has(table.city(), table.market(card));
  }

  @Test
  @Covers({NL_8_07, NL_8_03})
  void oneCardIsBoughtAndTheOtherDiscarded() {
    var table = market(CityTable.of(2).chips(ANN, 9), "monowire", "chainblade");
    table.chooses(ANN, "bm-1").offers(ANN, "buy-monowire", "buy-chainblade");
    table.chooses(ANN, "buy-monowire").happened(NL_8_07).hasChips(ANN, 5);
    assertThat(owns(table, "monowire")).isTrue();
    assertThat(table.at().marketDiscard.list(table.city()))
        .containsExactly(table.market("chainblade"));
    table.doesNotOffer(BEN, "bm-1");
  }

  @Test
  @Covers({NL_8_07, NL_8_10})
  void whatCannotBePaidInFullCannotBeBought() {
    var table = market(CityTable.of(2).chips(ANN, 3), "monowire", "chainblade");
    table.chooses(ANN, "bm-1").hasChips(ANN, 0);
    assertThat(owns(table, "chainblade")).isTrue();
    assertThat(owns(table, "monowire")).isFalse();
  }

  @Test
  @Covers(NL_8_07)
  void cardThatIsTooDearIsRefused() {
    var table = CityTable.of(2).chips(ANN, 2).hand(ANN, "cyberspacer").owns(ANN);
    Arrange.put(table.city(), table.at().marketDeck, table.market("monowire"));
    table.run(new StreetPhase()).chooses(ANN, "play-cyberspacer-2");
    table.refuses(ANN, "buy-monowire", NL_8_07);
  }

  @Test
  @Covers(NL_8_08)
  void boughtCardLiesFaceUpAndCanBeUsedAtOnce() {
    var table = CityTable.of(2).chips(ANN, 2).has(ANN, 2, 9).hand(ANN, "smuggler");
    market(table, "medkit", "monowire").chooses(ANN, "bm-1");
    assertThat(table.at().assets(ANN).isFaceDown(table.city(), 0)).isFalse();
    table.offersAmongOthers(ANN, "use-medkit").chooses(ANN, "use-medkit").hasHealth(ANN, 6);
  }

  @Test
  @Covers({NL_8_08, NL_15_08})
  void boughtImplantCountsAtOnce() {
    var table = market(CityTable.of(2).chips(ANN, 3), "hawk-iris");
    int before = table.city().rating(ANN, Ability.MARKSMAN);
    table.chooses(ANN, "bm-1");
    assertThat(table.city().rating(ANN, Ability.MARKSMAN)).isEqualTo(before + 1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers(NL_8_11)
  void implantCostsChipsHealthAndResolveOnce(String edition) {
    var table = CityTable.of(2, "edition", edition).chips(ANN, 6).has(ANN, 6, 6);
    market(table, "subdermal-plate").chooses(ANN, "bm-1");
    table.hasChips(ANN, 2).hasHealth(ANN, 4).hasResolve(ANN, 5).happened(NL_8_11);
  }

  @Test
  @Covers({NL_8_11, NL_7_22})
  void mostHealthAndResolveStayWhatTheyWere() {
    var table = market(CityTable.of(2).chips(ANN, 4), "subdermal-plate").chooses(ANN, "bm-1");
    table.hasHealth(ANN, 5).hasResolve(ANN, 8);
    Fortune.heal(table.city(), ANN, 9, NL_7_22);
    Fortune.calm(table.city(), ANN, 9, NL_7_22);
    table.hasHealth(ANN, 7).hasResolve(ANN, 9);
  }

  @Test
  @Covers({NL_8_11, NL_8_02})
  void implantNeedsAsMuchHealthAndResolveAsItCosts() {
    market(CityTable.of(2).chips(ANN, 9).has(ANN, 1, 9), "subdermal-plate")
        .refuses(ANN, "bm-1", NL_8_02);
    market(CityTable.prototype(2).shaken(ANN).chips(ANN, 9).has(ANN, 9, 0), "subdermal-plate")
        .refuses(ANN, "bm-1", NL_8_02);
    var table = CityTable.of(2).chips(ANN, 9).has(ANN, 1, 9).hand(ANN, "cyberspacer").owns(ANN);
    Arrange.put(table.city(), table.at().marketDeck, table.market("subdermal-plate"));
    table.run(new StreetPhase()).chooses(ANN, "play-cyberspacer-2");
    table.refuses(ANN, "buy-subdermal-plate", NL_8_11);
  }

  @Test
  @Covers({NL_8_11, NL_3_15, NL_17_10})
  void lastHealthMayBePaidAndShakes() {
    var table = market(CityTable.prototype(2).chips(ANN, 4).has(ANN, 2, 9), "subdermal-plate");
    table.chooses(ANN, "bm-1").hasHealth(ANN, 0).isShaken(ANN);
    assertThat(owns(table, "subdermal-plate")).isTrue();
  }

  @Test
  @Covers(NL_8_10)
  void pairOfWhichNothingCanBeBoughtClosesTheSpace() {
    market(CityTable.prototype(2).chips(ANN, 2), "monowire", "chainblade")
        .doesNotOffer(ANN, "bm-1")
        .refuses(ANN, "bm-1", NL_8_02);
  }

  @Test
  @Covers({NL_16_15, NL_8_07})
  void discountOfATurnEndsWithIt() {
    var table = CityTable.of(2).chips(ANN, 1).hand(ANN, "tinkerer").owns(ANN);
    table.pair(1, "calmax").pair(2, "lucidrin").run(new StreetPhase());
    table.doesNotOffer(ANN, "bm-1").chooses(ANN, "play-tinkerer-2");
    table.offersAmongOthers(ANN, "bm-1", "bm-2").chooses(ANN, "op-2").chooses(BEN, "op-2");
    table.doesNotOffer(ANN, "bm-1", "bm-2");
  }
}
