package nocturne.nightlancer.setup;

import static nocturne.nightlancer.NightlancerRule.NL_2_07;

import java.util.List;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Text;
import nocturne.nightlancer.City;
import nocturne.nightlancer.component.Lancer;

/** Somebody chooses a Nightlancer. */
record ChooseLancer(Seat seat, List<Lancer> left) implements SeatAsk<City> {

  @Override
  public Text prompt(City city, Seat seat) {
    return Text.of("ask.lancer");
  }

  @Override
  public Rule rule() {
    return NL_2_07;
  }

  @Override
  public void options(City city, Seat seat, Options may) {
    for (var lancer : left) may.add(lancer);
  }

  @Override
  public void chosen(City city, Seat seat, Option option) {
    Cast.take(city, seat, (Lancer) option);
  }
}
