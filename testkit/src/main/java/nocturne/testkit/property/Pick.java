package nocturne.testkit.property;

import nocturne.kernel.Option;
import nocturne.kernel.Seat;
import nocturne.kernel.Table;

/**
 * One choice of a game that is played by numbers.
 *
 * @param number its number among everything that all asked seats could choose then
 */
public record Pick(Seat seat, Option option, int number) {

  /**
   * The choice that a number stands for: the options of all asked seats are counted through, seat
   * by seat, and begun again after the last. So every number is a choice.
   */
  public static Pick of(Table<?> table, int number) {
    int all = 0;
    for (var seat : table.asked()) all += table.options(seat).size();
    if (all == 0) throw new AssertionError("a table asks " + table.asked() + " without options");
    int rest = Math.floorMod(number, all);
    for (var seat : table.asked()) {
      var options = table.options(seat);
      if (rest < options.size())
        return new Pick(seat, options.get(rest), Math.floorMod(number, all));
      rest -= options.size();
    }
    throw new IllegalStateException("the options changed while they were counted");
  }

  @Override
  public String toString() {
    return seat + " " + option.id();
  }
}
