package nocturne.bots;

import java.util.ArrayList;
import java.util.Optional;
import nocturne.kernel.Chance;
import nocturne.kernel.Option;
import nocturne.kernel.Seat;
import nocturne.kernel.Table;

/**
 * Looks one decision ahead: tries every option on the same few imagined tables, unless the game
 * foresees what it is worth, and chooses what leaves its seat best off on average. Rulebooks ask a
 * big choice in parts; the later parts are tried out greedily too, because a first part alone
 * changes nothing that could be valued.
 */
public final class GreedyBot implements Bot {

  /** Enough for every choice in parts, and an end where one seat is asked for ever. */
  private static final int MOST_PARTS = 4;

  /** Enough imagined tables for a sensible choice. */
  static final int USUAL = 4;

  private final long seed;

  public GreedyBot(long seed) {
    this.seed = seed;
  }

  @Override
  public <T extends Table<T>> Option choose(Sight<T> sight, Budget budget) {
    if (sight.options().size() == 1) return sight.options().getFirst();
    var chance = sight.chance(seed);
    return sight.options().get(best(opinions(sight, budget, chance), chance));
  }

  /** What each of the options is worth, in their order, on a scale of the game's own. */
  <T extends Table<T>> double[] opinions(Sight<T> sight, Budget budget) {
    return opinions(sight, budget, sight.chance(seed));
  }

  private static <T extends Table<T>> double[] opinions(
      Sight<T> sight, Budget budget, Chance chance) {
    var look = new Look<>(sight, chance);
    var sums = new double[sight.options().size()];
    int enough = sight.oneTableIsEnough() ? 1 : USUAL;
    for (var thinking = budget.atMost(enough).begin(); look.isOpen() && thinking.again(); )
      look.over(sight.imagine(chance), sums);
    return sums;
  }

  /** One choice being looked at. */
  private static final class Look<T extends Table<T>> {

    private final Sight<T> sight;
    private final Seat seat;
    private final Chance chance;
    private boolean open = true;

    Look(Sight<T> sight, Chance chance) {
      this.sight = sight;
      this.seat = sight.seat();
      this.chance = chance;
    }

    /**
     * Whether another imagined table may show something else. To a game with foresight it does only
     * where an option brings something to light that the game can't foresee.
     */
    boolean isOpen() {
      return open;
    }

    /** Adds what each option is worth at an imagined table. */
    void over(T imagined, double[] sums) {
      open = !sight.foresees();
      var question = imagined.pending().getClass();
      for (int option = 0; option < sums.length; option++) {
        double foreseen = sight.foresee(imagined, seat, sight.options().get(option));
        sums[option] +=
            Double.isNaN(foreseen) ? finished(after(imagined, option), question) : foreseen;
      }
    }

    private T after(T table, int option) {
      var tried = table.after(seat, option);
      open |= tried.barrier();
      return tried;
    }

    /**
     * What a table is worth once the seat's further questions are answered, each by what is best at
     * once: until others are asked, or the best answer brings something to light, which makes the
     * rest another choice. So is the same kind of question again, to a game that can value a turn
     * in the middle of it.
     */
    private double finished(T start, Class<?> question) {
      var table = start;
      double value = Double.NaN;
      for (int part = 1; part < MOST_PARTS && table.asked().has(seat); part++) {
        if (sight.foresees() && table.pending().getClass() == question) break;
        var options = table.options(seat).list();
        var values = new double[options.size()];
        var tried = new ArrayList<Optional<T>>(values.length);
        for (int option = 0; option < values.length; option++) {
          double foreseen = sight.foresee(table, seat, options.get(option));
          boolean isForeseen = !Double.isNaN(foreseen);
          tried.add(isForeseen ? Optional.empty() : Optional.of(after(table, option)));
          values[option] = isForeseen ? foreseen : sight.value(tried.get(option).get(), seat);
        }
        int best = best(values, chance);
        value = values[best];
        if (tried.get(best).isEmpty()) break;
        table = tried.get(best).get();
        if (table.barrier()) break;
      }
      return Double.isNaN(value) ? sight.value(table, seat) : value;
    }
  }

  /** Where the greatest value stands; any such place where there are several. */
  private static int best(double[] values, Chance chance) {
    int best = 0;
    int ties = 1;
    for (int i = 1; i < values.length; i++) {
      if (values[i] > values[best]) {
        best = i;
        ties = 1;
      } else if (values[i] == values[best] && chance.below(++ties) == 0) {
        best = i;
      }
    }
    return best;
  }
}
