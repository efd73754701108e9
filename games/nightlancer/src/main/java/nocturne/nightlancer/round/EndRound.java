package nocturne.nightlancer.round;

import static nocturne.nightlancer.NightlancerRule.NL_14_01;
import static nocturne.nightlancer.NightlancerRule.NL_14_05;
import static nocturne.nightlancer.NightlancerRule.NL_14_06;
import static nocturne.nightlancer.NightlancerRule.NL_14_07;
import static nocturne.nightlancer.NightlancerRule.NL_14_08;
import static nocturne.nightlancer.NightlancerRule.NL_3_03;

import nocturne.kernel.Ask;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Step;
import nocturne.kernel.Text;
import nocturne.nightlancer.Cites;
import nocturne.nightlancer.City;
import nocturne.nightlancer.automaton.ContactDraw;
import nocturne.nightlancer.automaton.Spokesman;
import nocturne.nightlancer.automaton.Trigger;
import nocturne.nightlancer.effect.Cost;
import nocturne.nightlancer.effect.GiveCard;
import nocturne.nightlancer.scoring.Scoring;

/** The turn order by Heat, hands down to six, and on. */
@Cites(NL_3_03)
public record EndRound() implements Step<City> {

  private static final int HAND = 6;

  @Override
  public void run(City city) {
    city.order().sort();
    city.tell(NL_14_01, "order.sorted");
    city.then(new Swaps(0), new AutomatonSwap(), new HandLimit(), new Next());
  }

  /** The automaton tries to be first, where it is not. */
  record AutomatonSwap() implements Step<City> {

    @Override
    public void run(City city) {
      if (city.plan().isTogether())
        ContactDraw.against(Spokesman.of(city), Trigger.TURN_ORDER).run(city);
    }
  }

  /** Everybody with too many cards discards, in any order. */
  @Cites({NL_14_05, NL_14_06, NL_14_07})
  record HandLimit() implements Ask<City> {

    @Override
    public Seats asked(City city) {
      var asked = Seats.NONE;
      for (var seat : city.seats().list()) if (city.handSize(seat) > HAND) asked = asked.with(seat);
      return asked;
    }

    @Override
    public Text prompt(City city, Seat seat) {
      return Text.of("ask.hand-limit", city.handSize(seat) - HAND);
    }

    @Override
    public Rule rule() {
      return NL_14_05;
    }

    @Override
    public void options(City city, Seat seat, Options may) {
      GiveCard.offer(city, seat, Cost.Sort.ANY, may);
    }

    @Override
    public void chosen(City city, Seat seat, Option option) {
      GiveCard.take(city, seat, ((GiveCard.Give) option).card(), NL_14_05);
      city.then(this);
    }
  }

  /** The automaton is looked at; then another round, or the reckoning. */
  record Next() implements Step<City> {

    @Override
    public void run(City city) {
      city.then(city.at().roundDeck.isEmpty(city) ? new Scoring() : new BeginRound());
      city.tell(NL_14_08, "round.over", city.round());
      if (city.plan().isTogether()) city.edition().automaton().compare(city);
    }
  }
}
