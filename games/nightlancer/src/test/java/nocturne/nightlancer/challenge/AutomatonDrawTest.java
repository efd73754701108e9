package nocturne.nightlancer.challenge;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.NightlancerRule.NL_12_15;
import static nocturne.nightlancer.NightlancerRule.NL_18_15;
import static nocturne.nightlancer.NightlancerRule.NL_19_09;
import static nocturne.nightlancer.challenge.Trials.blocked;
import static nocturne.nightlancer.challenge.Trials.event;
import static nocturne.nightlancer.challenge.Trials.rating;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.Covers;
import nocturne.nightlancer.automaton.ContactDraw;
import nocturne.nightlancer.automaton.Trigger;
import nocturne.nightlancer.component.Ability;
import nocturne.nightlancer.component.Obstacle;
import nocturne.testkit.Arrange;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** When the Rival or the Agent interferes with an attempt, and what its target can do. */
class AutomatonDrawTest {

  /** The automaton will turn up a Detective, then a Broker. */
  private static CityTable together(String edition) {
    var table = CityTable.of(2, "edition", edition, "mode", "co-op").owns(ANN).chips(ANN, 0);
    Arrange.put(table.city(), table.at().contactDeck, table.contact("broker"));
    Arrange.put(table.city(), table.at().contactDeck, table.contact("detective"));
    return table;
  }

  private static CityTable distracted(CityTable table) {
    return event(table, blocked(Ability.COVERT, 9, Obstacle.DISTRACTION), ANN)
        .chooses(ANN, "attempt");
  }

  private static int heat(CityTable table) {
    return table.at().heat.get(table.city(), table.city().seatCount());
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers({NL_18_15, NL_19_09})
  void itDrawsWhenTheObstacleIsPassedAndBeforeCardsAreChosen(String edition) {
    var table = together(edition).hand(ANN, "performer", "night-watchman");
    distracted(table).offersAmongOthers(ANN, "play-performer-1", "give-up");
    assertThat(heat(table)).isZero();
    table.chooses(ANN, "play-performer-1").offersAmongOthers(ANN, "play-night-watchman-2");
    assertThat(heat(table)).isEqualTo(1);
    assertThat(rating(table, ANN)).isEqualTo(4 - 1);
    table.chooses(ANN, "play-night-watchman-2");
    assertThat(table.at().bonus.get(table.city(), ANN.index())).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers({NL_18_15, NL_19_09})
  void itDoesNotDrawAgainstWhoGivesUpAtTheObstacle(String edition) {
    var table = together(edition).hand(ANN, "performer");
    distracted(table).chooses(ANN, "give-up");
    assertThat(heat(table)).isZero();
    assertThat(table.at().contactDeck.top(table.city())).isEqualTo(table.contact("detective"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers(NL_12_15)
  void itsContactIsCancelledAndItsHeatStays(String edition) {
    var table = together(edition).hand(ANN, "performer", "face-man");
    distracted(table).chooses(ANN, "play-performer-1", "cancel-detective-with-face-man");
    assertThat(table.at().against(ANN).isEmpty(table.city())).isTrue();
    assertThat(heat(table)).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers(NL_12_15)
  void whatItPlaysOnAPaidPlayerIsCancelledToo(String edition) {
    var table = together(edition).hand(ANN, "solicitor").heat(ANN, 1);
    Arrange.put(table.city(), table.at().contactDeck, table.contact("recruiter"));
    table
        .run(ContactDraw.against(ANN, Trigger.PAYMENT))
        .offers(ANN, "cancel-recruiter-with-solicitor", "accept")
        .chooses(ANN, "cancel-recruiter-with-solicitor")
        .hasHeat(ANN, 1);
    assertThat(heat(table)).isEqualTo(1);
  }
}
