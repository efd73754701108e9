package nocturne.nightlancer.challenge;

import static nocturne.nightlancer.NightlancerRule.NL_10_15;
import static nocturne.nightlancer.NightlancerRule.NL_13_07;
import static nocturne.nightlancer.NightlancerRule.NL_13_08;
import static nocturne.nightlancer.NightlancerRule.NL_13_09;
import static nocturne.nightlancer.NightlancerRule.NL_13_11;
import static nocturne.nightlancer.NightlancerRule.NL_13_12;
import static nocturne.nightlancer.NightlancerRule.NL_13_13;

import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Step;
import nocturne.nightlancer.Cites;
import nocturne.nightlancer.City;
import nocturne.nightlancer.Fortune;
import nocturne.nightlancer.effect.Effect;
import nocturne.nightlancer.mission.Crews;

/**
 * A lost fight costs everybody in the group Health: first all say how they protect themselves, then
 * all lose it, then those who have none left are Shaken, from the top of the stack down.
 */
@Cites({NL_10_15, NL_13_07, NL_13_11})
public record Hit(Seats group, int danger) implements Step<City> {

  @Override
  public void run(City city) {
    for (var seat : group.list()) {
      city.at().wound.set(city, seat.index(), danger - innate(city, seat));
      city.at().armoured.set(city, seat.index(), 0);
    }
    city.then(new Protect(group, group), new Wound(group));
  }

  /** What a player's body and ways take off by themselves. */
  @Cites({NL_13_08, NL_13_09})
  private static int innate(City city, Seat seat) {
    int less =
        city.lancer(seat)
            .special()
            .effect(Effect.ReduceDanger.class)
            .filter(reduce -> !reduce.target())
            .map(Effect.ReduceDanger::amount)
            .orElse(0);
    var assets = city.at().assets(seat);
    for (int place = 0; place < assets.size(city); place++) {
      var card = assets.get(city, place);
      if (card.always() && !assets.isFaceDown(city, place)) less += card.protection();
    }
    return less;
  }

  /** The Health is lost, at least a point of it. */
  @Cites({NL_13_08, NL_13_12, NL_13_13})
  record Wound(Seats group) implements Step<City> {

    @Override
    public void run(City city) {
      for (var seat : group.list())
        Fortune.hurt(city, seat, Math.max(1, city.at().wound.get(city, seat.index())), NL_13_07);
      for (var left = group; !left.isEmpty(); ) {
        var next = city.slotOf(left.first()) < 0 ? left.first() : Crews.top(city, left);
        left = left.without(next);
        Fortune.check(city, next);
      }
      for (var seat : group.list()) Kit.forget(city, seat, Kit.IN_CHALLENGE);
    }
  }
}
