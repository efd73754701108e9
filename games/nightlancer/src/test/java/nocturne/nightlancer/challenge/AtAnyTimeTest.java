package nocturne.nightlancer.challenge;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.NightlancerRule.NL_12_08;
import static nocturne.nightlancer.NightlancerRule.NL_16_14;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import nocturne.kernel.Seats;
import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.Covers;
import nocturne.nightlancer.component.Ability;
import nocturne.nightlancer.component.Challenge;
import org.junit.jupiter.api.Test;

/** What may be used at any time may be used in the middle of an attempt, and does what it says. */
class AtAnyTimeTest {

  private static CityTable attempt(CityTable table) {
    var challenge = new Challenge(Ability.COVERT, 6, Optional.empty(), 0);
    return table
        .run(city -> Challenges.face(city, Source.EVENT, challenge, Seats.of(ANN)))
        .chooses(ANN, "attempt");
  }

  @Test
  @Covers({NL_12_08, NL_16_14})
  void doctorSeesToWhoeverIsInTheMiddleOfAnAttempt() {
    var table = CityTable.of(2).owns(ANN).hand(ANN, "back-alley-doc").has(ANN, 2, 3);
    attempt(table).chooses(ANN, "play-back-alley-doc-1").hasHealth(ANN, 5).hasHand(ANN);
  }

  @Test
  @Covers(NL_12_08)
  void medkitIsUsedUpInTheMiddleOfAnAttempt() {
    var table = CityTable.of(2).owns(ANN, "medkit").has(ANN, 1, 3);
    attempt(table).chooses(ANN, "use-medkit").hasHealth(ANN, 5);
    assertThat(table.at().assets(ANN).isEmpty(table.city())).isTrue();
  }

  @Test
  @Covers(NL_12_08)
  void doctorAddsNothingToTheAttempt() {
    var table = CityTable.of(2).owns(ANN, "optic-cloak").hand(ANN, "back-alley-doc");
    attempt(table.has(ANN, 2, 3)).chooses(ANN, "play-back-alley-doc-1");
    assertThat(Challenges.rating(table.city(), ANN)).isEqualTo(4);
  }
}
