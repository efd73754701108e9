package nocturne.nightlancer;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.NightlancerRule.NL_11_06;
import static nocturne.nightlancer.NightlancerRule.NL_13_07;
import static nocturne.nightlancer.NightlancerRule.NL_17_02;
import static nocturne.nightlancer.NightlancerRule.NL_17_10;
import static nocturne.nightlancer.NightlancerRule.NL_17_11;
import static nocturne.nightlancer.NightlancerRule.NL_17_12;
import static nocturne.nightlancer.NightlancerRule.NL_17_13;
import static nocturne.nightlancer.NightlancerRule.NL_17_14;
import static nocturne.nightlancer.NightlancerRule.NL_17_15;
import static nocturne.nightlancer.NightlancerRule.NL_17_17;
import static nocturne.nightlancer.NightlancerRule.NL_1_06;
import static nocturne.nightlancer.NightlancerRule.NL_4_04;
import static nocturne.nightlancer.NightlancerRule.NL_4_10;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nocturne.nightlancer.component.Resource;
import nocturne.nightlancer.mission.Crews;
import nocturne.nightlancer.mission.MissionPhase;
import nocturne.nightlancer.prep.Downtime;
import nocturne.nightlancer.street.StreetPhase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Who has no Health or no Resolve left is Shaken. */
class ShakenTest {

  private static final String VAN = "the-borrowed-van";

  private static CityTable hit(CityTable table, Resource resource, int amount) {
    return table.run(city -> Fortune.lose(city, ANN, resource, amount, NL_13_07));
  }

  private static CityTable of(String edition) {
    return CityTable.of(2, "edition", edition).has(ANN, 4, 4).ideals(ANN, 3).heat(ANN, 2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers(NL_17_10)
  void withoutHealthOrWithoutResolveOneIsShakenAtOnce(String edition) {
    hit(of(edition), Resource.HEALTH, 4).isShaken(ANN).happened(NL_17_10);
    hit(of(edition), Resource.RESOLVE, 4).isShaken(ANN).happened(NL_17_10);
    hit(of(edition), Resource.HEALTH, 9).isShaken(ANN);
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers(NL_17_10)
  void withOneOfEachOneIsNot(String edition) {
    var table = hit(of(edition), Resource.HEALTH, 3).isNotShaken(ANN).hasHealth(ANN, 1);
    hit(table, Resource.RESOLVE, 3).isNotShaken(ANN).hasResolve(ANN, 1).hasIdeals(ANN, 3);
  }

  @Test
  @Covers(NL_17_11)
  void inThePrototypeItCostsAnIdealAndNothingElse() {
    hit(of("prototype"), Resource.HEALTH, 4)
        .happened(NL_17_11)
        .hasIdeals(ANN, 2)
        .hasHealth(ANN, 0)
        .hasResolve(ANN, 4)
        .hasHeat(ANN, 2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers({NL_17_11, NL_17_12, NL_17_17, NL_11_06})
  void tokenGoesFromTheMissionToTheShakenSpace(String edition) {
    var table = of(edition).missions(VAN).crew(ANN, Crews.FIRST).crew(BEN, Crews.FIRST);
    hit(table, Resource.RESOLVE, 4).isOff(ANN).isShaken(ANN).isOn(BEN, Crews.FIRST);
    assertThat(Crews.boss(table.city(), 0, Crews.FIRST)).isEqualTo(BEN);
  }

  @Test
  @Covers(NL_17_12)
  void inTheFinalEditionItAlsoBringsHealthAndResolveAndTakesHeat() {
    hit(of("final"), Resource.HEALTH, 4)
        .happened(NL_17_12)
        .hasHealth(ANN, 1)
        .hasResolve(ANN, 5)
        .hasHeat(ANN, 1)
        .hasIdeals(ANN, 2)
        .told("shaken", "health.gained", "resolve.gained", "heat.lost", "ideals.lost");
  }

  @Test
  @Covers({NL_17_12, NL_1_06})
  void resolveStopsAtItsMost() {
    hit(of("final").has(ANN, 4, 9), Resource.HEALTH, 4).hasResolve(ANN, 9);
  }

  @ParameterizedTest
  @CsvSource({"0, 1", "1, 1", "3, 3", "5, 5"})
  @Covers({NL_17_12, NL_17_02})
  void withoutIdealsHeatGoesFirstAndThenComesBack(int before, int after) {
    hit(of("final").ideals(ANN, 0).heat(ANN, before), Resource.HEALTH, 4)
        .hasHeat(ANN, after)
        .hasIdeals(ANN, 0)
        .hasProspects(ANN, 0);
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers(NL_17_13)
  void whoeverIsShakenIsNotShakenAgain(String edition) {
    var table = hit(of(edition), Resource.HEALTH, 4).hasIdeals(ANN, 2);
    hit(table, Resource.RESOLVE, 9).didNotHappen(NL_17_10).hasIdeals(ANN, 2).hasResolve(ANN, 0);
    hit(table, Resource.HEALTH, 9).hasIdeals(ANN, 2).hasHealth(ANN, 0).isShaken(ANN);
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers({NL_17_14, NL_4_10})
  void losingBothAtOnceShakesOnce(String edition) {
    of(edition)
        .has(ANN, 3, 2)
        .loans(ANN, 1)
        .run(new Downtime())
        .chooses(ANN, "take-harm")
        .isShaken(ANN)
        .toldOf("shaken", ANN)
        .hasIdeals(ANN, 2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers({NL_17_15, NL_4_04})
  void itLastsUntilTheNextDowntime(String edition) {
    var table = hit(of(edition), Resource.HEALTH, 4).missions();
    for (int pair = 1; pair <= 5; pair++) table.pair(pair);
    table.run(new StreetPhase());
    for (int token = 0; token < 4; token++)
      for (var seat : List.of(ANN, BEN)) {
        table.chooses(seat, "op-2");
        if (edition.equals("prototype")) table.chooses(seat, "rest-health");
      }
    table.isShaken(ANN).run(new MissionPhase(0)).isShaken(ANN);
    table.run(new Downtime()).isNotShaken(ANN);
  }
}
