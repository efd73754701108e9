package nocturne.nightlancer;

import java.util.ArrayList;
import java.util.List;
import nocturne.nightlancer.mission.Crews;

/** What holds at every table of Nightlancer, whatever has happened. */
public final class CityChecks {

  private CityChecks() {}

  /** Everything that is wrong, in words. */
  public static List<String> broken(City city) {
    var broken = new ArrayList<String>();
    for (var seat : city.seats()) {
      if (!city.hasLancer(seat)) continue;
      var lancer = city.lancer(seat);
      within(broken, seat + " health", city.health(seat), 0, lancer.health());
      within(broken, seat + " resolve", city.resolve(seat), 0, lancer.resolve());
      within(broken, seat + " chips", city.chips(seat), 0, Integer.MAX_VALUE);
      within(broken, seat + " ideals", city.ideals(seat), 0, City.MOST_IDEALS);
      within(broken, seat + " heat", city.heat(seat), 0, City.MOST_HEAT);
      within(broken, seat + " loans", city.loans(seat), 0, City.MOST_LOANS);
      if (city.isShaken(seat) && city.slotOf(seat) >= 0)
        broken.add(seat + " is Shaken and on a mission");
      if (city.slotOf(seat) >= 0 && !city.isOpen(city.slotOf(seat)))
        broken.add(seat + " is on a mission that there is not");
      if (city.slotOf(seat) < 0 && !city.at().loadout(seat).isEmpty(city))
        broken.add(seat + " has packed for no mission");
    }
    for (int slot = 0; slot < Places.MISSIONS; slot++) crews(city, slot, broken);
    order(city, broken);
    return broken;
  }

  private static void within(List<String> broken, String what, int value, int least, int most) {
    if (value < least || value > most) broken.add(what + " is " + value);
  }

  private static void crews(City city, int slot, List<String> broken) {
    boolean first = !Crews.of(city, slot, Crews.FIRST).isEmpty();
    boolean second = !Crews.of(city, slot, Crews.SECOND).isEmpty();
    if (second && !first) broken.add("mission " + (slot + 1) + " has a second crew and no first");
    if (second && Crews.hasDeal(city, slot))
      broken.add("mission " + (slot + 1) + " has a second crew beside a Deal");
  }

  /** Everybody has a place in the turn order, once the game has begun. */
  private static void order(City city, List<String> broken) {
    if (city.round() == 0) return;
    for (int participant = 1; participant <= city.at().order.length(); participant++)
      if (city.at().order.placeOf(city, participant) < 0)
        broken.add("participant " + participant + " has no place in the turn order");
  }
}
