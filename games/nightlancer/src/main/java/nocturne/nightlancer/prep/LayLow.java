package nocturne.nightlancer.prep;

import static nocturne.nightlancer.NightlancerRule.NL_7_22;
import static nocturne.nightlancer.NightlancerRule.NL_7_23;
import static nocturne.nightlancer.NightlancerRule.NL_7_25;

import nocturne.kernel.Seat;
import nocturne.nightlancer.Cites;
import nocturne.nightlancer.City;
import nocturne.nightlancer.Fortune;
import nocturne.nightlancer.Shaken;

/** Nothing is heard of somebody for a round. */
final class LayLow {

  private LayLow() {}

  /** Whether somebody has no other choice. */
  static boolean isForced(City city, Seat seat) {
    return city.heat(seat) == City.MOST_HEAT || city.isShaken(seat);
  }

  @Cites({NL_7_23, NL_7_25})
  static void lie(City city, Seat seat) {
    city.at().laidLow.set(city, seat.index(), 1);
    city.tell(NL_7_22, "laid-low", seat);
    Fortune.heal(city, seat, city.lancer(seat).health(), NL_7_22);
    Fortune.calm(city, seat, city.lancer(seat).resolve(), NL_7_22);
    Fortune.cool(city, seat, 1, NL_7_22);
    if (city.edition().calmsByLayingLow()) Shaken.end(city, seat, NL_7_23);
  }
}
