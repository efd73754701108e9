package nocturne.nightlancer;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.NightlancerRule.NL_17_01;
import static nocturne.nightlancer.NightlancerRule.NL_17_02;
import static nocturne.nightlancer.NightlancerRule.NL_17_03;
import static nocturne.nightlancer.NightlancerRule.NL_17_04;
import static nocturne.nightlancer.NightlancerRule.NL_17_05;
import static nocturne.nightlancer.NightlancerRule.NL_17_06;
import static nocturne.nightlancer.NightlancerRule.NL_1_07;
import static nocturne.nightlancer.NightlancerRule.NL_1_08;
import static nocturne.nightlancer.NightlancerRule.NL_1_10;
import static nocturne.nightlancer.NightlancerRule.NL_1_11;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.nightlancer.component.Resource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How far Heat, Ideals and Prospects go, and what comes instead of more. */
class FortuneTest {

  private static int opportunities(CityTable table) {
    return table.at().opportunities(ANN).size(table.city());
  }

  private static CityTable gains(CityTable table, Resource resource, int amount) {
    return table.run(city -> Fortune.gain(city, ANN, resource, amount, NL_1_10));
  }

  private static CityTable loses(CityTable table, Resource resource, int amount) {
    return table.run(city -> Fortune.lose(city, ANN, resource, amount, NL_1_10));
  }

  // Ideals

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers({NL_17_01, NL_1_07})
  void idealBeyondTheSixthIsAProspectAndAnOpportunity(String edition) {
    var table = CityTable.of(2, "edition", edition).ideals(ANN, 6).opportunities(ANN);
    gains(table, Resource.IDEAL, 1).happened(NL_17_01).hasIdeals(ANN, 6).hasProspects(ANN, 1);
    assertThat(opportunities(table)).isEqualTo(1);
  }

  @Test
  @Covers(NL_17_01)
  void sixthIdealIsJustAnIdeal() {
    var table = CityTable.of(2).ideals(ANN, 5).opportunities(ANN);
    gains(table, Resource.IDEAL, 1).didNotHappen(NL_17_01).hasIdeals(ANN, 6).hasProspects(ANN, 0);
    assertThat(opportunities(table)).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers({NL_17_02, NL_1_07})
  void idealLostByWhoHasNoneIsHeat(String edition) {
    var table = CityTable.of(2, "edition", edition).ideals(ANN, 0).heat(ANN, 1);
    loses(table, Resource.IDEAL, 1).hasIdeals(ANN, 0).hasHeat(ANN, 2).happened(NL_17_02);
  }

  @Test
  @Covers(NL_17_02)
  void lastIdealIsLostWithoutHeat() {
    loses(CityTable.of(2).ideals(ANN, 1), Resource.IDEAL, 1).hasIdeals(ANN, 0).hasHeat(ANN, 0);
  }

  @Test
  @Covers(NL_17_03)
  void severalIdealsAreTakenOneByOne() {
    var table = CityTable.of(2).ideals(ANN, 5).opportunities(ANN);
    gains(table, Resource.IDEAL, 3).hasIdeals(ANN, 6).hasProspects(ANN, 2);
    assertThat(opportunities(table)).isEqualTo(2);
    loses(CityTable.of(2).ideals(ANN, 1), Resource.IDEAL, 3).hasIdeals(ANN, 0).hasHeat(ANN, 2);
  }

  @Test
  @Covers({NL_17_02, NL_17_05})
  void idealThatCannotBeLostAtTheMostHeatCostsAProspect() {
    var table = CityTable.of(2).ideals(ANN, 0).heat(ANN, 5).prospects(ANN, 3);
    loses(table, Resource.IDEAL, 1).hasHeat(ANN, 5).hasProspects(ANN, 2);
  }

  // Heat

  @Test
  @Covers(NL_17_04)
  void heatLostByWhoHasNoneChangesNothing() {
    var table = CityTable.of(2).prospects(ANN, 2);
    loses(table, Resource.HEAT, 1).hasHeat(ANN, 0).hasProspects(ANN, 2);
    loses(table.heat(ANN, 1), Resource.HEAT, 2).hasHeat(ANN, 0).hasProspects(ANN, 2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers({NL_17_05, NL_1_08})
  void everyHeatBeyondTheFifthCostsAProspect(String edition) {
    var table = CityTable.of(2, "edition", edition).heat(ANN, 5).prospects(ANN, 4);
    gains(table, Resource.HEAT, 2).happened(NL_17_05).hasHeat(ANN, 5).hasProspects(ANN, 2);
  }

  @Test
  @Covers(NL_17_05)
  void fifthHeatCostsNone() {
    var table = CityTable.of(2).heat(ANN, 4).prospects(ANN, 4);
    gains(table, Resource.HEAT, 1).hasHeat(ANN, 5).hasProspects(ANN, 4);
  }

  @Test
  @Covers(NL_17_06)
  void severalHeatAreTakenPointByPoint() {
    var table = CityTable.of(2).heat(ANN, 3).prospects(ANN, 4);
    gains(table, Resource.HEAT, 5).hasHeat(ANN, 5).hasProspects(ANN, 1);
    table.told("heat.gained", "heat.gained", "prospects.lost", "prospects.lost", "prospects.lost");
  }

  // Prospects

  @Test
  @Covers({NL_1_11, NL_17_05})
  void prospectsMayFallBelowNothing() {
    var table = CityTable.of(2).heat(ANN, 5).prospects(ANN, 1);
    gains(table, Resource.HEAT, 3).hasProspects(ANN, -2);
  }

  @Test
  @Covers(NL_1_11)
  void tableMayAgreeThatProspectsStopAtNothing() {
    var table = CityTable.of(2, "prospects", "floor").heat(ANN, 5).prospects(ANN, 1);
    gains(table, Resource.HEAT, 3).hasProspects(ANN, 0);
  }
}
