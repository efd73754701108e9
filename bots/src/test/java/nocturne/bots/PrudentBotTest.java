package nocturne.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.HashSet;
import java.util.OptionalDouble;
import java.util.Set;
import nocturne.kernel.Foresight;
import nocturne.kernel.Option;
import nocturne.kernel.Seat;
import org.junit.jupiter.api.Test;

class PrudentBotTest {

  private static final Budget FEW = Budget.of(4);

  @Test
  void prudentBeatsRandom() {
    assertThat(Bazaars.winsAgainstRandom(PrudentBot::new, FEW)).isGreaterThan(0.9);
  }

  @Test
  void theFirstPartOfAChoiceIsMadeWithTheLaterPartsInMind() {
    for (int seed = 0; seed < 100; seed++) {
      var table = Bazaars.open(2, seed);
      for (int stall = 0; stall < 3; stall++) {
        if (hasTheDearestGoodOfAll(table, stall))
          assertThat(new PrudentBot(seed).choose(Bazaars.sight(table), FEW))
              .isEqualTo(new Bazaar.Stall(stall));
      }
    }
  }

  private static boolean hasTheDearestGoodOfAll(Bazaar.Ground table, int stall) {
    return Bazaar.Ground.ON_STALL.get(stall).list(table).stream()
        .anyMatch(good -> good.worth() == 24);
  }

  @Test
  void amongEquallyGoodOptionsChanceDecides() {
    var indifferent = new Bazaar((ground, seat) -> 0);
    var table = Bazaars.open(2, 1);
    Set<Option> chosen = new HashSet<>();
    for (int seed = 0; seed < 50; seed++)
      chosen.add(new PrudentBot(seed).choose(Sight.of(indifferent, table, Seat.of(0)), FEW));
    assertThat(chosen).hasSize(3);
  }

  /** Thinks the world of one stall, and is never asked about a table after a try. */
  private record Fond(int stall) implements Foresight<Bazaar.Ground> {

    @Override
    public double of(Bazaar.Ground table, Seat seat) {
      throw new IllegalStateException("nothing has to be tried");
    }

    @Override
    public OptionalDouble after(Bazaar.Ground table, Seat seat, Option option) {
      return OptionalDouble.of(option.equals(new Bazaar.Stall(stall)) ? 1 : 0);
    }
  }

  @Test
  void whatTheGameForeseesIsNotTried() {
    for (int stall = 0; stall < 3; stall++) {
      var sight = Sight.of(new Bazaar(new Fond(stall)), Bazaars.open(2, 1), Seat.of(0));
      assertThat(new PrudentBot(1).choose(sight, FEW)).isEqualTo(new Bazaar.Stall(stall));
    }
  }

  /** Has an opinion of tables only, and counts how often it is asked for it. */
  private static final class Curious implements Foresight<Bazaar.Ground> {

    private final boolean enough;
    private int asked;

    Curious(boolean enough) {
      this.enough = enough;
    }

    @Override
    public double of(Bazaar.Ground table, Seat seat) {
      return ++asked;
    }

    @Override
    public OptionalDouble after(Bazaar.Ground table, Seat seat, Option option) {
      return OptionalDouble.empty();
    }

    @Override
    public boolean oneTableIsEnough() {
      return enough;
    }
  }

  private static int asked(Curious value, Budget budget) {
    var sight = Sight.of(new Bazaar(value), Bazaars.open(2, 1), Seat.of(0));
    new PrudentBot(1).choose(sight, budget);
    return value.asked;
  }

  @Test
  void oneTableIsImaginedWhereTheGameSaysThatItIsEnough() {
    assertThat(asked(new Curious(true), FEW))
        .isEqualTo(asked(new Curious(false), Budget.of(1)))
        .isLessThan(asked(new Curious(false), FEW));
  }

  /** Of an answer that may be any, the stone brings 1/3 on average, the wave 0, the fire -1/3. */
  @Test
  void whoAnswersBeforeOthersKnowsWhatAnAnswerMayBring() {
    var sight = Sight.of(Signs.GAME, Signs.open(1), Seat.of(0));
    var counts = new EnumMap<Signs.Sign, Integer>(Signs.Sign.class);
    for (int seed = 0; seed < 200; seed++)
      counts.merge((Signs.Sign) new PrudentBot(seed).choose(sight, FEW), 1, Integer::sum);
    assertThat(counts.get(Signs.Sign.STONE)).isGreaterThan(2 * counts.get(Signs.Sign.FIRE));
  }

  @Test
  void theSameKindOfQuestionAgainIsLookedIntoUnlessTheGameForesees() {
    var plain = new Crossroads((road, seat) -> road.coins()).sight();
    assertThat(new PrudentBot(1).choose(plain, FEW)).isEqualTo(Crossroads.Way.ON);
    var foreseeing = new Crossroads(new Coins()).sight();
    assertThat(new PrudentBot(1).choose(foreseeing, FEW)).isEqualTo(Crossroads.Way.OFF);
  }

  /** Foresees nothing, and counts what there is. */
  private record Coins() implements Foresight<Crossroads.Road> {

    @Override
    public double of(Crossroads.Road road, Seat seat) {
      return road.coins();
    }

    @Override
    public OptionalDouble after(Crossroads.Road road, Seat seat, Option option) {
      return OptionalDouble.empty();
    }
  }
}
