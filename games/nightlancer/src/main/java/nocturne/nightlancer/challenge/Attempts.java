package nocturne.nightlancer.challenge;

import static nocturne.nightlancer.NightlancerRule.NL_12_27;
import static nocturne.nightlancer.NightlancerRule.NL_18_15;
import static nocturne.nightlancer.NightlancerRule.NL_19_09;
import static nocturne.nightlancer.NightlancerRule.NL_9_14;
import static nocturne.nightlancer.NightlancerRule.NL_9_15;

import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Step;
import nocturne.nightlancer.Cites;
import nocturne.nightlancer.City;
import nocturne.nightlancer.automaton.ContactDraw;
import nocturne.nightlancer.automaton.Trigger;

/** Those who attempt the challenge do so, together or one after the other. */
@Cites({NL_9_14, NL_9_15})
record Attempts() implements Step<City> {

  @Override
  public void run(City city) {
    var actors = Challenges.attempting(city);
    if (actors.isEmpty()) return;
    if (city.edition().attemptsTogether()) city.then(new Group(actors));
    else if (ContactDraw.isOrdered(city, actors, Trigger.CHALLENGE))
      city.then(new WhoAttempts(actors));
    else oneByOne(city, actors);
  }

  private static void oneByOne(City city, Seats actors) {
    var first = Challenges.next(city, actors);
    if (first.isEmpty()) return;
    oneByOne(city, actors.without(first.first()));
    city.then(new Group(first));
  }

  /** Those who prepare, are interfered with and roll together. */
  @Cites(NL_12_27)
  record Group(Seats actors) implements Step<City> {

    @Override
    public void run(City city) {
      city.then(
          new Prepare(actors),
          new Interference(actors, Seats.NONE),
          new Rolling(actors),
          new Reroll(actors, Seats.NONE));
    }
  }

  /** The members get ready from the top of the stack down. */
  record Prepare(Seats left) implements Step<City> {

    @Override
    public void run(City city) {
      var next = Challenges.next(city, left);
      if (next.isEmpty()) return;
      var seat = next.first();
      city.then(new Prepare(left.without(seat)));
      city.then(new Draw(seat), new ChooseCards(seat));
      if (Challenges.obstacle(city).isPresent()) city.then(new PassObstacle(seat));
    }
  }

  /** An automaton may interfere as soon as it is clear that somebody attempts the challenge. */
  @Cites({NL_18_15, NL_19_09})
  record Draw(Seat seat) implements Step<City> {

    @Override
    public void run(City city) {
      if (Challenges.attempting(city).has(seat)
          && ContactDraw.threatens(city, seat, Trigger.CHALLENGE))
        ContactDraw.against(seat, Trigger.CHALLENGE).run(city);
    }
  }
}
