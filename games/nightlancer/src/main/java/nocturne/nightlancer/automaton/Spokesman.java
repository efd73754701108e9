package nocturne.nightlancer.automaton;

import nocturne.kernel.Seat;
import nocturne.nightlancer.City;

/** Who answers for all players. */
public final class Spokesman {

  private Spokesman() {}

  /** The first player in turn order. */
  public static Seat of(City city) {
    return city.order().isAutomaton(0) ? city.order().seat(1) : city.order().seat(0);
  }
}
