package nocturne.bots;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import nocturne.kernel.FastChance;
import nocturne.kernel.Game;
import nocturne.kernel.Option;
import nocturne.kernel.Result;
import nocturne.kernel.Seat;
import nocturne.kernel.Table;

/**
 * What is to be expected, by a fair bot's estimate: tables that may be the real one for all that a
 * seat knows are played to their end, prudently in all seats, and counted. A budget's iterations
 * are the games for each thing that is asked about; its clock is for all of them together.
 */
public final class Outlook<T extends Table<T>> {

  /** Every option gets so many games; what then looks hopeless gets no more. */
  private static final int FIRST_GAMES = 3;

  /** So many of the options get all their games. */
  private static final int MOST_PROMISING = 8;

  // Odd, so that no two imagined tables are dealt alike.
  private static final long TABLE_STRIDE = 0x9E3779B97F4A7C15L;

  private final Game<T> game;
  private final long seed;
  private final int promising;

  public Outlook(Game<T> game, long seed) {
    this(game, seed, MOST_PROMISING);
  }

  Outlook(Game<T> game, long seed, int promising) {
    this.game = game;
    this.seed = seed;
    this.promising = promising;
  }

  /** What a seat is to expect at a table as it stands, by what it knows. */
  public Expectation of(T table, Seat seat, Budget budget) {
    var tally = new Tally(seat);
    long deals = deals(table, seat);
    for (var thinking = budget.begin(); thinking.again(); )
      tally.add(end(table.imagine(seat, deal(deals, tally.games())), deals));
    return tally.expectation();
  }

  /**
   * What the seat that is asked is to expect after each of its options, in their order. Every
   * option meets the same imagined tables with the same luck to come.
   *
   * @param favourite the option that is looked at first and never left
   */
  public List<Expectation> ofOptions(Sight<T> sight, Option favourite, Budget budget) {
    var race = new Race(sight, sight.options().indexOf(favourite));
    race.run(budget);
    return race.tallies.stream().map(Tally::expectation).toList();
  }

  /**
   * What two options bring on the same imagined tables, game by game: how much more of the win the
   * seat has after the first than after the second.
   *
   * @param from the number of the first game, so that more can be played later
   */
  public double[] compare(Sight<T> sight, Option one, Option other, int from, int games) {
    var more = new double[games];
    long deals = sight.chance(seed).next();
    for (int i = 0; i < games; i++) {
      var imagined = sight.imagine(deal(deals, from + i));
      more[i] =
          after(imagined, sight, one, deals).share(sight.seat())
              - after(imagined, sight, other, deals).share(sight.seat());
    }
    return more;
  }

  private Result after(T imagined, Sight<T> sight, Option option, long deals) {
    var table = imagined.copy();
    table.choose(sight.seat(), option);
    return end(table, deals);
  }

  private Result end(T table, long deals) {
    return new Ending<>(game, deals).of(table);
  }

  /** Where the deals for one estimate come from: others have others. */
  private long deals(T table, Seat seat) {
    return new FastChance(seed + (long) table.version() * Seat.MOST + seat.index()).next();
  }

  private static FastChance deal(long deals, int number) {
    return new FastChance(deals + number * TABLE_STRIDE);
  }

  /** The options of a question, and what is known of each. */
  private final class Race {

    private final Sight<T> sight;
    private final int favourite;
    private final long deals;
    private final List<Tally> tallies = new ArrayList<>();
    private final List<Integer> left;

    Race(Sight<T> sight, int favourite) {
      this.sight = sight;
      this.favourite = favourite;
      deals = sight.chance(seed).next();
      for (int i = 0; i < sight.options().size(); i++) tallies.add(new Tally(sight.seat()));
      left = new ArrayList<>(IntStream.range(0, tallies.size()).boxed().toList());
      var opinions = new PrudentBot(seed).opinions(sight, Budget.of(1));
      sort(Comparator.comparingDouble(option -> -opinions[option]));
    }

    private void sort(Comparator<Integer> order) {
      left.sort(Comparator.comparing((Integer option) -> option != favourite).thenComparing(order));
    }

    /** Round by round, so that a clock that runs out leaves all with about as many games. */
    void run(Budget budget) {
      var thinking = new Budget(Integer.MAX_VALUE, budget.clock()).begin();
      for (int round = 0; round < budget.iterations(); round++) {
        if (round == FIRST_GAMES) leaveTheHopeless();
        var imagined = sight.imagine(deal(deals, round));
        for (int option : left) {
          if (!thinking.again()) return;
          tallies.get(option).add(after(imagined, sight, sight.options().get(option), deals));
        }
      }
    }

    private void leaveTheHopeless() {
      sort(
          Comparator.comparingDouble((Integer option) -> -tallies.get(option).chance())
              .thenComparingDouble(option -> -tallies.get(option).score()));
      if (left.size() > promising) left.subList(promising, left.size()).clear();
    }
  }
}
