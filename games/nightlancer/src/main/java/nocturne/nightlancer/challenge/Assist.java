package nocturne.nightlancer.challenge;

import static nocturne.nightlancer.NightlancerRule.NL_12_03;
import static nocturne.nightlancer.NightlancerRule.NL_6_13;
import static nocturne.nightlancer.NightlancerRule.NL_9_13;

import java.util.Locale;
import nocturne.kernel.Ask;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Text;
import nocturne.nightlancer.Cites;
import nocturne.nightlancer.City;

/**
 * Everybody who faces a challenge decides whether to attempt it, in any order and openly; an answer
 * is binding.
 */
@Cites({NL_6_13, NL_12_03})
public record Assist() implements Ask<City> {

  static final int ATTEMPTS = 1;
  static final int STANDS_BACK = 2;

  /** The two answers. */
  public enum Decision implements Option {
    ATTEMPT,
    STAND_BACK;

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
    var undecided = Seats.NONE;
    for (var seat : Challenges.facing(city).list())
      if (city.at().assisting.get(city, seat.index()) == 0) undecided = undecided.with(seat);
    return undecided;
  }

  @Override
  public Text prompt(City city, Seat seat) {
    return Text.of("ask.assist", Challenges.ability(city), Challenges.difficulty(city));
  }

  @Override
  public Rule rule() {
    return NL_9_13;
  }

  @Override
  public void options(City city, Seat seat, Options may) {
    may.add(Decision.ATTEMPT);
    may.add(Decision.STAND_BACK);
  }

  @Override
  public void chosen(City city, Seat seat, Option option) {
    boolean attempts = option == Decision.ATTEMPT;
    city.at().assisting.set(city, seat.index(), attempts ? ATTEMPTS : STANDS_BACK);
    city.tell(NL_9_13, attempts ? "attempts" : "stands-back", seat);
    city.then(this);
  }
}
