package nocturne.nightlancer.setup;

import static nocturne.nightlancer.NightlancerRule.NL_19_06;

import nocturne.kernel.Ask;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Text;
import nocturne.nightlancer.City;
import nocturne.nightlancer.automaton.PlayerOption;

/**
 * Those who play together settle who goes when; the first of those without a place answers for all.
 */
record ChooseOrder(int place, Seats left) implements Ask<City> {

  @Override
  public Seats asked(City city) {
    return left.isEmpty() ? left : Seats.of(left.first());
  }

  @Override
  public Text prompt(City city, Seat seat) {
    return Text.of("ask.order", city.seatCount() - left.size() + 1);
  }

  @Override
  public Rule rule() {
    return NL_19_06;
  }

  @Override
  public void options(City city, Seat seat, Options may) {
    PlayerOption.offer(left, may);
  }

  @Override
  public void chosen(City city, Seat seat, Option option) {
    var next = ((PlayerOption) option).player();
    city.order().set(place, next.index());
    if (left.size() > 1) city.then(new ChooseOrder(place + 1, left.without(next)));
    else city.tell(NL_19_06, "order", SetUp.names(city));
  }
}
