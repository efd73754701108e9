package nocturne.nightlancer.automaton;

import static nocturne.nightlancer.NightlancerRule.NL_19_35;

import java.util.List;
import nocturne.kernel.Ask;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Text;
import nocturne.nightlancer.Cites;
import nocturne.nightlancer.City;
import nocturne.nightlancer.mission.OnMission;

/** The automaton takes one of several equal missions; the first player says which. */
@Cites(NL_19_35)
record WhichMission(List<Integer> slots, Rule rule) implements Ask<City> {

  @Override
  public Seats asked(City city) {
    return Seats.of(Spokesman.of(city));
  }

  @Override
  public Text prompt(City city, Seat seat) {
    return Text.of("ask.which-mission", city.edition().automaton().name());
  }

  @Override
  public void options(City city, Seat seat, Options may) {
    for (int slot : slots) may.add(OnMission.lose(city.mission(slot)));
  }

  @Override
  public void chosen(City city, Seat seat, Option option) {
    for (int slot : slots)
      if (OnMission.lose(city.mission(slot)).equals(option)) AutomatonTurn.remove(city, slot);
  }
}
