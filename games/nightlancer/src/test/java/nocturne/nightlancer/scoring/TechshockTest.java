package nocturne.nightlancer.scoring;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.NightlancerRule.NL_11_11;
import static nocturne.nightlancer.NightlancerRule.NL_15_14;
import static nocturne.nightlancer.NightlancerRule.NL_15_17;
import static nocturne.nightlancer.NightlancerRule.NL_15_18;
import static nocturne.nightlancer.NightlancerRule.NL_17_20;
import static nocturne.nightlancer.NightlancerRule.NL_17_21;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nocturne.kernel.Option;
import nocturne.kernel.Seats;
import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.Covers;
import nocturne.nightlancer.mission.Crews;
import nocturne.nightlancer.mission.StageOf;
import nocturne.nightlancer.prep.EventStep;
import nocturne.nightlancer.prep.TakeMissions;
import nocturne.nightlancer.street.StreetPhase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whoever has lost all Ideals is in Techshock. */
class TechshockTest {

  private static final String VAN = "the-borrowed-van";

  /** Two players at the end with nothing but Prospects and Ideals. */
  private static CityTable reckoning(int annsIdeals, int bensIdeals) {
    var table = CityTable.of(2).prospects(ANN, 40).prospects(BEN, 1);
    for (var seat : List.of(ANN, BEN)) table.owns(seat).opportunities(seat).chips(seat, 0);
    return table.ideals(ANN, annsIdeals).ideals(BEN, bensIdeals);
  }

  private static Seats winners(CityTable table) {
    return table.run(new Scoring()).city().result().orElseThrow().winners();
  }

  @Test
  @Covers({NL_17_20, NL_15_14})
  void whoeverIsInTechshockCannotWin() {
    assertThat(winners(reckoning(0, 1))).isEqualTo(Seats.of(BEN));
    assertThat(winners(reckoning(1, 1))).isEqualTo(Seats.of(ANN));
  }

  @Test
  @Covers({NL_17_20, NL_15_17})
  void whereEverybodyIsInTechshockTheMostProspectsWin() {
    assertThat(winners(reckoning(0, 0))).isEqualTo(Seats.of(ANN));
  }

  @Test
  @Covers({NL_17_20, NL_15_18})
  void whoeverRegainsAnIdealInTheReckoningMayWin() {
    var table = reckoning(0, 1).opportunities(ANN, "unseen-kindness").chips(ANN, 5);
    table.run(new Scoring()).chooses(ANN, "buy-unseen-kindness").hasIdeals(ANN, 1);
    assertThat(table.city().result().orElseThrow().winners()).isEqualTo(Seats.of(ANN));
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers(NL_17_21)
  void techshockHindersNobodyBeforeTheEnd(String edition) {
    var table = CityTable.of(2, "edition", edition).missions(VAN).chips(ANN, 9);
    for (var step : List.of(new EventStep(0), new TakeMissions(0), new StreetPhase())) {
      var before = options(table.ideals(ANN, 2).run(step));
      assertThat(options(table.ideals(ANN, 0).run(step))).isEqualTo(before).isNotEmpty();
    }
  }

  private static List<Option> options(CityTable table) {
    return table.city().options(ANN).list();
  }

  @Test
  @Covers({NL_17_21, NL_11_11})
  void whoeverIsInTechshockIsPaidLikeOthers() {
    var table = CityTable.of(2).missions(VAN).crew(BEN, Crews.FIRST).ideals(BEN, 0).chips(BEN, 0);
    table.run(StageOf.payment(0)).hasChips(BEN, 5).hasProspects(BEN, 1).rests();
  }
}
