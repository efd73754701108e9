package nocturne.nightlancer.challenge;

import static nocturne.nightlancer.NightlancerRule.NL_12_08;
import static nocturne.nightlancer.NightlancerRule.NL_12_09;
import static nocturne.nightlancer.NightlancerRule.NL_12_10;
import static nocturne.nightlancer.NightlancerRule.NL_12_11;
import static nocturne.nightlancer.NightlancerRule.NL_12_13;
import static nocturne.nightlancer.NightlancerRule.NL_13_01;
import static nocturne.nightlancer.NightlancerRule.NL_13_03;
import static nocturne.nightlancer.NightlancerRule.NL_13_04;
import static nocturne.nightlancer.NightlancerRule.NL_13_05;
import static nocturne.nightlancer.NightlancerRule.NL_13_06;
import static nocturne.nightlancer.NightlancerRule.NL_16_07;
import static nocturne.nightlancer.NightlancerRule.NL_16_12;
import static nocturne.nightlancer.NightlancerRule.NL_6_06;
import static nocturne.nightlancer.NightlancerRule.NL_6_07;
import static nocturne.nightlancer.NightlancerRule.NL_9_05;
import static nocturne.nightlancer.NightlancerRule.NL_9_06;
import static nocturne.nightlancer.NightlancerRule.NL_9_07;
import static nocturne.nightlancer.NightlancerRule.NL_9_08;

import java.util.List;
import java.util.Optional;
import nocturne.kernel.Seat;
import nocturne.kernel.Zone;
import nocturne.nightlancer.Cites;
import nocturne.nightlancer.City;
import nocturne.nightlancer.Fortune;
import nocturne.nightlancer.component.Ability;
import nocturne.nightlancer.component.MarketCard;
import nocturne.nightlancer.component.MarketType;
import nocturne.nightlancer.component.Obstacle;
import nocturne.nightlancer.component.Timing;
import nocturne.nightlancer.component.Use;
import nocturne.nightlancer.effect.Costs;
import nocturne.nightlancer.effect.Effect;
import nocturne.nightlancer.effect.Effect.Span;

/** The Black Market cards that somebody can use where she is. */
@Cites({NL_9_07, NL_12_08, NL_12_13, NL_13_06})
public final class Kit {

  /** What a card was used in, as bits. */
  public static final int IN_CHALLENGE = 1;

  public static final int IN_MISSION = 2;
  public static final int IN_ROUND = 4;

  private Kit() {}

  // Whether a card can be used

  /** On a mission what was taken along and what is built in; elsewhere all that is not Obvious. */
  @Cites({NL_6_06, NL_6_07, NL_13_04, NL_13_05})
  static boolean isAtHand(City city, Seat seat, MarketCard card, boolean loaded) {
    return city.slotOf(seat) < 0 ? !card.isObvious() : isTakenAlong(city, seat, card, loaded);
  }

  /** Whether a card has not been left behind by somebody who has packed for a mission. */
  public static boolean isCarried(City city, Seat seat, MarketCard card, boolean loaded) {
    return city.at().packed.get(city, seat.index()) == 0 || isTakenAlong(city, seat, card, loaded);
  }

  @Cites({NL_9_05, NL_9_06, NL_9_08})
  private static boolean isTakenAlong(City city, Seat seat, MarketCard card, boolean loaded) {
    return (loaded || card.type().isImplant()) && city.mission(city.slotOf(seat)).allows(card);
  }

  /** What using a card in this attempt adds, 0 where it can't be used. */
  @Cites(NL_12_10)
  static int bonus(City city, Seat seat, MarketCard card) {
    if (card.always() || isUsed(city, card, IN_CHALLENGE)) return 0;
    if (card.type().isWeapon() && !mayTakeWeapon(city, seat)) return 0;
    var ability = Challenges.used(city, seat);
    var use = helping(card, ability);
    if (use.isEmpty()) return card.bonus(ability);
    return isUsable(city, seat, card, use.get()) ? Effect.bonus(use.get().effects(), ability) : 0;
  }

  @Cites({NL_13_01, NL_13_03})
  private static boolean mayTakeWeapon(City city, Seat seat) {
    return Challenges.ability(city).isCombat() && city.at().armed.get(city, seat.index()) == 0;
  }

  /** Whether a card gets its user past an obstacle. */
  static boolean passes(City city, Seat seat, MarketCard card, Obstacle obstacle) {
    var use = passing(card, obstacle);
    return use.isPresent() && isUsable(city, seat, card, use.get());
  }

