package nocturne.nightlancer.scoring;

import static nocturne.nightlancer.NightlancerRule.NL_15_03;

import java.util.Locale;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Seats;
import nocturne.kernel.Text;
import nocturne.nightlancer.City;
import nocturne.nightlancer.Fortune;

/** A Loan is paid, or paid for. */
record Debts(Seat seat) implements SeatAsk<City> {

  private static final int PRICE = 5;

  /** How. */
  enum How implements Option {
    PAY_LOAN,
    LOSE_PROSPECTS;

    @Override
    public String id() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    @Override
    public Text label() {
      return Text.of("option." + id());
    }
  }

  @Override
  public Seats asked(City city) {
    return city.loans(seat) > 0 ? Seats.of(seat) : Seats.NONE;
  }

  @Override
  public Text prompt(City city, Seat seat) {
    return Text.of("ask.debt", city.plan().loanPayoff(), PRICE);
  }

  @Override
  public Rule rule() {
    return NL_15_03;
  }

  @Override
  public void options(City city, Seat seat, Options may) {
    if (city.chips(seat) >= city.plan().loanPayoff()) may.add(How.PAY_LOAN);
    else may.refuse(How.PAY_LOAN, NL_15_03);
    may.add(How.LOSE_PROSPECTS);
  }

  @Override
  public void chosen(City city, Seat seat, Option option) {
    city.at().loans.add(city, seat.index(), -1);
    if (option == How.PAY_LOAN) Fortune.chips(city, seat, -city.plan().loanPayoff(), NL_15_03);
    else Fortune.prospects(city, seat, -PRICE, NL_15_03);
    city.then(this);
  }
}
