package nocturne.nightlancer.prospects;

import nocturne.kernel.Seat;
import nocturne.nightlancer.City;

/** How likely rolls are. */
final class Luck {

  /** Who has less Resolve does not roll again. */
  private static final int CALM = 3;

  private Luck() {}

  /** How likely it is to roll so much, with another try for those who can afford one. */
  static double of(City city, Seat seat, int needed) {
    double once = once(city, needed);
    boolean again = city.resolve(seat) >= CALM && city.edition().canReroll(city, seat);
    return again ? once + (1 - once) * once : once;
  }

  static double once(City city, int needed) {
    return city.edition().chance(needed) / 1000.0;
  }
}
