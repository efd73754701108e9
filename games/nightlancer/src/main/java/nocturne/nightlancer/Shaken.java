package nocturne.nightlancer;

import static nocturne.nightlancer.NightlancerRule.NL_11_06;
import static nocturne.nightlancer.NightlancerRule.NL_11_07;
import static nocturne.nightlancer.NightlancerRule.NL_17_10;
import static nocturne.nightlancer.NightlancerRule.NL_17_15;
import static nocturne.nightlancer.NightlancerRule.NL_17_16;
import static nocturne.nightlancer.NightlancerRule.NL_17_17;
import static nocturne.nightlancer.NightlancerRule.NL_8_32;

import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.nightlancer.challenge.Challenges;
import nocturne.nightlancer.mission.Crews;

/** A Nightlancer who has had enough for this round. */
@Cites({NL_17_15, NL_17_16})
public final class Shaken {

  private Shaken() {}

  /** The player leaves whatever mission she is on; what else it does is the edition's. */
  @Cites({NL_8_32, NL_11_06, NL_11_07, NL_17_17})
  static void become(City city, Seat seat) {
    city.at().shaken.set(city, seat.index(), 1);
    city.tell(NL_17_10, "shaken", seat);
    Challenges.giveUp(city, seat);
    if (city.slotOf(seat) >= 0) Crews.leave(city, seat);
    city.edition().shake(city, seat);
  }

  public static void end(City city, Seat seat, Rule rule) {
    if (!city.isShaken(seat)) return;
    city.at().shaken.set(city, seat.index(), 0);
    city.tell(rule, "calm-again", seat);
  }
}
