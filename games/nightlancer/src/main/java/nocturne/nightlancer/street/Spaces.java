package nocturne.nightlancer.street;

import static nocturne.nightlancer.NightlancerRule.NL_8_02;
import static nocturne.nightlancer.NightlancerRule.NL_8_03;
import static nocturne.nightlancer.NightlancerRule.NL_8_19;
import static nocturne.nightlancer.NightlancerRule.NL_8_20;

import nocturne.kernel.Options;
import nocturne.kernel.Seat;
import nocturne.nightlancer.Cites;
import nocturne.nightlancer.City;
import nocturne.nightlancer.Fortune;
import nocturne.nightlancer.Specials;
import nocturne.nightlancer.component.Deed;
import nocturne.nightlancer.component.Space;
import nocturne.nightlancer.component.Timing;
import nocturne.nightlancer.effect.Effect;

/** The spaces of the board, and who stands there. */
public final class Spaces {

  private Spaces() {}

  @Cites(NL_8_03)
  public static boolean isFree(City city, Space space) {
    return city.at().board.has(space) && city.at().taken.get(city, space.index()) == 0;
  }

  /** All the free spaces, a bit each. */
  private static long free(City city) {
    return city.at().board.all() & city.at().taken.placesOf(city, 0);
  }

  /** Offers the spaces where a player may place a token: something to do there is possible. */
  @Cites({NL_8_02, NL_8_19, NL_8_20})
  static void offer(City city, Seat seat, Options may) {
    var board = city.at().board;
    long free = free(city);
    long usable = usable(city, seat, free);
    for (long left = usable; left != 0; left &= left - 1) may.add(board.first(left));
    if (may.explaining())
      for (long left = free & ~usable; left != 0; left &= left - 1)
        may.refuse(board.first(left), NL_8_02);
  }

  /** Those of these spaces where something is possible; most of them are told by their deeds. */
  private static long usable(City city, Seat seat, long spaces) {
    int possible = Deeds.possible(city, seat);
    var board = city.at().board;
    long usable = spaces & board.with(possible & ~Deed.USE_CONNECTIONS.bit());
    for (long left = spaces & ~usable; left != 0; left &= left - 1) {
      var space = board.first(left);
      if (isUsable(city, seat, space, possible)) usable |= space.bit();
    }
    return usable;
  }

  /**
   * @param possible the deeds that are possible without more Heat, but for those on the market
   */
  static boolean isUsable(City city, Seat seat, Space space, int possible) {
    int deeds = space.bits() & possible;
    if (space.kind() != Space.Kind.RISKY)
      return deeds != 0
          || (space.pair() >= 0 && Market.isAny(city, seat, city.at().pairs.get(space.pair())));
    return (deeds & ~Deed.USE_CONNECTIONS.bit()) != 0
        || ((space.bits() & Deed.USE_CONNECTIONS.bit()) != 0
            && Deeds.isPossible(city, seat, Deed.USE_CONNECTIONS, space, 1));
  }

  /** What is left of a pair of market cards goes. */
  public static void clearPair(City city, Space space) {
    var pair = city.at().pairs.get(space.pair());
    while (!pair.isEmpty(city)) city.discardMarket(pair, pair.top(city));
  }

  /** Somebody may live on what others do with the Euromafia. */
  public static void euromafiaUsed(City city, Space space, int by) {
    if (space.kind() != Space.Kind.EUROMAFIA) return;
    for (var seat : city.seats().list()) {
      if (seat.index() == by || !Specials.isAt(city, seat, Timing.EUROMAFIA_OTHER)) continue;
      Specials.use(city, seat);
      var gain = city.lancer(seat).special().effect(Effect.Gain.class).orElseThrow();
      Fortune.gain(city, seat, gain.resource(), gain.amount(), NL_8_02);
    }
  }

  /** The kind of space under which an automaton counts a deed, or -1. */
  static int counted(Deed deed) {
    return switch (deed) {
      case USE_CONNECTIONS -> Space.Kind.USE_CONNECTIONS.ordinal();
      case GATHER_FAVOURS -> Space.Kind.GATHER_FAVOURS.ordinal();
      case SLUMS_HUSTLES -> Space.Kind.SLUMS_HUSTLES.ordinal();
      case LOAN, BUY_PROSPECTS -> Space.Kind.EUROMAFIA.ordinal();
      case BLACK_MARKET -> Space.Kind.BLACK_MARKET.ordinal();
      case DROP_HEAT, HARD_WORK, REST -> -1;
    };
  }
}
