package nocturne.nightlancer.examples;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.NightlancerRule.NL_7_05;
import static nocturne.nightlancer.NightlancerRule.NL_7_08;
import static nocturne.nightlancer.NightlancerRule.NL_7_09;
import static nocturne.nightlancer.NightlancerRule.NL_7_11;
import static nocturne.nightlancer.NightlancerRule.NL_7_12;
import static nocturne.nightlancer.examples.Examples.VAN;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.Covers;
import nocturne.nightlancer.mission.Crews;
import nocturne.nightlancer.mission.StageOf;
import nocturne.nightlancer.prep.TakeMissions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Starting crews: WE-01 to WE-03. */
class CrewExamplesTest {

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers({NL_7_05, NL_7_11})
  void we01TheFirstWhoComesHasTheFirstCrewTheNextTheSecond(String edition) {
    var table = Examples.table(edition, 2).missions(VAN).run(new TakeMissions(0));
    table
        .chooses(ANN, "start-first-" + VAN, "pass")
        .chooses(BEN, "start-second-" + VAN)
        .isOn(ANN, Crews.FIRST)
        .isOn(BEN, Crews.SECOND);
    assertThat(Crews.boss(table.city(), 0, Crews.FIRST)).isEqualTo(ANN);
    assertThat(Crews.boss(table.city(), 0, Crews.SECOND)).isEqualTo(BEN);
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers({NL_7_11, NL_7_12})
  void we02ThereIsNoSecondCrewAndNoneToJoinWithoutAFirst(String edition) {
    Examples.table(edition, 2)
        .missions(VAN)
        .owns(ANN)
        .run(new TakeMissions(0))
        .offers(ANN, "start-first-" + VAN, "lay-low")
        .refuses(ANN, "start-second-" + VAN, NL_7_11);
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers(NL_7_08)
  void we03ADealKeepsASecondCrewAwayAndNobodyWhoWouldJoin(String edition) {
    dealt(Examples.table(edition, 2))
        .offersAmongOthers(BEN, "join-first-" + VAN)
        .doesNotOffer(BEN, "start-second-" + VAN)
        .refuses(BEN, "start-second-" + VAN, NL_7_08);
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers(NL_7_09)
  void we03ADealPaysTheBossAnOpportunityMore(String edition) {
    var table = dealt(Examples.table(edition, 2));
    table.opportunities(ANN).run(StageOf.payment(0));
    assertThat(table.at().opportunities(ANN).size(table.city())).isEqualTo(1);
    var plain = Examples.table(edition, 2).missions(VAN).crew(ANN, Crews.FIRST);
    plain.opportunities(ANN).run(StageOf.payment(0));
    assertThat(plain.at().opportunities(ANN).size(plain.city())).isZero();
  }

  /** Ann has started the first crew, with a Deal. */
  private static CityTable dealt(CityTable table) {
    return table
        .missions(VAN)
        .hand(ANN, "broker")
        .run(new TakeMissions(0))
        .chooses(ANN, "start-first-" + VAN, "play-broker-1", "pass");
  }
}
