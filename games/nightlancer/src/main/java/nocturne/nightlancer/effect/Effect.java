package nocturne.nightlancer.effect;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import nocturne.nightlancer.component.Ability;
import nocturne.nightlancer.component.MarketType;
import nocturne.nightlancer.component.Obstacle;
import nocturne.nightlancer.component.Opportunity;
import nocturne.nightlancer.component.Resource;

/**
 * What cards and specials do, in the closed vocabulary of the packs: one word, one record. Those
 * that happen by themselves are carried out by {@link Effects}; the others are looked for where
 * they matter.
 */
public sealed interface Effect {

  // What happens at once

  /** GAIN: the player, or whom the card is played on, gets some of a resource. */
  record Gain(boolean target, Resource resource, int amount) implements Effect {}

  /** LOSE: as much as is there. */
  record Lose(Resource resource, int amount) implements Effect {}

  /** DRAW: cards for the Hand. */
  record Draw(Deck deck, int count) implements Effect {}

  /** DRAW_KEEP: looks at Opportunities and keeps some. */
  record DrawKeep(int count, int kept) implements Effect {}

  /** MARKET_OFFER: looks at Black Market cards and may buy some. */
  record MarketOffer(int count, int most, int discount) implements Effect {}

  /** BUY_OPPORTUNITY: one from the Hand, without a token. */
  record BuyOpportunity(int discount) implements Effect {}

  /** DISCOUNT: Chips off the next purchase of these types, or off all of them. */
  record Discount(Set<MarketType> types, int amount) implements Effect {}

  /** PLACE_DEAL: the Deal token goes onto the mission. */
  record PlaceDeal() implements Effect {}

  /** SWAP_ORDER: changes places in the turn order. */
  record SwapOrder() implements Effect {}

  // What counts in a challenge

  /** PASS_OBSTACLE. */
  record PassObstacle(Obstacle obstacle) implements Effect {}

  /** BONUS: more of an ability. */
  record Bonus(Scope scope, int amount) implements Effect {}

  /** PENALTY: less of an ability, for whom the card is played on. */
  record Penalty(Ability ability, int amount) implements Effect {}

  /** CANCEL: a Contact played on oneself does nothing. */
  record Cancel() implements Effect {}

  /** REDUCE_DANGER: Health that is not lost in a fight. */
  record ReduceDanger(boolean target, int amount) implements Effect {}

  /** REROLL: dice that may be rolled once more. */
  record Reroll(int dice) implements Effect {}

  /** SUBSTITUTE: one ability stands in for another. */
  record Substitute(Ability tested, Ability used) implements Effect {}

  /** PREVENT: some of a loss, or of Heat, that does not come. */
  record Prevent(Resource resource, int amount) implements Effect {}

  // What becomes of the card, and what lasts

  /** SPEND_SELF: the card is turned face down. */
  record SpendSelf() implements Effect {}

  /** DISCARD_SELF: the card is gone. */
  record DiscardSelf() implements Effect {}

  /** PER_DOWNTIME: again and again. */
  record PerDowntime(Effect effect) implements Effect {}

  /** END_SCORE: Prospects at the end, for so many cards each. */
  record EndScore(int prospects, int per, Opportunity.Type counted, int most) implements Effect {}

  /** SELL_FULL: such cards are sold for what they cost. */
  record SellFull(MarketType type) implements Effect {}

  /** LIMIT: how often in a span of time. */
  record Limit(Span span, int times) implements Effect {}

  /** The decks that players draw from. */
  enum Deck {
    CONTACT,
    OPPORTUNITY
  }

  /** What a bonus adds to. */
  enum Scope {
    COVERT,
    STREETWISE,
    TECHNICAL,
    MELEE,
    GUNFIGHT,
    MARKSMAN,
    /** Whichever combat ability is tested. */
    COMBAT,
    /** The tested ability, if a Weapon that raises it is used. */
    WEAPON;

    public boolean covers(Ability ability) {
      return ordinal() == ability.ordinal() || (this == COMBAT && ability.isCombat());
    }
  }

  /** How long a limit holds. */
  enum Span {
    CHALLENGE,
    STAGE,
    MISSION,
    ROUND,
    GAME
  }

  /** The first effect of a sort. */
  static <E extends Effect> Optional<E> find(List<Effect> effects, Class<E> sort) {
    for (var effect : effects) if (sort.isInstance(effect)) return Optional.of(sort.cast(effect));
    return Optional.empty();
  }

  /** Whether one of these happens whatever the lot of who it happens to. */
  static boolean isAnySure(List<Effect> effects) {
    for (var effect : effects) if (isSure(effect)) return true;
    return false;
  }

  private static boolean isSure(Effect effect) {
    return switch (effect) {
      case Gain(var _, var what, var _) -> what != Resource.HEALTH && what != Resource.RESOLVE;
      case Lose(var what, var _) -> what != Resource.HEAT;
      case Draw _, DrawKeep _, MarketOffer _, Discount _ -> true;
      default -> false;
    };
  }

  /** What these add to an ability. */
  static int bonus(List<Effect> effects, Ability ability) {
    int bonus = 0;
    for (var effect : effects)
      if (effect instanceof Bonus(var scope, var amount) && scope.covers(ability)) bonus += amount;
    return bonus;
  }

  /** How much of a resource these give. */
  static int gained(List<Effect> effects, Resource resource) {
    int sum = 0;
    for (var effect : effects)
      if (effect instanceof Gain gain && gain.resource == resource) sum += gain.amount;
    return sum;
  }
}
