package nocturne.bots;

import java.util.Optional;
import nocturne.kernel.Chance;
import nocturne.kernel.Seat;
import nocturne.kernel.Table;

/**
 * Plays an imagined table on for a little, quickly: whoever has just chosen finishes what was
 * begun, because a first part alone changes nothing that could be valued. Of a few options each
 * time, taken at random where there are many, the one that is best at once is chosen; where the
 * game foresees that one's worth, that is as far as one need look.
 */
final class Playout<T extends Table<T>> {

  private static final int MOST_PARTS = 5;
  private static final int LOOKED_AT = 12;

  private final Sight<T> sight;
  private final Chance chance;
  private final Spares<T> spares;
  private final int[] looked = new int[LOOKED_AT];

  private T table;
  private double foreseen;

  Playout(Sight<T> sight, T table, Chance chance, Spares<T> spares) {
    this.sight = sight;
    // A table of its own, for it becomes a spare one.
    this.table = table.copy();
    this.chance = chance;
    this.spares = spares;
  }

  /**
   * Lets a seat finish what it has begun with its answer to a question. The same kind of question
   * again is another choice, to a game that can value a turn in the middle of it.
   *
   * @param begun nobody else's any more
   */
  void finish(T begun, Seat seat, Class<?> question) {
    spares.add(table);
    table = begun;
    foreseen = Double.NaN;
    for (int part = 0; part < MOST_PARTS && table.asked().has(seat); part++) {
      if (sight.foresees() && table.pending().getClass() == question) return;
      takeBest(seat);
      if (isForeseen()) return;
    }
  }

  /** The table at the end of it, until the next one is begun. */
  T table() {
    return table;
  }

  /** Whether the end of it is not a table but a value that the game foresees for the seat. */
  boolean isForeseen() {
    return !Double.isNaN(foreseen);
  }

  double foreseen() {
    return foreseen;
  }

  private void takeBest(Seat seat) {
    var before = table;
    var options = before.options(seat);
    int count = lookAt(options.size());
    Optional<T> best = Optional.empty();
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < count; i++) {
      double value = sight.foresee(before, seat, options.get(looked[i]));
      if (!Double.isNaN(value)) {
        if (value > most) {
          most = value;
          foreseen = value;
        }
        continue;
      }
      var tried = spares.after(before, seat, looked[i]);
      value = sight.value(tried, seat);
      if (value > most) {
        most = value;
        foreseen = Double.NaN;
        best.ifPresent(spares::add);
        best = Optional.of(tried);
      } else {
        spares.add(tried);
      }
    }
    if (isForeseen() || best.isEmpty()) return;
    spares.add(before);
    table = best.get();
  }

  /** Picks a few different numbers below a size, all of them where there are no more. */
  private int lookAt(int size) {
    int count = Math.min(size, LOOKED_AT);
    for (int i = 0; i < count; i++) {
      int number = size > LOOKED_AT ? chance.below(size - i) : 0;
      int at = 0;
      for (; at < i && looked[at] <= number; at++) number++;
      System.arraycopy(looked, at, looked, at + 1, i - at);
      looked[at] = number;
    }
    return count;
  }
}
