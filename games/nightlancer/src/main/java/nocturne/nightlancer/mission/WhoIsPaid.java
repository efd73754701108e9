package nocturne.nightlancer.mission;

import static nocturne.nightlancer.NightlancerRule.NL_18_16;

import nocturne.kernel.Ask;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Text;
import nocturne.nightlancer.City;
import nocturne.nightlancer.automaton.PlayerOption;
import nocturne.nightlancer.automaton.Spokesman;

/**
 * The players say who is paid next, and with it whom the Rival draws against; the first of them
 * answers.
 *
 * @param crew how many there are to be paid in all
 */
record WhoIsPaid(int slot, Seats left, int crew) implements Ask<City> {

  @Override
  public Seats asked(City city) {
    return left.isEmpty() ? left : Seats.of(Spokesman.of(city));
  }

  @Override
  public Text prompt(City city, Seat seat) {
    return Text.of("ask.who-is-paid", city.edition().automaton().name());
  }

  @Override
  public Rule rule() {
    return NL_18_16;
  }

  @Override
  public void options(City city, Seat seat, Options may) {
    PlayerOption.offer(left, may);
  }

  @Override
  public void chosen(City city, Seat seat, Option option) {
    var next = ((PlayerOption) option).player();
    city.then(new Payment.Pay(slot, next, crew), new WhoIsPaid(slot, left.without(next), crew));
  }
}
