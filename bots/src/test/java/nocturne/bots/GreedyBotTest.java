package nocturne.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalDouble;
import nocturne.kernel.Foresight;
import nocturne.kernel.Option;
import nocturne.kernel.Seat;
import org.junit.jupiter.api.Test;

class GreedyBotTest {

  @Test
  void greedyBeatsRandom() {
    assertThat(Bazaars.winsAgainstRandom(GreedyBot::new, Budget.UNLIMITED)).isGreaterThan(0.9);
  }

  /** Knows what somebody has at hand, and hopes for the contrary. */
  private static final class Contrary implements Foresight<Bazaar.Ground> {

    private int asked;

    @Override
    public double atHand(Bazaar.Ground table, Seat seat) {
      asked++;
      return Bazaar.lead(table, seat);
    }

    @Override
    public double of(Bazaar.Ground table, Seat seat) {
      return -Bazaar.lead(table, seat);
    }

    @Override
    public OptionalDouble after(Bazaar.Ground table, Seat seat, Option option) {
      throw new IllegalStateException("who is greedy does not ask what is foreseen");
    }

    @Override
    public boolean oneTableIsEnough() {
      return true;
    }
  }

  @Test
  void whatCountsIsAtHandAndNeitherHopedForNorForeseen() {
    for (int seed = 0; seed < 20; seed++) {
      var table = Bazaars.open(2, seed);
      var foreseeing = Sight.of(new Bazaar(new Contrary()), table, Seat.of(0));
      var bot = new GreedyBot(seed);
      assertThat(bot.choose(foreseeing, Budget.UNLIMITED))
          .isEqualTo(bot.choose(Bazaars.sight(table), Budget.UNLIMITED));
    }
  }

  @Test
  void oneTableIsImaginedHoweverManyThereMayBe() {
    assertThat(asked(Budget.UNLIMITED)).isEqualTo(asked(Budget.of(1))).isPositive();
  }

  private static int asked(Budget budget) {
    var value = new Contrary();
    new GreedyBot(1).choose(Sight.of(new Bazaar(value), Bazaars.open(2, 1), Seat.of(0)), budget);
    return value.asked;
  }

  @Test
  void theSameKindOfQuestionAgainIsAnotherStep() {
    var sight = new Crossroads((road, seat) -> road.coins()).sight();
    assertThat(new GreedyBot(1).choose(sight, Budget.UNLIMITED)).isEqualTo(Crossroads.Way.OFF);
  }
}
