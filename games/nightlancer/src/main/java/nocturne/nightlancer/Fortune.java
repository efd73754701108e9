package nocturne.nightlancer;

import static nocturne.nightlancer.NightlancerRule.NL_17_01;
import static nocturne.nightlancer.NightlancerRule.NL_17_02;
import static nocturne.nightlancer.NightlancerRule.NL_17_03;
import static nocturne.nightlancer.NightlancerRule.NL_17_04;
import static nocturne.nightlancer.NightlancerRule.NL_17_05;
import static nocturne.nightlancer.NightlancerRule.NL_17_06;
import static nocturne.nightlancer.NightlancerRule.NL_17_10;
import static nocturne.nightlancer.NightlancerRule.NL_17_13;
import static nocturne.nightlancer.NightlancerRule.NL_17_14;
import static nocturne.nightlancer.NightlancerRule.NL_1_06;
import static nocturne.nightlancer.NightlancerRule.NL_1_07;
import static nocturne.nightlancer.NightlancerRule.NL_1_08;
import static nocturne.nightlancer.NightlancerRule.NL_1_10;
import static nocturne.nightlancer.NightlancerRule.NL_1_11;
import static nocturne.nightlancer.NightlancerRule.NL_1_12;
import static nocturne.nightlancer.NightlancerRule.NL_1_13;
import static nocturne.nightlancer.NightlancerRule.NL_3_12;
import static nocturne.nightlancer.NightlancerRule.NL_3_13;
import static nocturne.nightlancer.NightlancerRule.NL_3_14;

import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.nightlancer.component.Resource;

/** How the lot of a player changes, and where it stops. */
@Cites(NL_1_10)
public final class Fortune {

  private Fortune() {}

  public static void gain(City city, Seat seat, Resource resource, int amount, Rule rule) {
    switch (resource) {
      case CHIP -> chips(city, seat, amount, rule);
      case HEALTH -> heal(city, seat, amount, rule);
      case RESOLVE -> calm(city, seat, amount, rule);
      case PROSPECT -> prospects(city, seat, amount, rule);
      case IDEAL -> gainIdeals(city, seat, amount, rule);
      case HEAT -> heat(city, seat, amount, rule);
    }
  }

  /** Takes as much as there is. */
  @Cites({NL_3_12, NL_3_13, NL_3_14})
  public static void lose(City city, Seat seat, Resource resource, int amount, Rule rule) {
    switch (resource) {
      case CHIP -> chips(city, seat, -Math.min(amount, city.chips(seat)), rule);
      case HEALTH -> {
        hurt(city, seat, amount, rule);
        check(city, seat);
      }
      case RESOLVE -> {
        unnerve(city, seat, amount, rule);
        check(city, seat);
      }
      case PROSPECT -> prospects(city, seat, -amount, rule);
      case IDEAL -> loseIdeals(city, seat, amount, rule);
      case HEAT -> cool(city, seat, amount, rule);
    }
  }

  // Money and points

  @Cites({NL_1_12, NL_1_13})
  public static void chips(City city, Seat seat, int change, Rule rule) {
    city.at().chips.add(city, seat.index(), change);
    if (change > 0) city.tell(rule, "chips.gained", seat, change);
    else if (change < 0) city.tell(rule, "chips.lost", seat, -change);
  }

  @Cites(NL_1_11)
  public static void prospects(City city, Seat seat, int change, Rule rule) {
    var prospects = city.at().prospects;
    int now = prospects.get(city, seat.index()) + change;
    prospects.set(city, seat.index(), city.plan().prospectFloor() ? Math.max(0, now) : now);
    if (change >= 0) city.tell(rule, "prospects.gained", seat, change);
    else city.tell(rule, "prospects.lost", seat, -change);
  }

  // Body and mind

  @Cites(NL_1_06)
  public static void heal(City city, Seat seat, int amount, Rule rule) {
    int more = Math.min(amount, city.lancer(seat).health() - city.health(seat));
    city.at().health.add(city, seat.index(), more);
    if (more > 0) city.tell(rule, "health.gained", seat, more);
  }

  public static void calm(City city, Seat seat, int amount, Rule rule) {
    int more = Math.min(amount, city.lancer(seat).resolve() - city.resolve(seat));
    city.at().resolve.add(city, seat.index(), more);
    if (more > 0) city.tell(rule, "resolve.gained", seat, more);
  }

  /** Takes Health without a look at what that does to the player. */
  public static void hurt(City city, Seat seat, int amount, Rule rule) {
    int less = Math.min(amount, city.health(seat));
    city.at().health.add(city, seat.index(), -less);
    city.tell(rule, "health.lost", seat, less);
  }

  public static void unnerve(City city, Seat seat, int amount, Rule rule) {
    int less = Math.min(amount, city.resolve(seat));
    city.at().resolve.add(city, seat.index(), -less);
    city.tell(rule, "resolve.lost", seat, less);
  }

  /** Whoever has no Health or no Resolve left is Shaken, once. */
  @Cites({NL_17_10, NL_17_13, NL_17_14})
  public static void check(City city, Seat seat) {
    if (city.isShaken(seat) || (city.health(seat) > 0 && city.resolve(seat) > 0)) return;
    Shaken.become(city, seat);
  }

  // Heat

  /** Heat, unless the player is one to slip away. */
  public static void heat(City city, Seat seat, int amount, Rule rule) {
    if (SlipAway.isPossible(city, seat)) city.then(new SlipAway(seat, amount, rule));
    else takeHeat(city, seat, amount, rule);
  }

  /** Point by point: what goes over the top costs Prospects. */
  @Cites({NL_1_08, NL_17_06})
  static void takeHeat(City city, Seat seat, int amount, Rule rule) {
    for (int i = 0; i < amount; i++) {
      if (city.heat(seat) < City.MOST_HEAT) {
        city.at().heat.add(city, seat.index(), 1);
        city.tell(rule, "heat.gained", seat, city.heat(seat));
      } else {
        prospects(city, seat, -1, NL_17_05);
      }
    }
  }

  @Cites(NL_17_04)
  public static void cool(City city, Seat seat, int amount, Rule rule) {
    int less = Math.min(amount, city.heat(seat));
    city.at().heat.add(city, seat.index(), -less);
    if (less > 0) city.tell(rule, "heat.lost", seat, city.heat(seat));
  }

  // Ideals

  @Cites({NL_1_07, NL_17_03})
  public static void gainIdeals(City city, Seat seat, int amount, Rule rule) {
    for (int i = 0; i < amount; i++) {
      if (city.ideals(seat) < City.MOST_IDEALS) {
        city.at().ideals.add(city, seat.index(), 1);
        city.at().hadIdeal.set(city, seat.index(), 1);
        city.tell(rule, "ideals.gained", seat, city.ideals(seat));
      } else {
        prospects(city, seat, 1, NL_17_01);
        city.drawOpportunities(seat, 1, NL_17_01);
      }
    }
  }

  public static void loseIdeals(City city, Seat seat, int amount, Rule rule) {
    for (int i = 0; i < amount; i++) {
      if (city.ideals(seat) > 0) {
        city.at().ideals.add(city, seat.index(), -1);
        city.tell(rule, "ideals.lost", seat, city.ideals(seat));
        city.edition().automaton().lostIdeal(city, seat);
      } else {
        heat(city, seat, 1, NL_17_02);
      }
    }
  }
}
