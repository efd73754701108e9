package nocturne.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nocturne.kernel.Foresight;
import nocturne.kernel.Seat;
import org.junit.jupiter.api.Test;

class ReckoningTest {

  private static final Seat FIRST = Seat.of(0);

  private final Bazaar.Ground table = Bazaars.open(2, 1);
  private final Reckoning<Bazaar.Ground> reckoning = new Reckoning<>(Bazaars.sight(table), table);

  @Test
  void asGoodAsNowIsNoGain() {
    assertThat(reckoning.gain(table, FIRST, 0)).isZero();
  }

  @Test
  void whatWasLuckIsNoGain() {
    assertThat(reckoning.gain(table, FIRST, 7)).isEqualTo(-7);
  }

  @Test
  void theUsualDistanceIsTheAverageOfThoseSeen() {
    double now = -reckoning.gain(0, FIRST);
    var other = new Reckoning<>(Bazaars.sight(table), table);
    other.gain(now + 10, FIRST);
    other.gain(now - 20, FIRST);
    assertThat(other.usual()).isEqualTo(15);
  }

  @Test
  void whatIsNotWorthAThoughtLiesAtNoDistance() {
    assertThat(reckoning.gain(Foresight.NEVER, FIRST)).isEqualTo(Foresight.NEVER);
    assertThat(reckoning.usual()).isZero();
  }

  @Test
  void nothingSeenIsNoDistance() {
    assertThat(reckoning.usual()).isZero();
  }

  @Test
  void whoHasWonHasMoreThanTheGameThinks() {
    var over = Bazaars.open(2, 1);
    var result =
        new Match(List.of(new PrudentBot(1), new RandomBot(1)), Budget.UNLIMITED, 1)
            .play(Bazaars.GAME, over);
    var winner = result.winners().first();
    var loser = Seat.of(1 - winner.index());
    var opinion = Bazaars.sight(table);
    reckoning.gain(10, FIRST);
    assertThat(reckoning.gain(over, winner, opinion.value(over, winner))).isPositive();
    assertThat(reckoning.gain(over, loser, opinion.value(over, loser))).isNegative();
  }
}
