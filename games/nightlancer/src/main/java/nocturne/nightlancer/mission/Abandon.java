package nocturne.nightlancer.mission;

import static nocturne.nightlancer.NightlancerRule.NL_11_01;
import static nocturne.nightlancer.NightlancerRule.NL_11_02;
import static nocturne.nightlancer.NightlancerRule.NL_11_03;

import java.util.Locale;
import nocturne.kernel.Ask;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Text;
import nocturne.nightlancer.Aside;
import nocturne.nightlancer.Cites;
import nocturne.nightlancer.City;

/**
 * When a stage begins, the members of a crew may leave, from the top of the stack down; whenever
 * one does, the others may think again.
 *
 * @param staying who has said that she stays
 */
@Cites({NL_11_01, NL_11_02})
record Abandon(Seats crew, Seats staying) implements Ask<City> {

  /** To stay or to go. */
  enum Decision implements Option {
    STAY,
    ABANDON;

    @Override
    public String id() {
      return name().toLowerCase(Locale.ROOT);
    }

    @Override
    public Text label() {
      return Text.of("option." + id());
    }
  }

  @Override
  public Seats asked(City city) {
    var left = Seats.NONE;
    for (var seat : crew.list())
      if (city.slotOf(seat) >= 0 && !staying.has(seat)) left = left.with(seat);
    return left.isEmpty() ? left : Seats.of(Crews.top(city, left));
  }

  @Override
  public Text prompt(City city, Seat seat) {
    return Text.of("ask.abandon", city.missionOf(seat).orElseThrow());
  }

  @Override
  public Rule rule() {
    return NL_11_01;
  }

  @Override
  public void options(City city, Seat seat, Options may) {
    may.add(Decision.STAY);
    may.add(Decision.ABANDON);
    Aside.offer(city, seat, may);
  }

  @Override
  public void chosen(City city, Seat seat, Option option) {
    if (option == Decision.STAY) {
      city.ask(new Abandon(crew, staying.with(seat)));
    } else if (option == Decision.ABANDON) {
      city.tell(NL_11_03, "abandoned", seat, city.missionOf(seat).orElseThrow());
      Crews.leave(city, seat);
      city.ask(new Abandon(crew, Seats.NONE));
    } else {
      city.then(this);
      Aside.take(city, seat, option);
    }
  }
}
