package nocturne.nightlancer.scoring;

import static nocturne.nightlancer.NightlancerRule.NL_15_01;
import static nocturne.nightlancer.NightlancerRule.NL_15_02;
import static nocturne.nightlancer.NightlancerRule.NL_15_18;

import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Step;
import nocturne.kernel.Text;
import nocturne.nightlancer.Aside;
import nocturne.nightlancer.Cites;
import nocturne.nightlancer.City;
import nocturne.nightlancer.Reply;
import nocturne.nightlancer.component.Timing;
import nocturne.nightlancer.effect.BuyOpportunity;

/** The reckoning: in turn order everybody turns what is left into Prospects. */
@Cites(NL_15_18)
public record Scoring() implements Step<City> {

  @Override
  public void run(City city) {
    city.tell(NL_15_01, "scoring");
    city.then(new Turns(0), new Tally());
  }

  /** One player after the other. */
  record Turns(int place) implements Step<City> {

    @Override
    public void run(City city) {
      if (place == city.order().size()) return;
      city.then(new Turns(place + 1));
      if (city.order().isAutomaton(place)) return;
      var seat = city.order().seat(place);
      // What they are asked, and whether at all, depends on what they hold.
      city.at().contacts(seat).consult(city);
      city.at().opportunities(seat).consult(city);
      city.then(new Liquidate(seat), new Debts(seat), new HeatBill(seat), new CashIn(seat));
    }
  }

  /** Everything may be sold, played and bought once more. */
  record Liquidate(Seat seat) implements SeatAsk<City> {

    @Override
    public Text prompt(City city, Seat seat) {
      return Text.of("ask.liquidate");
    }

    @Override
    public Rule rule() {
      return NL_15_01;
    }

    @Override
    public void options(City city, Seat seat, Options may) {
      Aside.offer(city, seat, Timing.ANY.bit() | Timing.STREET.bit(), may);
      BuyOpportunity.offer(city, seat, 0, NL_15_02, may);
      may.add(Reply.DONE);
    }

    @Override
    public void chosen(City city, Seat seat, Option option) {
      if (option == Reply.DONE) return;
      city.then(this);
      if (option instanceof BuyOpportunity.Buy(var card)) BuyOpportunity.buy(city, seat, card, 0);
      else Aside.take(city, seat, option);
    }
  }
}
