package nocturne.nightlancer.component;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import nocturne.kernel.Name;
import nocturne.nightlancer.effect.Effect;
import nocturne.nightlancer.effect.Effect.Limit;
import nocturne.nightlancer.effect.Effect.Span;

/**
 * What only one Nightlancer can do.
 *
 * @param limit how often it may be used in its span
 * @param discounts how much less cards cost, by their type
 * @param soldWhole the types of cards that are sold for all that they cost
 */
public record Special(
    Name name, Use use, Limit limit, List<Integer> discounts, Set<MarketType> soldWhole) {

  private static final Limit AS_OFTEN_AS_ONE_LIKES = new Limit(Span.GAME, Integer.MAX_VALUE);

  public Special(Name name, Use use) {
    this(
        name,
        use,
        use.effect(Limit.class).orElse(AS_OFTEN_AS_ONE_LIKES),
        Stream.of(MarketType.values()).map(type -> discount(use, type)).toList(),
        soldWhole(use));
  }

  private static int discount(Use use, MarketType type) {
    for (var effect : use.effects())
      if (effect instanceof Effect.Discount own && own.types().contains(type)) return own.amount();
    return 0;
  }

  private static Set<MarketType> soldWhole(Use use) {
    var types = EnumSet.noneOf(MarketType.class);
    for (var effect : use.effects())
      if (effect instanceof Effect.SellFull sell) types.add(sell.type());
    return types;
  }

  public <E extends Effect> Optional<E> effect(Class<E> sort) {
    return use.effect(sort);
  }

  /** How much less a card of this type costs. */
  public int discount(MarketType type) {
    return discounts.get(type.ordinal());
  }

  /** Whether a card of this type is sold for all that it costs. */
  public boolean sellsWhole(MarketType type) {
    return soldWhole.contains(type);
  }

  /** Whether its uses are counted anew when such a span begins. */
  public boolean isLimitedTo(Span span) {
    return limit.span() == span;
  }
}
