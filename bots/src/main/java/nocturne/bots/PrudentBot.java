package nocturne.bots;

import java.util.ArrayList;
import java.util.Optional;
import nocturne.kernel.Chance;
import nocturne.kernel.Option;
import nocturne.kernel.Seat;
import nocturne.kernel.Table;

/**
 * Takes what leaves its seat best off on average: by what the game foresees of an option, and else
 * by trying it on a few imagined tables, the same for all. Rulebooks ask a big choice in parts; the
 * later parts are tried out too, each by what is best at once, because a first part alone changes
 * nothing that could be valued.
 */
public final class PrudentBot implements Bot {

  /** Enough for every choice in parts, and an end where one seat is asked for ever. */
  private static final int MOST_PARTS = 4;

  /** Enough imagined tables for a sensible choice. */
  private static final int USUAL = 4;

  private final long seed;

  public PrudentBot(long seed) {
    this.seed = seed;
  }

  @Override
  public <T extends Table<T>> Option choose(Sight<T> sight, Budget budget) {
    if (sight.options().size() == 1) return sight.options().getFirst();
    var chance = sight.chance(seed);
    var look = new Look<>(sight, chance);
    return sight.options().get(drawn(look.opinions(budget), chance));
  }

  /** What each of the options is worth, in their order, on a scale of the game's own. */
  <T extends Table<T>> double[] opinions(Sight<T> sight, Budget budget) {
    return new Look<>(sight, sight.chance(seed)).opinions(budget);
  }

  /** One choice being looked at. */
  private static final class Look<T extends Table<T>> {

    private final Sight<T> sight;
    private final Seat seat;
    private final Chance chance;
    private final Spares<T> spares = new Spares<>();

    /**
     * What those answer at an imagined table whose answers are revealed together with the seat's.
     */
    private long answers;

    /**
     * Whether another imagined table may show something else. To a game with foresight it does only
     * where an option brings something to light that the game can't foresee.
     */
    private boolean open = true;

    Look(Sight<T> sight, Chance chance) {
      this.sight = sight;
      this.seat = sight.seat();
      this.chance = chance;
    }

    double[] opinions(Budget budget) {
      if (sight.oneTableIsEnough()) return atOneTable();
      var sums = new double[sight.options().size()];
      for (var thinking = budget.atMost(USUAL).begin(); open && thinking.again(); ) {
        var table = sight.imagine(chance);
        var values = tried(table, sight.foreseeEach(table, seat, sight.options()));
        for (int option = 0; option < sums.length; option++) sums[option] += values[option];
      }
      return sums;
    }

    /** That one table is imagined only for who has something to try at it. */
    private double[] atOneTable() {
      var foreseen = sight.foreseeEach();
      for (double value : foreseen)
        if (Double.isNaN(value)) return tried(sight.imagine(chance), foreseen);
      return foreseen;
    }

    /** What each option is worth at an imagined table; what is not foreseen is tried. */
    private double[] tried(T table, double[] foreseen) {
      open = !sight.foresees();
      if (sight.revealedTogether()) answers = chance.next();
      var question = table.pending().getClass();
      for (int option = 0; option < foreseen.length; option++)
        if (Double.isNaN(foreseen[option]))
          foreseen[option] = finished(after(table, option), question);
      return foreseen;
    }

    private T after(T table, int option) {
      var tried = sight.after(table, seat, option, answers, spares);
      open |= tried.barrier();
      return tried;
    }

    /**
     * What a table is worth once the seat's further questions are answered, each by what is best at
     * once: until others are asked, or the best answer brings something to light, which makes the
     * rest another choice. So is the same kind of question again, where a turn can be valued in the
     * middle of it.
     */
    private double finished(T start, Class<?> question) {
      var table = start;
      double value = Double.NaN;
      for (int part = 1; part < MOST_PARTS && table.asked().has(seat); part++) {
        if (sight.valuesEachStep() && table.pending().getClass() == question) break;
        var options = table.options(seat).list();
        var values = sight.foreseeEach(table, seat, options);
        var tried = new ArrayList<Optional<T>>(values.length);
        for (int option = 0; option < values.length; option++) {
          boolean isForeseen = !Double.isNaN(values[option]);
          tried.add(isForeseen ? Optional.empty() : Optional.of(after(table, option)));
          if (!isForeseen) values[option] = sight.value(tried.get(option).get(), seat);
        }
        int best = drawn(values, chance);
        value = values[best];
        var taken = tried.set(best, Optional.empty());
        tried.forEach(other -> other.ifPresent(spares::add));
        if (taken.isEmpty()) break;
        spares.add(table);
        table = taken.get();
        if (table.barrier()) break;
      }
      double worth = Double.isNaN(value) ? sight.value(table, seat) : value;
      spares.add(table);
      return worth;
    }
  }

  /** Where the greatest value stands; any such place where there are several. */
  private static int drawn(double[] values, Chance chance) {
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
