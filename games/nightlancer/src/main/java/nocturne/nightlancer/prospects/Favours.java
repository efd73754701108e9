package nocturne.nightlancer.prospects;

import java.util.List;
import nocturne.kernel.Seat;
import nocturne.nightlancer.City;
import nocturne.nightlancer.component.Resource;
import nocturne.nightlancer.effect.Effect;
import nocturne.nightlancer.street.PlaceToken;

/** What it is worth to a player to call in a favour, or to use up a thing, here and now. */
record Favours(City city, Seat seat, Hour hour, Rates rates) {

  private static final double GOODS = 0.32;
  private static final double A_CHIP_OFF = 0.1;
  private static final double USED = 0.6;
  private static final double CHOICE = 0.1;
  private static final int MONEY_FOR_GOODS = 3;
  private static final int WEAK = 3;
  private static final double RELIEF = 0.4;

  static Favours of(City city, Seat seat) {
    var hour = Hour.of(city, city.agenda());
    return new Favours(city, seat, hour, Rates.of(city, seat, hour));
  }

  /** What playing a Contact for these effects brings, less the Contact. */
  double contact(List<Effect> effects) {
    return sum(effects) - rates.contact();
  }

  /** What using a card for these effects brings, less the card if it is gone afterwards. */
  double card(int chips, List<Effect> effects) {
    boolean gone = Effect.find(effects, Effect.DiscardSelf.class).isPresent();
    return sum(effects) - (gone ? USED * chips * rates.chip() : 0);
  }

  private double sum(List<Effect> effects) {
    double sum = 0;
    for (var effect : effects) sum += worth(effect);
    return sum;
  }

  private double worth(Effect effect) {
    return switch (effect) {
      case Effect.Gain(var _, var resource, var amount) -> gain(resource, amount);
      case Effect.Lose(var resource, var _) when resource == Resource.HEAT ->
          city.heat(seat) > 0 ? Rates.heat(city.heat(seat) - 1) : 0;
      case Effect.Draw(var deck, var count) ->
          count * (deck == Effect.Deck.CONTACT ? rates.contact() : rates.opportunity());
      case Effect.DrawKeep _ -> rates.opportunity() + CHOICE;
      case Effect.MarketOffer(var _, var _, var discount) ->
          isBuyer() ? GOODS + A_CHIP_OFF * discount : 0;
      case Effect.Discount(var _, var amount) ->
          isBuyer() && isStillToGo() ? USED * amount * rates.chip() : 0;
      case Effect.BuyOpportunity(var discount) ->
          new Chances(city, seat, hour, rates).bestPurchase() + discount * rates.chip();
      default -> 0;
    };
  }

  private boolean isBuyer() {
    return city.chips(seat) >= MONEY_FOR_GOODS && hour.nights() > 0;
  }

  /** Whether this turn's token is still to be placed: a bargain lasts no longer than the turn. */
  private boolean isStillToGo() {
    return city.pending() instanceof PlaceToken;
  }

  private double gain(Resource resource, int amount) {
    return switch (resource) {
      case CHIP -> amount * rates.chip();
      case HEALTH ->
          regained(city.health(seat), city.lancer(seat).health(), amount, rates.health());
      case RESOLVE ->
          regained(city.resolve(seat), city.lancer(seat).resolve(), amount, rates.resolve());
      case PROSPECT -> amount;
      case IDEAL -> amount * rates.ideal();
      case HEAT -> -amount * rates.heat();
    };
  }

  /** Help is worth most to those who need it, and nothing when there is nothing left to do. */
  private double regained(int now, int most, int amount, double rate) {
    double points = Math.min(amount, most - now) * rate;
    return now < WEAK && hour.nights() > 0 ? points + RELIEF : points;
  }
}
