package nocturne.nightlancer.examples;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.NightlancerRule.NL_10_01;
import static nocturne.nightlancer.NightlancerRule.NL_10_02;
import static nocturne.nightlancer.NightlancerRule.NL_10_03;
import static nocturne.nightlancer.NightlancerRule.NL_10_04;
import static nocturne.nightlancer.NightlancerRule.NL_10_06;
import static nocturne.nightlancer.NightlancerRule.NL_10_09;
import static nocturne.nightlancer.NightlancerRule.NL_10_10;
import static nocturne.nightlancer.NightlancerRule.NL_10_11;
import static nocturne.nightlancer.NightlancerRule.NL_12_02;

import java.util.List;
import nocturne.kernel.Seat;
import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.Covers;
import nocturne.nightlancer.edition.Prototype;
import nocturne.nightlancer.mission.Crews;
import nocturne.nightlancer.mission.MissionPhase;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Two crews on one mission: WE-07 to WE-09, M2 of the ledger. */
class CompetitionExamplesTest {

  /** The Assassin is in front, the Bombshell behind; both are about to begin. */
  private static CityTable begun(String edition) {
    return Examples.table(edition, 2)
        .missions("picket-line")
        .crew(ANN, Crews.FIRST)
        .crew(BEN, Crews.SECOND)
        .owns(ANN, "forged-pass", "telescopic-baton")
        .owns(BEN)
        .run(new MissionPhase(0));
  }

  /** Somebody finishes an attempt with a roll of so much. */
  private static CityTable rolls(CityTable table, Seat seat, int adds, String... choices) {
    boolean prototype = table.city().edition() instanceof Prototype;
    if (prototype) table.faces(List.of(0, 1, 3, 5).get(adds));
    else table.crosshairs(adds);
    table.chooses(seat, choices);
    return prototype ? table.chooses(seat, "roll") : table;
  }

  /** Both pass the first stage by Streetwise, 5 in the final edition and 6 in the prototype. */
  private static CityTable afterStageOne(String edition) {
    var table = begun(edition).chooses(ANN, "stay", "route-1");
    rolls(table, ANN, 3, "attempt", "use-forged-pass", "done").chooses(BEN, "stay", "route-1");
    return rolls(table, BEN, 2, "attempt");
  }

  /** The Assassin fails at the machines and wins the fight; the Bombshell talks her way through. */
  private static CityTable afterStageTwo(String edition) {
    var table = afterStageOne(edition).chooses(ANN, "stay", "route-1");
    rolls(table, ANN, 1, "attempt", "done").offers(ANN, "attempt", "stand-back");
    rolls(table, ANN, 2, "attempt", "use-telescopic-baton", "done").chooses(BEN, "stay", "route-2");
    return rolls(table, BEN, 2, "attempt");
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers({NL_10_01, NL_10_02, NL_10_04})
  void we07WhereBothPassTheOrderStays(String edition) {
    afterStageOne(edition)
        .isOn(ANN, Crews.FIRST)
        .isOn(BEN, Crews.SECOND)
        .isNotAsked(BEN)
        .offersAmongOthers(ANN, "stay", "abandon");
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers({NL_10_03, NL_10_04, NL_10_06})
  void we08WhoFailsIsOvertakenByWhoPassesEvenIfTheFightIsWon(String edition) {
    afterStageTwo(edition)
        .happened(NL_10_06)
        .isOn(BEN, Crews.FIRST)
        .isOn(ANN, Crews.SECOND)
        .hasHealth(ANN, 7)
        .hasHealth(BEN, 7);
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers({NL_10_09, NL_10_10, NL_10_11})
  void we09AFaceOffThatIsDeclinedHurtsNobody(String edition) {
    afterStageTwo(edition)
        .chooses(BEN, "stay")
        .offers(BEN, "melee", "gunfight", "marksman")
        .chooses(BEN, "melee")
        .chooses(ANN, "abandon")
        .didNotHappen(NL_12_02)
        .isOff(ANN)
        .isOn(BEN, Crews.FIRST)
        .hasHealth(ANN, 7)
        .hasHealth(BEN, 7)
        .chooses(BEN, "stay")
        .offers(BEN, "route-1", "route-2");
  }
}
