package nocturne.nightlancer.street;

import static nocturne.nightlancer.NightlancerRule.NL_8_07;

import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Text;
import nocturne.nightlancer.City;
import nocturne.nightlancer.component.Space;

/** One card of a pair is bought, the other one goes. */
record BuyFromPair(Seat seat, Space space) implements SeatAsk<City> {

  @Override
  public Text prompt(City city, Seat seat) {
    return Text.of("ask.buy-card");
  }

  @Override
  public Rule rule() {
    return NL_8_07;
  }

  @Override
  public void options(City city, Seat seat, Options may) {
    Market.offer(city, seat, city.at().pairs.get(space.pair()), 0, may);
  }

  @Override
  public void chosen(City city, Seat seat, Option option) {
    var pair = city.at().pairs.get(space.pair());
    Market.buy(city, seat, pair, ((Market.Buy) option).card(), 0);
    Spaces.clearPair(city, space);
  }
}
