package nocturne.bots;

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

  private final long seed;

  public GreedyBot(long seed) {
    this.seed = seed;
  }

  @Override
  public <T extends Table<T>> Option choose(Sight<T> sight, Budget budget) {
    var chance = sight.chance(seed);
    var options = sight.options();
    var sums = new double[options.size()];
    for (var thinking = budget.begin(); thinking.again(); ) {
      var imagined = sight.imagine(chance);
      var question = question(imagined);
      for (int option = 0; option < sums.length; option++) {
        var foreseen = sight.foresee(imagined, options.get(option));
        sums[option] +=
            foreseen.isPresent()
                ? foreseen.getAsDouble()
                : finished(after(imagined, sight.seat(), option), question, sight, chance);
      }
    }
    return options.get(best(sums, chance));
  }

  private static <T extends Table<T>> T after(T table, Seat seat, int option) {
    var tried = table.copy();
    tried.choose(seat, option);
    return tried;
  }

  /**
   * What a table is worth once the seat's further questions are answered, each by what is best at
   * once: until others are asked, or the best answer brings something to light, which makes the
   * rest another choice. So is the same kind of question again, to a game that can value a turn in
   * the middle of it.
   */
  private static <T extends Table<T>> double finished(
      T table, Class<?> question, Sight<T> sight, Chance chance) {
    var seat = sight.seat();
    for (int part = 1; part < MOST_PARTS && table.asked().has(seat); part++) {
      if (sight.foresees() && question(table) == question) break;
      var options = table.options(seat).list();
      var values = new double[options.size()];
      for (int option = 0; option < values.length; option++) {
        var foreseen = sight.foresee(table, options.get(option));
        values[option] =
            foreseen.isPresent()
                ? foreseen.getAsDouble()
                : sight.value(after(table, seat, option), seat);
      }
      int best = best(values, chance);
      if (sight.foresee(table, options.get(best)).isPresent()) return values[best];
      table.choose(seat, best);
      if (table.barrier()) break;
    }
    return sight.value(table, seat);
  }

  private static Class<?> question(Table<?> table) {
    return table.agenda().getFirst().getClass();
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
