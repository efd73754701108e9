package nocturne.bots;

import nocturne.kernel.Chance;
import nocturne.kernel.Option;
import nocturne.kernel.Seat;
import nocturne.kernel.Table;

/**
 * Looks one decision ahead: tries every option on the same few imagined tables and chooses what
 * leaves its seat best off on average. Rulebooks ask a big choice in parts; the later parts are
 * tried out greedily too, because a first part alone changes nothing that could be valued.
 */
public final class GreedyBot implements Bot {

  /** Enough for every choice in parts, and an end where one seat is asked for ever. */
  private static final int MOST_PARTS = 4;

  private final long seed;

  public GreedyBot(long seed) {
    this.seed = seed;
  }

  @Override
  public <T extends Table<T>> Option choose(Sight<T> sight, Budget budget) {
    var chance = sight.chance(seed);
    var sums = new double[sight.options().size()];
    for (var thinking = budget.begin(); thinking.again(); ) {
      var imagined = sight.imagine(chance);
      for (int option = 0; option < sums.length; option++) {
        var tried = after(imagined, sight.seat(), option);
        finish(tried, sight, chance);
        sums[option] += sight.value(tried, sight.seat());
      }
    }
    return sight.options().get(best(sums, chance));
  }

  private static <T extends Table<T>> T after(T table, Seat seat, int option) {
    var tried = table.copy();
    tried.choose(seat, option);
    return tried;
  }

  /** Answers the seat's further questions, each by what is best at once, until others are asked. */
  private static <T extends Table<T>> void finish(T table, Sight<T> sight, Chance chance) {
    var seat = sight.seat();
    for (int part = 1; part < MOST_PARTS && table.asked().has(seat); part++) {
      var values = new double[table.options(seat).size()];
      for (int option = 0; option < values.length; option++)
        values[option] = sight.value(after(table, seat, option), seat);
      table.choose(seat, best(values, chance));
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
