package nocturne.kernel;

import java.util.List;
import java.util.OptionalDouble;

/**
 * A game's opinion that reaches further than the table as it stands. Of an option that a die or a
 * hidden card decides it knows the average, where one try on an imagined table shows one case; and
 * in the middle of a turn it counts what the seat may still do in it.
 */
public interface Foresight<T extends Table<T>> extends Value<T> {

  /** Says of an option that it is not worth a thought while there is any other. */
  double NEVER = Double.NEGATIVE_INFINITY;

  /** How well a seat will stand on average after an option; empty where it has to be tried. */
  OptionalDouble after(T table, Seat seat, Option option);

  /**
   * The same for each of several options, in their order; not a number where one has to be tried. A
   * game says it at once where what it says of them has much in common.
   */
  default double[] afterEach(T table, Seat seat, List<Option> options) {
    var values = new double[options.size()];
    for (int i = 0; i < values.length; i++)
      values[i] = after(table, seat, options.get(i)).orElse(Double.NaN);
    return values;
  }

  /**
   * Whether one imagined table tells as much as several: nothing hidden has a part in this opinion,
   * and what has to be tried seldom depends on chance.
   */
  default boolean oneTableIsEnough() {
    return false;
  }
}
