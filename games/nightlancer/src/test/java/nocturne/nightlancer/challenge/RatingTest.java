package nocturne.nightlancer.challenge;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.NightlancerRule.NL_1_18;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import nocturne.kernel.Seats;
import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.Covers;
import nocturne.nightlancer.component.Ability;
import nocturne.nightlancer.component.Challenge;
import org.junit.jupiter.api.Test;

/** How good an attempt is before the dice. */
class RatingTest {

  private static CityTable technical(CityTable table, int difficulty) {
    var challenge = new Challenge(Ability.TECHNICAL, difficulty, Optional.empty(), 0);
    return table
        .run(city -> Challenges.face(city, Source.EVENT, challenge, Seats.of(ANN)))
        .chooses(ANN, "attempt");
  }

  private static void isRated(CityTable table, int rating) {
    assertThat(Challenges.rating(table.city(), ANN)).isEqualTo(rating);
  }

  @Test
  @Covers(NL_1_18)
  void ratingIsThePrintedOneWithWhatLastsWhatIsUsedAndWhatIsPlayedAgainstIt() {
    var table =
        CityTable.of(2)
            .bought(ANN, "open-schematics")
            .owns(ANN, "bench-cortex", "tool-roll")
            .hand(ANN, "tinkerer")
            .hand(BEN, "cyberspacer");
    technical(table, 9);
    isRated(table, 1 + 1 + 1);
    table.chooses(ANN, "use-tool-roll");
    isRated(table, 4);
    table.chooses(ANN, "play-tinkerer-1");
    isRated(table, 6);
    table.has(ANN, 7, 1).crosshairs(0).chooses(BEN, "play-cyberspacer-on-1").rests();
    assertThat(table.at().best.get(table.city())).isEqualTo(5);
  }

  @Test
  @Covers(NL_1_18)
  void whatIsNotUsedAndWhatIsSpentAddsNothing() {
    var table = CityTable.prototype(2).owns(ANN, "bench-cortex", "tool-roll");
    table.at().assets(ANN).turn(table.city(), table.market("bench-cortex"), true);
    technical(table, 9);
    isRated(table, 1);
  }

  /** Technical 1, less 3, and three crosshairs: a rating that stopped at 0 would pass. */
  @Test
  @Covers(NL_1_18)
  void scoreOfASingleChallengeMayBeginBelowNothing() {
    var table =
        CityTable.of(2)
            .owns(ANN)
            .has(ANN, 7, 1)
            .hand(BEN, "cyberspacer", "tinkerer", "data-courier");
    technical(table, 2)
        .chooses(BEN, "play-cyberspacer-on-1", "play-tinkerer-on-1")
        .crosshairs(3)
        .chooses(BEN, "play-data-courier-on-1")
        .rests();
    assertThat(table.at().best.get(table.city())).isEqualTo(1);
    assertThat(Challenges.isPassed(table.city())).isFalse();
  }
}
