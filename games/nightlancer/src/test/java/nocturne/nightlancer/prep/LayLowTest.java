package nocturne.nightlancer.prep;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.NightlancerRule.NL_17_04;
import static nocturne.nightlancer.NightlancerRule.NL_17_15;
import static nocturne.nightlancer.NightlancerRule.NL_7_02;
import static nocturne.nightlancer.NightlancerRule.NL_7_03;
import static nocturne.nightlancer.NightlancerRule.NL_7_22;
import static nocturne.nightlancer.NightlancerRule.NL_7_23;
import static nocturne.nightlancer.NightlancerRule.NL_7_24;
import static nocturne.nightlancer.NightlancerRule.NL_7_25;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.Covers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lying low, by choice and because there is no other. */
class LayLowTest {

  private static final String VAN = "the-borrowed-van";

  @Test
  @Covers(NL_7_02)
  void withTheMostHeatOneMustLieLow() {
    var table = CityTable.of(2).missions(VAN).heat(ANN, 5).run(new TakeMissions(0));
    table.isNotAsked(ANN).hasHeat(ANN, 4).offersAmongOthers(BEN, "start-first-" + VAN);
    assertThat(table.city().hasLaidLow(ANN)).isTrue();
  }

  @Test
  @Covers(NL_7_02)
  void withLessHeatOneMayGo() {
    CityTable.of(2)
        .missions(VAN)
        .heat(ANN, 4)
        .run(new TakeMissions(0))
        .offersAmongOthers(ANN, "start-first-" + VAN);
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers(NL_7_02)
  void whoeverIsShakenMustLieLow(String edition) {
    var table = CityTable.of(2, "edition", edition).missions(VAN).shaken(ANN).has(ANN, 1, 1);
    table.run(new TakeMissions(0)).isNotAsked(ANN).hasHealth(ANN, 7).hasResolve(ANN, 9);
    assertThat(table.city().hasLaidLow(ANN)).isTrue();
  }

  @Test
  @Covers({NL_7_03, NL_7_25})
  void whoeverLaidLowBeforeTheEventHasNoTurnAndLiesLowNoSecondTime() {
    var table = CityTable.of(2).missions(VAN).heat(ANN, 3);
    table.run(new EventStep(0), new TakeMissions(0)).chooses(ANN, "lay-low").hasHeat(ANN, 2);
    table.chooses(BEN, "lay-low").isNotAsked(ANN).hasHeat(ANN, 2).rests();
  }

  @Test
  @Covers({NL_7_25, NL_7_02})
  void notEvenWhoMustLieLowDoesSoTwice() {
    var table = CityTable.of(2).missions(VAN).heat(ANN, 5).shaken(ANN);
    table.run(new EventStep(0), new TakeMissions(0)).hasHeat(ANN, 4).chooses(BEN, "lay-low");
    table.isShaken(ANN).hasHeat(ANN, 4).rests();
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers(NL_7_22)
  void layingLowBringsHealthAndResolveToTheirMostAndHeatDownByOne(String edition) {
    CityTable.of(2, "edition", edition)
        .has(ANN, 1, 2)
        .heat(ANN, 4)
        .run(new TakeMissions(0))
        .chooses(ANN, "lay-low")
        .hasHealth(ANN, 7)
        .hasResolve(ANN, 9)
        .hasHeat(ANN, 3);
  }

  @Test
  @Covers({NL_7_22, NL_17_04})
  void whoeverHasNoHeatHasNoneAfterwards() {
    CityTable.of(2).run(new TakeMissions(0)).chooses(ANN, "lay-low").hasHeat(ANN, 0);
  }

  @Test
  @Covers({NL_7_23, NL_17_15})
  void inThePrototypeLayingLowEndsBeingShaken() {
    CityTable.prototype(2).shaken(ANN).run(new TakeMissions(0)).isNotShaken(ANN);
  }

  @Test
  @Covers({NL_7_24, NL_17_15})
  void inTheFinalEditionLayingLowDoesNotEndIt() {
    CityTable.of(2).shaken(ANN).run(new TakeMissions(0)).isShaken(ANN);
  }
}
