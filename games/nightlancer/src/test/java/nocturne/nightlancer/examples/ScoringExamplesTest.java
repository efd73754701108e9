package nocturne.nightlancer.examples;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.CityTable.CAT;
import static nocturne.nightlancer.NightlancerRule.NL_15_04;
import static nocturne.nightlancer.NightlancerRule.NL_15_05;
import static nocturne.nightlancer.NightlancerRule.NL_15_10;
import static nocturne.nightlancer.NightlancerRule.NL_15_12;
import static nocturne.nightlancer.NightlancerRule.NL_17_01;
import static nocturne.nightlancer.NightlancerRule.NL_17_02;
import static nocturne.nightlancer.NightlancerRule.NL_17_05;
import static nocturne.nightlancer.NightlancerRule.NL_17_06;
import static nocturne.nightlancer.NightlancerRule.NL_18_21;
import static nocturne.nightlancer.NightlancerRule.NL_19_17;
import static nocturne.nightlancer.NightlancerRule.NL_19_18;
import static nocturne.nightlancer.NightlancerRule.NL_19_30;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.kernel.Seats;
import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.Covers;
import nocturne.nightlancer.Fortune;
import nocturne.nightlancer.automaton.AutomatonTurn;
import nocturne.nightlancer.component.Resource;
import nocturne.nightlancer.component.Space;
import nocturne.nightlancer.edition.Final;
import nocturne.nightlancer.edition.Prototype;
import nocturne.nightlancer.scoring.Scoring;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Limits, points and victories: WE-26 to WE-33. */
class ScoringExamplesTest {

  @ParameterizedTest
  @CsvSource({"4, 5, 2", "2, 3, 0", "6, 6, 3", "1, 6, 0"})
  @Covers(NL_15_10)
  void we26AgendasInThePrototype(int ideals, int agendas, int bonus) {
    assertThat(new Prototype().agendaBonus(ideals, agendas)).isEqualTo(bonus);
  }

  @ParameterizedTest
  @CsvSource({"6, 5, 2", "3, 4, 0", "5, 6, 2", "2, 6, 1"})
  @Covers(NL_15_12)
  void we27AgendasInTheFinalEdition(int ideals, int agendas, int bonus) {
    assertThat(new Final().agendaBonus(ideals, agendas)).isEqualTo(bonus);
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers({NL_17_01, NL_17_02})
  void we28IdealsAtTheirLimits(String edition) {
    var table = Examples.table(edition, 2).ideals(ANN, 6).prospects(ANN, 0).opportunities(ANN);
    table.run(city -> Fortune.gain(city, ANN, Resource.IDEAL, 1, NL_17_01));
    table.hasIdeals(ANN, 6).hasProspects(ANN, 1);
    assertThat(table.at().opportunities(ANN).size(table.city())).isEqualTo(1);
    Examples.table(edition, 2)
        .ideals(ANN, 0)
        .heat(ANN, 3)
        .run(city -> Fortune.lose(city, ANN, Resource.IDEAL, 1, NL_17_02))
        .hasIdeals(ANN, 0)
        .hasHeat(ANN, 4);
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers({NL_17_05, NL_17_06})
  void we29HeatAtItsLimit(String edition) {
    Examples.table(edition, 2)
        .heat(ANN, 4)
        .prospects(ANN, 6)
        .run(city -> Fortune.gain(city, ANN, Resource.HEAT, 3, NL_17_05))
        .hasHeat(ANN, 5)
        .hasProspects(ANN, 4);
  }

  @ParameterizedTest
  @CsvSource({"20, 25, 30, true", "19, 28, 28, false"})
  @Covers(NL_19_30)
  void we30VictoryOverTheAgent(int ann, int ben, int cat, boolean won) {
    var table = CityTable.of(3, "mode", "co-op");
    table.prospects(ANN, ann).prospects(BEN, ben).prospects(CAT, cat);
    for (var seat : Seats.first(3)) {
      table.ideals(seat, 1);
      table.at().boughtUnique.set(table.city(), seat.index(), 1);
    }
    assertThat(table.city().edition().automaton().isBeaten(table.city())).isEqualTo(won);
  }

  @ParameterizedTest
  @CsvSource({"15, 25, true", "14, 30, false"})
  @Covers(NL_18_21)
  void we31VictoryOverTheRival(int ann, int ben, boolean won) {
    var table = CityTable.of(2, "edition", "prototype", "mode", "co-op");
    table.prospects(ANN, ann).prospects(BEN, ben);
    assertThat(table.city().edition().automaton().isBeaten(table.city())).isEqualTo(won);
  }

  @Test
  @Covers({NL_19_17, NL_19_18})
  void we32TheAgentBeginsWithConnectionsOnTheRing() {
    var table = CityTable.of(2, "mode", "co-op");
    AutomatonTurn.place(table.city());
    assertThat(table.city().contents().spaces())
        .filteredOn(space -> table.at().taken.get(table.city(), space.index()) > 0)
        .extracting(Space::id)
        .containsExactly("uc-1");
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers({NL_15_04, NL_15_05})
  void we33HeatAtTheEnd(String edition) {
    Examples.table(edition, 2)
        .owns(ANN)
        .heat(ANN, 2)
        .chips(ANN, 3)
        .prospects(ANN, 0)
        .opportunities(ANN)
        .hand(ANN, "detective")
        .run(new Scoring())
        .chooses(ANN, "done", "pay-chip", "give-detective", "pay-chip")
        .hasChips(ANN, 0)
        .hasHand(ANN)
        .hasHeat(ANN, 0)
        .hasProspects(ANN, 0)
        .offersAmongOthers(BEN, "done");
  }
}
