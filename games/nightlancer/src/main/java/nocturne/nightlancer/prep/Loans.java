package nocturne.nightlancer.prep;

import static nocturne.nightlancer.NightlancerRule.NL_4_08;
import static nocturne.nightlancer.NightlancerRule.NL_4_09;
import static nocturne.nightlancer.NightlancerRule.NL_4_10;
import static nocturne.nightlancer.NightlancerRule.NL_4_11;

import java.util.Locale;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Seats;
import nocturne.kernel.Step;
import nocturne.kernel.Text;
import nocturne.nightlancer.Aside;
import nocturne.nightlancer.Cites;
import nocturne.nightlancer.City;
import nocturne.nightlancer.Fortune;

/** What borrowed money costs in the course of time. */
final class Loans {

  private static final int PAYOFF = 10;
  private static final int HARM = 3;

  private Loans() {}

  /** What one can do about a Loan. */
  enum Answer implements Option {
    PAY_CHIP,
    TAKE_HARM,
    PAY_OFF,
    KEEP_LOAN;

    @Override
    public String id() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    @Override
    public Text label() {
      return Text.of("option." + id());
    }
  }

  /** Interest, in turn order. */
  record InterestOf(int place) implements Step<City> {

    @Override
    public void run(City city) {
      if (place == city.order().size()) return;
      city.then(new InterestOf(place + 1));
      if (city.order().isAutomaton(place)) return;
      var seat = city.order().seat(place);
      for (int loan = 0; loan < city.loans(seat); loan++) city.then(new Interest(seat));
    }
  }

  /** A Chip, or the collectors come. */
  @Cites({NL_4_09, NL_4_10})
  record Interest(Seat seat) implements SeatAsk<City> {

    @Override
    public Text prompt(City city, Seat seat) {
      return Text.of("ask.interest");
    }

    @Override
    public Rule rule() {
      return NL_4_08;
    }

    @Override
    public void options(City city, Seat seat, Options may) {
      if (city.chips(seat) > 0) may.add(Answer.PAY_CHIP);
      else may.refuse(Answer.PAY_CHIP, NL_4_08);
      may.add(Answer.TAKE_HARM);
      Aside.offer(city, seat, may);
    }

    @Override
    public void chosen(City city, Seat seat, Option option) {
      if (option == Answer.PAY_CHIP) {
        Fortune.chips(city, seat, -1, NL_4_08);
      } else if (option == Answer.TAKE_HARM) {
        Fortune.hurt(city, seat, HARM, NL_4_08);
        Fortune.unnerve(city, seat, HARM, NL_4_08);
        Fortune.check(city, seat);
      } else {
        city.then(this);
        Aside.take(city, seat, option);
      }
    }
  }

  /** Paying off, in turn order. */
  record PayOffOf(int place) implements Step<City> {

    @Override
    public void run(City city) {
      if (place == city.order().size()) return;
      city.then(new PayOffOf(place + 1));
      if (!city.order().isAutomaton(place)) city.then(new PayOff(city.order().seat(place)));
    }
  }

  /** Somebody who can may be rid of a Loan. */
  record PayOff(Seat seat) implements SeatAsk<City> {

    @Override
    public Seats asked(City city) {
      return city.loans(seat) > 0 && city.chips(seat) >= PAYOFF ? Seats.of(seat) : Seats.NONE;
    }

    @Override
    public Text prompt(City city, Seat seat) {
      return Text.of("ask.pay-off");
    }

    @Override
    public Rule rule() {
      return NL_4_11;
    }

    @Override
    public void options(City city, Seat seat, Options may) {
      may.add(Answer.PAY_OFF);
      may.add(Answer.KEEP_LOAN);
    }

    @Override
    public void chosen(City city, Seat seat, Option option) {
      if (option == Answer.KEEP_LOAN) return;
      Fortune.chips(city, seat, -PAYOFF, NL_4_11);
      city.at().loans.add(city, seat.index(), -1);
      city.tell(NL_4_11, "paid-off", seat);
      city.then(this);
    }
  }
}
