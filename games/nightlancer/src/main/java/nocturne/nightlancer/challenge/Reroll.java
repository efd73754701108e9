package nocturne.nightlancer.challenge;

import static nocturne.nightlancer.NightlancerRule.NL_12_24;
import static nocturne.nightlancer.NightlancerRule.NL_12_25;
import static nocturne.nightlancer.NightlancerRule.NL_12_26;
import static nocturne.nightlancer.NightlancerRule.NL_12_27;

import nocturne.kernel.Ask;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Text;
import nocturne.nightlancer.Cites;
import nocturne.nightlancer.City;
import nocturne.nightlancer.Fortune;
import nocturne.nightlancer.Reply;
import nocturne.nightlancer.Specials;
import nocturne.nightlancer.effect.Effect;

/**
 * Those who have rolled may roll again, in any order and until all are content. Nobody is asked
 * whom another roll can't help: where the challenge is passed already, or is out of reach.
 *
 * @param content those who keep what they have, as long as nobody has rolled again
 */
@Cites({NL_12_24, NL_12_25, NL_12_26, NL_12_27})
record Reroll(Seats actors, Seats content) implements Ask<City> {

  @Override
  public Seats asked(City city) {
    if (isPassedAlready(city)) return Seats.NONE;
    var asked = Seats.NONE;
    for (var seat : actors.list()) if (isUseful(city, seat)) asked = asked.with(seat);
    return asked;
  }

  /** Whether somebody has done it; who sets the mark in a face-off can always do better. */
  private boolean isPassedAlready(City city) {
    if (Challenges.source(city) == Source.FACE_OFF) return false;
    for (var seat : Challenges.attempting(city).list())
      if (score(city, seat) >= Challenges.difficulty(city)) return true;
    return false;
  }

  private static int score(City city, Seat seat) {
    return Challenges.rating(city, seat) + city.at().rolled.get(city, seat.index());
  }

  private boolean isUseful(City city, Seat seat) {
    int rolled = city.at().rolled.get(city, seat.index());
    return !content.has(seat)
        && Challenges.attempting(city).has(seat)
        && rolled < city.edition().bestRoll()
        && Challenges.rating(city, seat) + city.edition().bestRoll() >= Challenges.difficulty(city)
        && (city.edition().canReroll(city, seat) || canRollOne(city, seat));
  }

  /** Whether the special lets one die be rolled again for nothing. */
  private static boolean canRollOne(City city, Seat seat) {
    return Specials.isLeft(city, seat)
        && city.lancer(seat).special().effect(Effect.Reroll.class).isPresent();
  }

  @Override
  public Text prompt(City city, Seat seat) {
    return Text.of("ask.reroll", score(city, seat), Challenges.difficulty(city));
  }

  @Override
  public Rule rule() {
    return NL_12_24;
  }

  @Override
  public void options(City city, Seat seat, Options may) {
    if (city.edition().canReroll(city, seat)) may.add(Reply.REROLL);
    if (canRollOne(city, seat)) may.add(new UseSpecial(city.lancer(seat)));
    may.add(Reply.KEEP);
  }

  @Override
  public void chosen(City city, Seat seat, Option option) {
    if (option == Reply.KEEP) {
      city.then(new Reroll(actors, content.with(seat)));
      return;
    }
    city.then(new Reroll(actors, Seats.NONE));
    if (option == Reply.REROLL) {
      Fortune.unnerve(city, seat, 1, NL_12_24);
      city.edition().roll(city, seat);
    } else {
      Specials.use(city, seat);
      city.at().rolled.add(city, seat.index(), city.chance("one die").below(2));
    }
  }
}
