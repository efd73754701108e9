package nocturne.nightlancer.challenge;

import static nocturne.nightlancer.NightlancerRule.NL_12_03;

import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Seats;
import nocturne.kernel.Step;
import nocturne.kernel.Text;
import nocturne.nightlancer.City;
import nocturne.nightlancer.Reply;

/** Those who attempt the challenge roll, from the top of the stack down. */
record Rolling(Seats left) implements Step<City> {

  @Override
  public void run(City city) {
    var there = Seats.ofMask(left.mask() & Challenges.attempting(city).mask());
    var next = Challenges.next(city, there);
    if (next.isEmpty()) return;
    var seat = next.first();
    city.then(new Rolling(there.without(seat)));
    if (city.edition().rollMayHurt()) city.then(new Confirm(seat));
    else city.edition().roll(city, seat);
  }

  /** Where a roll can cost something, one may think better of it. */
  record Confirm(Seat seat) implements SeatAsk<City> {

    @Override
    public Text prompt(City city, Seat seat) {
      return Text.of(
          "ask.roll",
          Challenges.rating(city, seat),
          Challenges.difficulty(city),
          Challenges.chance(city, seat) / 10);
    }

    @Override
    public Rule rule() {
      return NL_12_03;
    }

    @Override
    public void options(City city, Seat seat, Options may) {
      may.add(Reply.ROLL);
      may.add(Reply.DECLINE);
    }

    @Override
    public void chosen(City city, Seat seat, Option option) {
      if (option == Reply.ROLL) city.edition().roll(city, seat);
      else Challenges.giveUp(city, seat);
    }
  }
}