  /** The use of a card that adds to an ability; one for obstacles is not for that. */
  @Cites(NL_16_12)
  static Optional<Use> helping(MarketCard card, Ability ability) {
    for (var use : card.uses())
      if (use.timing() == Timing.CHALLENGE_SELF
          && use.effect(Effect.PassObstacle.class).isEmpty()
          && Effect.bonus(use.effects(), ability) > 0) return Optional.of(use);
    return Optional.empty();
  }

  private static Optional<Use> passing(MarketCard card, Obstacle obstacle) {
    for (var use : card.uses()) if (use.passes(obstacle)) return Optional.of(use);
    return Optional.empty();
  }

  private static boolean isUsable(City city, Seat seat, MarketCard card, Use use) {
    return isLeft(city, card, use) && Costs.canPay(city, seat, use.costs());
  }

  public static boolean isLeft(City city, MarketCard card, Use use) {
    for (var effect : use.effects())
      if (effect instanceof Effect.Limit limit) return !isUsed(city, card, bit(limit.span()));
    return true;
  }

  private static int bit(Span span) {
    return switch (span) {
      case CHALLENGE, STAGE -> IN_CHALLENGE;
      case MISSION -> IN_MISSION;
      case ROUND, GAME -> IN_ROUND;
    };
  }

  public static boolean isUsed(City city, MarketCard card, int span) {
    return (city.at().cardUsed.get(city, card.index()) & span) != 0;
  }

  // Using one

  /** Takes what a card adds to an attempt. */
  static void use(City city, Seat seat, MarketCard card) {
    take(city, seat, card, helping(card, Challenges.used(city, seat)), bonus(city, seat, card));
  }

  /** Gets past an obstacle with a card. */
  static void pass(City city, Seat seat, MarketCard card, Obstacle obstacle) {
    var use = passing(card, obstacle);
    var ability = Challenges.used(city, seat);
    int bonus = use.map(it -> Effect.bonus(it.effects(), ability)).orElse(0);
    take(city, seat, card, use, bonus);
  }

  @Cites(NL_12_11)
  private static void take(City city, Seat seat, MarketCard card, Optional<Use> use, int bonus) {
    city.tell(NL_12_10, "used", seat, card);
    note(city, card);
    if (card.type().isWeapon()) city.at().armed.set(city, seat.index(), card.index() + 1);
    city.at().bonus.add(city, seat.index(), bonus);
    use.ifPresent(it -> Costs.pay(city, seat, it.costs(), NL_12_09));
    if (card.isLoud()) Fortune.heat(city, seat, 1, NL_12_11);
    use.ifPresent(it -> after(city, seat, card, it));
  }

  /** Notes that a card was used, for as long as that matters. */
  public static void note(City city, MarketCard card) {
    int faced = Challenges.isFaced(city) ? IN_CHALLENGE : 0;
    city.at().cardUsed.set(city, card.index(), faced | IN_MISSION | IN_ROUND);
  }

  /** What becomes of a card by its use. */
  @Cites(NL_16_07)
  public static void after(City city, Seat seat, MarketCard card, Use use) {
    after(city, seat, card, use.effects());
  }

  static void after(City city, Seat seat, MarketCard card, List<Effect> effects) {
    for (var effect : effects) {
      if (effect instanceof Effect.DiscardSelf) city.discardMarket(zone(city, seat, card), card);
      else if (effect instanceof Effect.SpendSelf) spend(city, seat, card);
    }
  }

  private static void spend(City city, Seat seat, MarketCard card) {
    var zone = zone(city, seat, card);
    if (zone == city.at().assets(seat)) zone.turn(city, card, true);
    else zone.moveFaceDown(city, card, city.at().assets(seat));
    city.tell(NL_16_07, "spent", seat, card);
  }

  /** Where a card of a player lies. */
  public static Zone<MarketCard> zone(City city, Seat seat, MarketCard card) {
    var loadout = city.at().loadout(seat);
    return loadout.has(city, card) ? loadout : city.at().assets(seat);
  }

  /** Forgets what the cards of a player were used in. */
  public static void forget(City city, Seat seat, int spans) {
    forget(city, city.at().assets(seat), spans);
    forget(city, city.at().loadout(seat), spans);
  }

  private static void forget(City city, Zone<MarketCard> zone, int spans) {
    var used = city.at().cardUsed;
    for (int place = 0; place < zone.size(city); place++) {
      int card = zone.get(city, place).index();
      used.set(city, card, used.get(city, card) & ~spans);
    }
  }

  /** Whether a weapon that raises the tested ability is in use. */
  static boolean isArmedFor(City city, Seat seat, Ability ability) {
    int armed = city.at().armed.get(city, seat.index());
    if (armed == 0) return false;
    var card = city.contents().market().get(armed - 1);
    return card.type() == MarketType.WEAPON && card.bonus(ability) > 0;
  }
}
