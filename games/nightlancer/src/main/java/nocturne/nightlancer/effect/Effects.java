package nocturne.nightlancer.effect;

import static nocturne.nightlancer.NightlancerRule.NL_16_15;

import java.util.List;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Step;
import nocturne.nightlancer.City;
import nocturne.nightlancer.Fortune;
import nocturne.nightlancer.component.Resource;
import nocturne.nightlancer.component.Use;

/** Carries out effects that happen by themselves. */
public final class Effects {

  private Effects() {}

  /** Whether anything would happen if somebody used this now. */
  public static boolean isAnyPossible(City city, Seat seat, Use use) {
    if (use.sure()) return true;
    for (var effect : use.effects()) if (isPossible(city, seat, effect)) return true;
    return false;
  }

  /** Whether an effect of which that is not sure would happen. */
  private static boolean isPossible(City city, Seat seat, Effect effect) {
    return switch (effect) {
      case Effect.Gain gain when gain.resource() == Resource.HEALTH ->
          city.health(seat) < city.lancer(seat).health();
      case Effect.Gain gain when gain.resource() == Resource.RESOLVE ->
          city.resolve(seat) < city.lancer(seat).resolve();
      case Effect.Lose lose when lose.resource() == Resource.HEAT -> city.heat(seat) > 0;
      case Effect.BuyOpportunity buy -> BuyOpportunity.isAny(city, seat, buy.discount());
      default -> false;
    };
  }

  /** Carries out effects in their order. */
  public static void perform(City city, Seat seat, List<Effect> effects, Rule rule) {
    for (int i = effects.size() - 1; i >= 0; i--) {
      var effect = effects.get(i);
      if (isCarriedOut(effect)) city.then(new Perform(seat, effect, rule));
    }
  }

  private static boolean isCarriedOut(Effect effect) {
    return effect instanceof Effect.Gain
        || effect instanceof Effect.Lose
        || effect instanceof Effect.Draw
        || effect instanceof Effect.DrawKeep
        || effect instanceof Effect.MarketOffer
        || effect instanceof Effect.BuyOpportunity
        || effect instanceof Effect.Discount;
  }

  /** One effect. */
  record Perform(Seat seat, Effect effect, Rule rule) implements Step<City> {

    @Override
    public void run(City city) {
      switch (effect) {
        case Effect.Gain gain -> Fortune.gain(city, seat, gain.resource(), gain.amount(), rule);
        case Effect.Lose lose -> Fortune.lose(city, seat, lose.resource(), lose.amount(), rule);
        case Effect.Draw draw -> draw(city, seat, draw.deck(), draw.count(), rule);
        case Effect.DrawKeep look -> LookAndKeep.begin(city, seat, look.count(), look.kept());
        case Effect.MarketOffer offer -> MarketChoice.begin(city, seat, offer);
        case Effect.BuyOpportunity buy -> city.then(new BuyOpportunity(seat, buy.discount(), true));
        case Effect.Discount discount -> grant(city, seat, discount);
        default -> throw new IllegalStateException("not carried out by itself: " + effect);
      }
    }
  }

  private static void grant(City city, Seat seat, Effect.Discount discount) {
    int bits = 0;
    for (var type : discount.types()) bits |= 1 << type.ordinal();
    city.at().discounted.set(city, seat.index(), bits);
    city.at().discount.set(city, seat.index(), discount.amount());
    city.tell(NL_16_15, "discount", seat, discount.amount());
  }

  public static void draw(City city, Seat seat, Effect.Deck deck, int count, Rule rule) {
    if (deck == Effect.Deck.CONTACT) city.drawContacts(seat, count, rule);
    else city.drawOpportunities(seat, count, rule);
  }
}
