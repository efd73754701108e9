package nocturne.nightlancer.scoring;

import static nocturne.nightlancer.NightlancerRule.NL_15_06;

import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Seats;
import nocturne.kernel.Text;
import nocturne.nightlancer.City;
import nocturne.nightlancer.Fortune;
import nocturne.nightlancer.YesNo;

/** Chips become Prospects. */
record CashIn(Seat seat) implements SeatAsk<City> {

  private static final int PRICE = 5;

  @Override
  public Seats asked(City city) {
    return city.chips(seat) >= PRICE ? Seats.of(seat) : Seats.NONE;
  }

  @Override
  public Text prompt(City city, Seat seat) {
    return Text.of("ask.cash-in", PRICE);
  }

  @Override
  public Rule rule() {
    return NL_15_06;
  }

  @Override
  public void options(City city, Seat seat, Options may) {
    may.add(YesNo.YES);
    may.add(YesNo.NO);
  }

  @Override
  public void chosen(City city, Seat seat, Option option) {
    if (option == YesNo.NO) return;
    Fortune.chips(city, seat, -PRICE, NL_15_06);
    Fortune.prospects(city, seat, 1, NL_15_06);
    city.then(this);
  }
}
