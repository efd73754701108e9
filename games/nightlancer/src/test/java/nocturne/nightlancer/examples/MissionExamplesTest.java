package nocturne.nightlancer.examples;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.CityTable.CAT;
import static nocturne.nightlancer.NightlancerRule.NL_10_07;
import static nocturne.nightlancer.NightlancerRule.NL_11_02;
import static nocturne.nightlancer.NightlancerRule.NL_11_07;
import static nocturne.nightlancer.NightlancerRule.NL_11_09;
import static nocturne.nightlancer.NightlancerRule.NL_11_10;
import static nocturne.nightlancer.NightlancerRule.NL_11_11;
import static nocturne.nightlancer.NightlancerRule.NL_12_02;
import static nocturne.nightlancer.NightlancerRule.NL_9_11;
import static nocturne.nightlancer.NightlancerRule.NL_9_17;
import static nocturne.nightlancer.NightlancerRule.NL_9_20;
import static nocturne.nightlancer.NightlancerRule.NL_9_23;
import static nocturne.nightlancer.NightlancerRule.NL_9_25;
import static nocturne.nightlancer.examples.Examples.VAN;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.Covers;
import nocturne.nightlancer.component.Trait;
import nocturne.nightlancer.mission.Crews;
import nocturne.nightlancer.mission.MissionPhase;
import nocturne.nightlancer.mission.StageOf;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A crew without rivals: WE-04 to WE-06 and WE-20. */
class MissionExamplesTest {

  /** The Guard alone, with a baton and a quiet gun, on the rulebook's mission. */
  private static CityTable guard(String edition) {
    return Examples.table(edition, 3)
        .missions(VAN)
        .crew(CAT, Crews.FIRST)
        .owns(CAT, "telescopic-baton", "silenced-smg")
        .chips(CAT, 2);
  }

  @Test
  @Covers({NL_9_11, NL_9_20, NL_9_23, NL_10_07, NL_11_02, NL_11_10})
  void we04TheGuardOfThePrototypeFailsARouteAndIsPaidAllTheSame() {
    guard("prototype")
        .faces(5, 1, 4, 3) // +3, +1, +2, +2
        .run(new MissionPhase(0))
        .chooses(CAT, "stay", "route-1", "attempt", "done", "roll")
        .happened(NL_9_17)
        .isOn(CAT, Crews.FIRST)
        .chooses(CAT, "stay", "route-2", "attempt", "done", "roll")
        .offers(CAT, "attempt", "stand-back")
        .hasHealth(CAT, 9)
        .chooses(CAT, "attempt", "use-telescopic-baton", "done", "roll")
        .hasHealth(CAT, 9)
        .isOn(CAT, Crews.FIRST)
        .chooses(CAT, "stay", "route-2", "attempt", "use-silenced-smg", "done", "roll")
        .happened(NL_11_10)
        .rests()
        .hasChips(CAT, 2 + 5)
        .hasProspects(CAT, 1)
        .hasHealth(CAT, 9)
        .isOff(CAT);
  }

  @Test
  @Covers({NL_9_11, NL_9_20, NL_9_23, NL_10_07, NL_11_02, NL_11_10})
  void we05TheSameInTheFinalEdition() {
    guard("final")
        .crosshairs(2, 0, 1, 1)
        .run(new MissionPhase(0))
        .chooses(CAT, "stay", "route-1", "attempt", "done")
        .isOn(CAT, Crews.FIRST)
        .chooses(CAT, "stay", "route-2", "attempt", "done")
        .offers(CAT, "attempt", "stand-back")
        .hasHealth(CAT, 9)
        .chooses(CAT, "attempt", "use-telescopic-baton", "done")
        .hasHealth(CAT, 9)
        .isOn(CAT, Crews.FIRST)
        .chooses(CAT, "stay", "route-2", "attempt", "use-silenced-smg", "done")
        .rests()
        .hasChips(CAT, 2 + 5)
        .hasProspects(CAT, 1)
        .hasHealth(CAT, 9)
        .isOff(CAT);
  }

  /** In the final edition a Shaken player has a Health again at once. */
  @ParameterizedTest
  @CsvSource({"final, 1", "prototype, 0"})
  @Covers({NL_9_25, NL_11_07, NL_11_09})
  void we06WhoIsShakenByARouteFacesNoPenaltyAndIsPaidNothing(String edition, int health) {
    var table = Examples.table(edition, 2).missions(VAN).crew(ANN, Crews.FIRST).owns(ANN);
    table
        .has(ANN, 2, 4)
        .chips(ANN, 3)
        .run(StageOf.stage(0, 3))
        .chooses(ANN, "stay", "route-2", "stand-back")
        .didNotHappen(NL_12_02)
        .rests()
        .isOff(ANN)
        .hasHealth(ANN, health)
        .hasChips(ANN, 3)
        .hasProspects(ANN, 0);
    assertThat(table.city().isShaken(ANN)).isTrue();
    assertThat(table.at().lowDiscard.list(table.city())).contains(table.mission(VAN));
  }

  @Test
  @Covers({NL_11_10, NL_11_11})
  void we20TwoMembersTakeThreeChipsAndAnOpportunityEachInThePrototype() {
    var table = paid("prototype");
    assertThat(table.mission("quiet-handover").excludes()).containsExactly(Trait.OBVIOUS);
    for (var seat : List.of(BEN, CAT)) {
      table.hasChips(seat, 3).hasProspects(seat, 0);
      assertThat(table.at().opportunities(seat).size(table.city())).isEqualTo(1);
    }
  }

  @Test
  @Covers({NL_11_10, NL_11_11})
  void we20TwoMembersTakeThreeChipsAndAProspectEachInTheFinalEdition() {
    var table = paid("final");
    assertThat(table.mission("quiet-handover").excludes()).containsExactly(Trait.LOUD);
    for (var seat : List.of(BEN, CAT)) {
      table.hasChips(seat, 3).hasProspects(seat, 1);
      assertThat(table.at().opportunities(seat).isEmpty(table.city())).isTrue();
    }
  }

  /** Ben and Cat survive the last stage of the mission that explains what a mission prints. */
  private static CityTable paid(String edition) {
    var table = Examples.table(edition, 3).missions("quiet-handover");
    for (var seat : List.of(BEN, CAT))
      table.crew(seat, Crews.FIRST).owns(seat).opportunities(seat).chips(seat, 0);
    return table
        .run(StageOf.stage(0, 3))
        .chooses(BEN, "stay")
        .chooses(CAT, "stay")
        .chooses(BEN, "route-1", "stand-back")
        .chooses(CAT, "stand-back")
        .rests()
        .hasHeat(BEN, 1)
        .hasHeat(CAT, 1);
  }
}
