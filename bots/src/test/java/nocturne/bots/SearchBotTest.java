package nocturne.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.LongStream;
import nocturne.bots.Signs.Sign;
import nocturne.kernel.FastChance;
import nocturne.kernel.Foresight;
import nocturne.kernel.Option;
import nocturne.kernel.Seat;
import nocturne.kernel.Table;
import org.junit.jupiter.api.Test;

class SearchBotTest {

  private static final Level LEVEL = new Level(2, 60, 0);

  /** Shows what beats what the other showed last. */
  private static final class Counter implements Bot {

    @Override
    public <T extends Table<T>> Option choose(Sight<T> sight, Budget budget) {
      var field = (Signs.Field) (Table<?>) sight.view().table();
      return field.isFirstRound()
          ? Sign.STONE
          : field.last(Seat.of(1 - sight.seat().index())).counter();
    }
  }

  private static int leadOverTheCounter(int place, int matches) {
    int lead = 0;
    for (int seed = 0; seed < matches; seed++) {
      Bot bot = new SearchBot(LEVEL, seed);
      var field = Signs.open(seed);
      new Match(
              place == 0 ? List.of(bot, new Counter()) : List.of(new Counter(), bot),
              Budget.UNLIMITED,
              seed)
          .play(Signs.GAME, field);
      lead += place == 0 ? field.lead() : -field.lead();
    }
    return lead;
  }

  @Test
  void playingTheCounterToTheLastSignDoesNotWin() {
    int matches = 20;
    int threeDeviations = (int) (3 * Math.sqrt(matches * Signs.ROUNDS));
    for (int place = 0; place < 2; place++)
      assertThat(leadOverTheCounter(place, matches)).isGreaterThan(-threeDeviations);
  }

  /** What one look at an answer found, the search's first opinion of it taken away. */
  private static long found(Search<Signs.Field> search, Sign sign) {
    int place = sign.ordinal();
    double opinion = search.decision().mean(place);
    search.iterate(place);
    return Math.round(5 * search.decision().mean(place) - 4 * opinion);
  }

  @Test
  void answersOfOthersComeToLightAtTheFirstLook() {
    var sight = Sight.of(Signs.GAME, Signs.open(1), Seat.of(0));
    Set<Long> found = new HashSet<>();
    for (int seed = 0; seed < 30; seed++) {
      var search = new Search<>(sight, new FastChance(seed));
      var opinions = new HashSet<Double>();
      for (var sign : Sign.values()) opinions.add(search.decision().mean(sign.ordinal()));
      assertThat(opinions).as("against any answer they bring three different things").hasSize(3);
      assertThat(opinions).as("of this round, and of none after it").allMatch(it -> it * it <= 4);
      found.add(found(search, Sign.STONE));
    }
    assertThat(found).containsExactlyInAnyOrder(-1L, 0L, 2L);
  }

  @Test
  void whereSeatsAnswerAtOnceEveryAnswerMustBeExpected() {
    var counts = new EnumMap<Sign, Integer>(Sign.class);
    var sight = Sight.of(Signs.GAME, Signs.open(1), Seat.of(0));
    for (int seed = 0; seed < 200; seed++)
      counts.merge(
          (Sign) new SearchBot(LEVEL, seed).choose(sight, Budget.UNLIMITED), 1, Integer::sum);
    for (var sign : Sign.values()) assertThat(counts.get(sign)).isGreaterThan(200 / 10);
  }

  @Test
  void aBotThatIsCarelessChoosesDifferently() {
    var sight = Bazaars.sight(Bazaars.open(2, 3));
    assertThat(choices(sight, 1)).hasSizeGreaterThan(choices(sight, 0).size());
  }

  private static List<Option> choices(Sight<?> sight, double noise) {
    return LongStream.range(0, 40)
        .mapToObj(seed -> new SearchBot(new Level(2, 60, noise), seed))
        .map(bot -> bot.choose(sight, Budget.UNLIMITED))
        .distinct()
        .toList();
  }

  /** Thinks the world of one stall, and nothing of anything else. */
  private record Fond(int stall) implements Foresight<Bazaar.Ground> {

    @Override
    public double of(Bazaar.Ground table, Seat seat) {
      return 0;
    }

    @Override
    public OptionalDouble after(Bazaar.Ground table, Seat seat, Option option) {
      return option instanceof Bazaar.Stall
          ? OptionalDouble.of(option.equals(new Bazaar.Stall(stall)) ? 1 : 0)
          : OptionalDouble.empty();
    }
  }

  @Test
  void searchBeginsWithWhatTheGameForesees() {
    for (int stall = 0; stall < 3; stall++) {
      var sight = Sight.of(new Bazaar(new Fond(stall)), Bazaars.open(2, 1), Seat.of(0));
      assertThat(new SearchBot(LEVEL, 1).choose(sight, Budget.of(10)))
          .isEqualTo(new Bazaar.Stall(stall));
    }
  }

  @Test
  void aClockThatHasRunOutLeavesAChoice() {
    var sight = Bazaars.sight(Bazaars.open(2, 1));
    var late = Budget.UNLIMITED.within(Duration.ZERO);
    assertThat(sight.options()).contains(new SearchBot(LEVEL, 1).choose(sight, late));
  }

  @Test
  void everyoneForThemselvesWorksForThreeToo() {
    var bots = Collections.nCopies(3, (Bot) new SearchBot(LEVEL, 1));
    var result = new Match(bots, Budget.UNLIMITED, 1).play(Bazaars.GAME, Bazaars.open(3, 1));
    assertThat(result.winners().isEmpty()).isFalse();
  }
}
