package nocturne.bots;

import nocturne.kernel.Seat;
import nocturne.kernel.Table;

/**
 * How much better a table is for a seat than the table is now, on the game's own scale, whatever
 * that is; and how far apart tables usually lie on it in this search. To have won counts a few of
 * those distances beside what the game's opinion says.
 */
final class Reckoning<T extends Table<T>> {

  /** How many usual distances lie between a win and a loss. */
  private static final double WIN = 8;

  private final Sight<T> sight;
  private final double[] now;
  private double distances;
  private int count;

  /**
   * @param imagined the table as it is now
   */
  Reckoning(Sight<T> sight, T imagined) {
    this.sight = sight;
    now = new double[imagined.seatCount()];
    for (var seat : imagined.seats()) now[seat.index()] = sight.value(imagined, seat);
  }

  /** How far apart tables usually lie. */
  double usual() {
    return count == 0 ? 0 : distances / count;
  }

  /**
   * The gain of a table over now.
   *
   * @param luck how much of its value is chance that the game knows the average of
   */
  double gain(T table, Seat seat, double luck) {
    double gain = gain(sight.value(table, seat) - luck, seat);
    if (!table.isOver()) return gain;
    return gain + (table.result().orElseThrow().share(seat) - 0.5) * WIN * usual();
  }

  /** The gain of a value over now. */
  double gain(double value, Seat seat) {
    double gain = value - now[seat.index()];
    if (Double.isInfinite(gain)) return gain;
    distances += Math.abs(gain);
    count++;
    return gain;
  }
}
