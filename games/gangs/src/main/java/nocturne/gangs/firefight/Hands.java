package nocturne.gangs.firefight;

import static nocturne.gangs.GangsRule.GN_14_01;
import static nocturne.gangs.GangsRule.GN_14_02;
import static nocturne.gangs.GangsRule.GN_14_03;
import static nocturne.gangs.GangsRule.GN_14_04;
import static nocturne.gangs.GangsRule.GN_14_05;
import static nocturne.gangs.GangsRule.GN_14_06;

import nocturne.gangs.Cites;
import nocturne.gangs.NightCity;
import nocturne.gangs.component.CombatCard;
import nocturne.gangs.component.Edgerunner;
import nocturne.gangs.unit.Units;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;

/**
 * Combat hands. What a hand holds is a secret, and what everybody saw go into it is none: such
 * cards stay known where they lie until something unseen happens to the hand.
 */
@Cites({GN_14_01, GN_14_02})
public final class Hands {

  private Hands() {}

  /** An empty hand takes back the whole discard pile, unless a card of it is being played. */
  @Cites(GN_14_04)
  public static void recover(NightCity city, int side) {
    if (!city.isPlayer(side) || !city.at().hand(side).isEmpty(city)) return;
    if (!city.at().played(side).isEmpty(city) || city.at().discard(side).isEmpty(city)) return;
    takeBack(city, side, GN_14_03);
  }

  /** The discard pile goes to the hand, before the eyes of everybody. */
  static void takeBack(NightCity city, int side, Rule rule) {
    var hand = city.at().hand(side);
    int before = hand.size(city);
    city.at().discard(side).moveAll(city, hand);
    for (int place = before; place < hand.size(city); place++) hand.show(city, place, city.seats());
    if (city.isHeard()) city.tell(rule, "hand.recovered", city.name(side));
    if (before == 0 && city.at().swapped.get(city, side) == 0) deduceRemoved(city, side);
  }

  /** Everybody sees the whole hand, and so which of the starting cards are out of the game. */
  private static void deduceRemoved(NightCity city, int side) {
    var removed = city.at().removed(side);
    for (int place = 0; place < removed.size(city); place++)
      if (removed.get(city, place).isStarting()) removed.show(city, place, city.seats());
  }

  /** A card goes to a hand before the eyes of everybody. */
  public static void showTop(NightCity city, int side) {
    var hand = city.at().hand(side);
    hand.show(city, hand.size(city) - 1, city.seats());
  }

  /** A card of a hand is discarded by some effect. */
  @Cites(GN_14_05)
  public static void discard(NightCity city, int side, CombatCard card, Rule rule) {
    city.at().hand(side).move(city, card, city.at().discard(side));
    if (city.isHeard()) city.tell(rule, "card.discarded", city.name(side), card);
    recover(city, side);
  }

  /**
   * Something unseen happens to a hand: of what others knew of it only these seats still know
   * anything.
   */
  @Cites(GN_14_06)
  public static void forget(NightCity city, int side, Seats exempt) {
    var hand = city.at().hand(side);
    var aside = city.at().drawn(side);
    for (int left = hand.size(city); left > 0; left--) {
      var knowing = Seats.NONE;
      for (var seat : exempt.list()) if (hand.isSeenBy(city, 0, seat)) knowing = knowing.with(seat);
      var card = hand.get(city, 0);
      hand.move(city, card, aside);
      aside.move(city, card, hand);
      if (!knowing.isEmpty()) hand.show(city, hand.size(city) - 1, knowing);
    }
  }

  /** Whether a side has a hand with a card in it. */
  public static boolean hasCards(NightCity city, int side) {
    return city.isPlayer(side) && !city.at().hand(side).isEmpty(city);
  }

  /** Night Market Tune Up: a card of one's own for a random one of somebody else's. */
  public static void swap(NightCity city, int side) {
    if (!hasCards(city, side)) return;
    for (int other = 0; other < city.sides(); other++)
      if (other != side && hasCards(city, other)) {
        city.then(new SwapCards(Seat.of(side)));
        return;
      }
  }

  /** An edgerunner may look at the hand of an opponent in the district. */
  public static void look(NightCity city, Seat seat, Edgerunner edgerunner) {
    int spot = Units.spotOf(city, edgerunner);
    if (spot < 0) return;
    int district = city.board().spot(spot).district();
    for (int other = 0; other < city.sides(); other++)
      if (other != seat.index() && hasCards(city, other) && Units.isIn(city, other, district)) {
        city.then(new LookAtHand(seat, district));
        return;
      }
  }
}
