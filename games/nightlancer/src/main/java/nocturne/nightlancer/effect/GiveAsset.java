package nocturne.nightlancer.effect;

import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Text;
import nocturne.nightlancer.City;
import nocturne.nightlancer.component.MarketCard;
import nocturne.nightlancer.component.MarketType;

/** Assets of a type are the price: which ones is asked one by one. */
record GiveAsset(Seat seat, MarketType type, int count, Rule rule) implements SeatAsk<City> {

  @Override
  public Text prompt(City city, Seat seat) {
    return Text.of("ask.give", count);
  }

  @Override
  public void options(City city, Seat seat, Options may) {
    var assets = city.at().assets(seat);
    for (int place = 0; place < assets.size(city); place++) {
      var card = assets.get(city, place);
      if (card.type() == type && !assets.isFaceDown(city, place)) may.add(new GiveCard.Give(card));
    }
  }

  @Override
  public void chosen(City city, Seat seat, Option option) {
    var card = (MarketCard) ((GiveCard.Give) option).card();
    city.tell(rule, "discarded", seat, card);
    city.discardMarket(city.at().assets(seat), card);
    if (count > 1) city.then(new GiveAsset(seat, type, count - 1, rule));
  }
}
