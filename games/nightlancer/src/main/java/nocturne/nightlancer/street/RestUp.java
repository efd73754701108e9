package nocturne.nightlancer.street;

import static nocturne.nightlancer.NightlancerRule.NL_8_28;

import java.util.Locale;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Text;
import nocturne.nightlancer.City;
import nocturne.nightlancer.Fortune;

/** A rest for the body or for the mind. */
record RestUp(Seat seat) implements SeatAsk<City> {

  /** What one rests. */
  enum Rest implements Option {
    RESOLVE,
    HEALTH;

    @Override
    public String id() {
      return "rest-" + name().toLowerCase(Locale.ROOT);
    }

    @Override
    public Text label() {
      return Text.of("option." + id());
    }
  }

  @Override
  public Text prompt(City city, Seat seat) {
    return Text.of("ask.rest");
  }

  @Override
  public Rule rule() {
    return NL_8_28;
  }

  @Override
  public void options(City city, Seat seat, Options may) {
    may.add(Rest.RESOLVE);
    may.add(Rest.HEALTH);
  }

  @Override
  public void chosen(City city, Seat seat, Option option) {
    if (option == Rest.RESOLVE) Fortune.calm(city, seat, 1, NL_8_28);
    else Fortune.heal(city, seat, 1, NL_8_28);
  }
}
