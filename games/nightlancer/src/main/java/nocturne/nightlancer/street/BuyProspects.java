package nocturne.nightlancer.street;

import static nocturne.nightlancer.NightlancerRule.NL_8_22;

import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Text;
import nocturne.nightlancer.City;

/** One Prospect or two, as far as the Chips go. */
record BuyProspects(Seat seat) implements SeatAsk<City> {

  private static final int MOST = 2;

  /** So many Prospects. */
  record Count(int count) implements Option {

    @Override
    public String id() {
      return "prospects-" + count;
    }

    @Override
    public Text label() {
      return Text.of("option.prospects", count);
    }
  }

  @Override
  public Text prompt(City city, Seat seat) {
    return Text.of("ask.prospects", city.roundCard().price());
  }

  @Override
  public Rule rule() {
    return NL_8_22;
  }

  @Override
  public void options(City city, Seat seat, Options may) {
    for (int count = 1; count <= MOST; count++) {
      if (city.chips(seat) >= count * city.roundCard().price()) may.add(new Count(count));
      else may.refuse(new Count(count), NL_8_22);
    }
  }

  @Override
  public void chosen(City city, Seat seat, Option option) {
    Deeds.buyProspects(city, seat, ((Count) option).count());
  }
}
