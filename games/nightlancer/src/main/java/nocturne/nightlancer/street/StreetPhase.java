package nocturne.nightlancer.street;

import static nocturne.nightlancer.NightlancerRule.NL_19_26;
import static nocturne.nightlancer.NightlancerRule.NL_2_13;
import static nocturne.nightlancer.NightlancerRule.NL_5_06;
import static nocturne.nightlancer.NightlancerRule.NL_8_01;
import static nocturne.nightlancer.NightlancerRule.NL_8_06;
import static nocturne.nightlancer.NightlancerRule.NL_8_32;
import static nocturne.nightlancer.NightlancerRule.NL_8_33;

import nocturne.kernel.Step;
import nocturne.nightlancer.Cites;
import nocturne.nightlancer.City;
import nocturne.nightlancer.automaton.Automaton;
import nocturne.nightlancer.automaton.AutomatonTurn;
import nocturne.nightlancer.component.Space;
import nocturne.nightlancer.mission.Crews;

/** In turn order, again and again, everybody places a token, until all are placed. */
@Cites({NL_2_13, NL_5_06, NL_8_33, NL_19_26})
public record StreetPhase() implements Step<City> {

  private static final int TOKENS = 4;

  @Override
  public void run(City city) {
    var at = city.at();
    for (var seat : city.seats().list()) {
      at.tokens.set(city, seat.index(), TOKENS);
      at.decoys.set(city, seat.index(), city.edition().decoys(city.plan()));
    }
    if (city.plan().isTogether()) at.tokens.set(city, city.seatCount(), Automaton.TOKENS);
    city.tell(NL_8_01, "street");
    city.then(new Turns(0));
  }

  /** The turn of whoever has this place, after what the turn before leaves behind. */
  @Cites(NL_8_32)
  record Turns(int place) implements Step<City> {

    @Override
    public void run(City city) {
      Crews.dropDeserted(city, NL_8_32, "mission.failed");
      for (var seat : city.seats().list()) city.at().discounted.set(city, seat.index(), 0);
      if (place < city.order().size()) turn(city, place);
      else if (isOver(city)) end(city);
      else turn(city, 0);
    }

    private static void turn(City city, int place) {
      var order = city.order();
      city.then(new Turns(place + 1));
      if (order.isAutomaton(place)) {
        if (city.at().tokens.get(city, city.seatCount()) > 0) AutomatonTurn.place(city);
      } else if (city.at().tokens.get(city, order.seat(place).index()) > 0) {
        city.then(new PlaceToken(order.seat(place)));
      }
    }

    private static boolean isOver(City city) {
      for (int i = 0; i < city.at().tokens.length(); i++)
        if (city.at().tokens.get(city, i) > 0) return false;
      return true;
    }

    @Cites(NL_8_06)
    private static void end(City city) {
      for (var space : city.contents().spaces()) {
        city.at().taken.set(city, space.index(), 0);
        if (space.kind() == Space.Kind.BLACK_MARKET) Spaces.clearPair(city, space);
      }
    }
  }
}
