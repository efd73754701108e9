package nocturne.nightlancer.street;

import static nocturne.nightlancer.NightlancerRule.NL_19_26;
import static nocturne.nightlancer.NightlancerRule.NL_19_27;
import static nocturne.nightlancer.NightlancerRule.NL_19_28;

import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Text;
import nocturne.nightlancer.Cites;
import nocturne.nightlancer.City;
import nocturne.nightlancer.Fortune;
import nocturne.nightlancer.component.Space;

/** Where the Decoy goes, which does nothing but stand there. */
@Cites(NL_19_28)
record PlaceDecoy(Seat seat) implements SeatAsk<City> {

  /** There is no room for it. */
  enum Nowhere implements Option {
    NOWHERE;

    @Override
    public String id() {
      return "nowhere";
    }

    @Override
    public Text label() {
      return Text.of("option.nowhere");
    }
  }

  @Override
  public Text prompt(City city, Seat seat) {
    return Text.of("ask.decoy");
  }

  @Override
  public Rule rule() {
    return NL_19_26;
  }

  @Override
  public void options(City city, Seat seat, Options may) {
    for (var space : city.contents().spaces())
      if (space.kind().isDirect() && Spaces.isFree(city, space)) may.add(space);
    if (may.size() == 0) may.add(Nowhere.NOWHERE);
  }

  @Override
  public void chosen(City city, Seat seat, Option option) {
    city.at().decoys.add(city, seat.index(), -1);
    if (option instanceof Space space) {
      // One more than the automaton's mark.
      city.at().taken.set(city, space.index(), city.seatCount() + 2);
      city.tell(NL_19_26, "decoy", seat, space);
    } else {
      Fortune.heat(city, seat, 1, NL_19_27);
    }
  }
}
