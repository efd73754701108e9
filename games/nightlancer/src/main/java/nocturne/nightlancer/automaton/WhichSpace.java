package nocturne.nightlancer.automaton;

import java.util.List;
import nocturne.kernel.Ask;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Text;
import nocturne.nightlancer.City;
import nocturne.nightlancer.component.Space;

/** The automaton goes to one of several equal Black Market spaces; the first player says which. */
record WhichSpace(List<Space> spaces, Rule rule) implements Ask<City> {

  @Override
  public Seats asked(City city) {
    return Seats.of(Spokesman.of(city));
  }

  @Override
  public Text prompt(City city, Seat seat) {
    return Text.of("ask.which-space", city.edition().automaton().name());
  }

  @Override
  public void options(City city, Seat seat, Options may) {
    for (var space : spaces) may.add(space);
  }

  @Override
  public void chosen(City city, Seat seat, Option option) {
    AutomatonTurn.stand(city, (Space) option);
  }
}
