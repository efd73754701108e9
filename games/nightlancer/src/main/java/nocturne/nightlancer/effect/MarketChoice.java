package nocturne.nightlancer.effect;

import static nocturne.nightlancer.NightlancerRule.NL_16_15;
import static nocturne.nightlancer.NightlancerRule.NL_3_05;

import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Seats;
import nocturne.kernel.Text;
import nocturne.nightlancer.Aside;
import nocturne.nightlancer.Cites;
import nocturne.nightlancer.City;
import nocturne.nightlancer.Reply;
import nocturne.nightlancer.street.Market;

/**
 * Somebody looks at Black Market cards and may buy some of them, also with what something else is
 * sold for; the others are discarded.
 */
@Cites(NL_3_05)
record MarketChoice(Seat seat, int most, int discount) implements SeatAsk<City> {

  static void begin(City city, Seat seat, Effect.MarketOffer offer) {
    var at = city.at();
    for (int i = 0; i < offer.count() && city.refill(at.marketDeck, at.marketDiscard); i++)
      at.marketDeck.moveTop(city, at.offer(seat));
    city.tell(NL_16_15, "looked", seat, at.offer(seat).size(city));
    city.then(new MarketChoice(seat, offer.most(), offer.discount()));
  }

  @Override
  public Seats asked(City city) {
    return city.at().offer(seat).isEmpty(city) ? Seats.NONE : Seats.of(seat);
  }

  @Override
  public Text prompt(City city, Seat seat) {
    return Text.of("ask.buy-offer");
  }

  @Override
  public Rule rule() {
    return NL_16_15;
  }

  @Override
  public void options(City city, Seat seat, Options may) {
    Market.offer(city, seat, city.at().offer(seat), discount, may);
    may.add(Reply.DONE);
    Aside.offer(city, seat, may);
  }

  /** A choice of nothing but "no" is shown: the cards have been looked at. */
  @Override
  public boolean shownWhenForced() {
    return true;
  }

  @Override
  public void chosen(City city, Seat seat, Option option) {
    if (option instanceof Market.Buy(var card, var _)) {
      Market.buy(city, seat, city.at().offer(seat), card, discount);
      if (most > 1) city.then(new MarketChoice(seat, most - 1, discount));
      else discardRest(city);
    } else if (option == Reply.DONE) {
      discardRest(city);
    } else {
      city.then(this);
      Aside.take(city, seat, option);
    }
  }

  private void discardRest(City city) {
    var offer = city.at().offer(seat);
    while (!offer.isEmpty(city)) city.discardMarket(offer, offer.top(city));
  }
}
