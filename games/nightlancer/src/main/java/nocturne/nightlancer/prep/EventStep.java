package nocturne.nightlancer.prep;

import static nocturne.nightlancer.NightlancerRule.NL_6_01;
import static nocturne.nightlancer.NightlancerRule.NL_6_02;
import static nocturne.nightlancer.NightlancerRule.NL_6_03;
import static nocturne.nightlancer.NightlancerRule.NL_6_04;
import static nocturne.nightlancer.NightlancerRule.NL_6_05;
import static nocturne.nightlancer.NightlancerRule.NL_6_08;
import static nocturne.nightlancer.NightlancerRule.NL_6_10;
import static nocturne.nightlancer.NightlancerRule.NL_6_11;
import static nocturne.nightlancer.NightlancerRule.NL_6_12;

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
import nocturne.nightlancer.challenge.Challenges;
import nocturne.nightlancer.challenge.Hit;
import nocturne.nightlancer.challenge.Source;
import nocturne.nightlancer.mission.Suffer;

/** In turn order everybody faces the Event, one after the other, or lies low. */
@Cites({NL_6_10, NL_6_11, NL_6_12})
public record EventStep(int place) implements Step<City> {

  @Override
  public void run(City city) {
    if (place == city.order().size()) return;
    city.then(new EventStep(place + 1));
    if (city.order().isAutomaton(place)) return;
    var seat = city.order().seat(place);
    if (LayLow.isForced(city, seat)) LayLow.lie(city, seat);
    else city.then(new Decide(seat));
  }

  /** The two ways. */
  enum Way implements Option {
    FACE_EVENT,
    LAY_LOW;

    @Override
    public String id() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    @Override
    public Text label() {
      return Text.of("option." + id());
    }
  }

  /** To face it or not. */
  @Cites({NL_6_02, NL_6_03})
  record Decide(Seat seat) implements SeatAsk<City> {

    @Override
    public Text prompt(City city, Seat seat) {
      return Text.of("ask.event", city.roundCard());
    }

    @Override
    public Rule rule() {
      return NL_6_01;
    }

    @Override
    public void options(City city, Seat seat, Options may) {
      may.add(Way.FACE_EVENT);
      may.add(Way.LAY_LOW);
      Aside.offer(city, seat, may);
    }

    @Override
    public void chosen(City city, Seat seat, Option option) {
      if (option == Way.LAY_LOW) {
        LayLow.lie(city, seat);
      } else if (option == Way.FACE_EVENT) {
        face(city, seat);
      } else {
        city.then(this);
        Aside.take(city, seat, option);
      }
    }

    @Cites({NL_6_04, NL_6_05})
    private static void face(City city, Seat seat) {
      var card = city.roundCard();
      for (var condition : card.conditions()) {
        if (condition.isMet(city, seat)) continue;
        city.tell(NL_6_04, "event.spared", seat, card);
        return;
      }
      city.then(new Outcome(seat));
      Challenges.face(city, Source.EVENT, card.challenge(), Seats.of(seat));
    }
  }

  /** What comes of it. */
  @Cites(NL_6_08)
  record Outcome(Seat seat) implements Step<City> {

    @Override
    public void run(City city) {
      var card = city.roundCard();
      if (Challenges.isPassed(city)) return;
      var alone = Seats.of(seat);
      city.then(new Suffer(alone, card.penalty(), -1));
      if (card.challenge().danger() > 0) city.then(new Hit(alone, card.challenge().danger()));
    }
  }
}
