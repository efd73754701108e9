package nocturne.nightlancer.setup;

import static nocturne.nightlancer.NightlancerRule.NL_20_01;
import static nocturne.nightlancer.NightlancerRule.NL_20_02;
import static nocturne.nightlancer.NightlancerRule.NL_20_03;
import static nocturne.nightlancer.NightlancerRule.NL_2_07;
import static nocturne.nightlancer.NightlancerRule.NL_2_08;
import static nocturne.nightlancer.NightlancerRule.NL_2_09;
import static nocturne.nightlancer.NightlancerRule.NL_2_10;
import static nocturne.nightlancer.NightlancerRule.NL_2_11;
import static nocturne.nightlancer.NightlancerRule.NL_2_12;
import static nocturne.nightlancer.NightlancerRule.NL_2_14;
import static nocturne.nightlancer.NightlancerRule.NL_2_16;
import static nocturne.nightlancer.NightlancerRule.NL_2_17;

import java.util.ArrayList;
import java.util.List;
import nocturne.kernel.Seat;
import nocturne.kernel.Step;
import nocturne.nightlancer.Cites;
import nocturne.nightlancer.City;
import nocturne.nightlancer.Fortune;
import nocturne.nightlancer.component.Lancer;
import nocturne.nightlancer.round.BeginRound;

/** In turn order everybody gets a Nightlancer; when all have one, the first round begins. */
public record Cast(int place) implements Step<City> {

  @Override
  public void run(City city) {
    if (place == city.order().size()) {
      begin(city);
      return;
    }
    city.then(new Cast(place + 1));
    if (city.order().isAutomaton(place)) return;
    var seat = city.order().seat(place);
    var left = left(city);
    switch (city.plan().lancers()) {
      case CHOSEN -> city.then(new ChooseLancer(seat, left));
      case DEALT -> take(city, seat, deal(city, left));
      case ONE_OF_TWO -> {
        var two = List.of(deal(city, left), deal(city, left));
        city.then(new ChooseLancer(seat, two));
      }
    }
  }

  @Cites(NL_2_07)
  private static List<Lancer> left(City city) {
    var left = new ArrayList<>(city.contents().lancers());
    for (var seat : city.seats()) if (city.hasLancer(seat)) left.remove(city.lancer(seat));
    return left;
  }

  private static Lancer deal(City city, List<Lancer> left) {
    return left.remove(city.chance("nightlancers").below(left.size()));
  }

  @Cites({NL_2_08, NL_2_09, NL_2_14, NL_20_01, NL_20_02, NL_20_03})
  static void take(City city, Seat seat, Lancer lancer) {
    var at = city.at();
    int i = seat.index();
    at.lancer.set(city, i, lancer.index() + 1);
    at.health.set(city, i, lancer.health());
    at.resolve.set(city, i, lancer.resolve());
    at.ideals.set(city, i, lancer.ideals());
    at.hadIdeal.set(city, i, lancer.ideals() > 0 ? 1 : 0);
    at.chips.set(city, i, lancer.chips());
    at.loans.set(city, i, Math.min(City.MOST_LOANS, lancer.loans() + city.plan().hardened()));
    city.tell(NL_2_07, "cast", seat, lancer);
  }

  private static void begin(City city) {
    for (var seat : SetUp.names(city)) equip(city, seat);
    var last = SetUp.names(city).getLast();
    Fortune.chips(city, last, 1, NL_2_16);
    city.then(new BeginRound());
  }

  @Cites({NL_2_10, NL_2_11, NL_2_12, NL_2_17})
  private static void equip(City city, Seat seat) {
    var at = city.at();
    var lancer = city.lancer(seat);
    at.marketGone.move(city, city.contents().assetOf(lancer), at.assets(seat));
    at.opportunityGone.move(city, city.contents().opportunityOf(lancer), at.opportunities(seat));
    city.drawContacts(seat, lancer.contacts(), NL_2_10);
  }
}
