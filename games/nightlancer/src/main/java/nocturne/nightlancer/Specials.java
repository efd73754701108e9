package nocturne.nightlancer;

import static nocturne.nightlancer.NightlancerRule.NL_1_17;

import nocturne.kernel.Seat;
import nocturne.nightlancer.component.Timing;
import nocturne.nightlancer.component.Words;
import nocturne.nightlancer.effect.Effect.Span;

/** What each Nightlancer alone can do, and how often still. */
@Cites(NL_1_17)
public final class Specials {

  private Specials() {}

  /** Whether it may be used once more. */
  public static boolean isLeft(City city, Seat seat) {
    return city.at().specialUsed.get(city, seat.index())
        < city.lancer(seat).special().limit().times();
  }

  public static boolean isAt(City city, Seat seat, Timing timing) {
    return city.lancer(seat).special().use().timing() == timing && isLeft(city, seat);
  }

  public static void use(City city, Seat seat) {
    city.at().specialUsed.add(city, seat.index(), 1);
    if (!city.isHeard()) return;
    var lancer = city.lancer(seat);
    city.tell(NL_1_17, "special.used", seat, new Words(lancer.id(), lancer.special().name()));
  }

  /** Counts the uses anew when a span begins. */
  public static void begin(City city, Seat seat, Span span) {
    if (city.hasLancer(seat) && city.lancer(seat).special().isLimitedTo(span))
      city.at().specialUsed.set(city, seat.index(), 0);
  }
}
