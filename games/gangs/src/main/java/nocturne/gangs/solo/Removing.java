package nocturne.gangs.solo;

import static nocturne.gangs.GangsRule.GN_1_09;

import nocturne.gangs.Cites;
import nocturne.gangs.NightCity;
import nocturne.gangs.component.Opportunity;
import nocturne.kernel.Rule;
import nocturne.kernel.Zone;

/** Opportunities that leave the game. */
@Cites(GN_1_09)
final class Removing {

  private Removing() {}

  /** Removes the first face-up opportunity from above, and says whether there was one. */
  static boolean topmost(NightCity city, Rule rule) {
    for (var slot : city.at().opportunities)
      if (!slot.isEmpty(city)) {
        remove(city, slot, rule);
        return true;
      }
    return false;
  }

  static void all(NightCity city, Rule rule) {
    for (var slot : city.at().opportunities) if (!slot.isEmpty(city)) remove(city, slot, rule);
  }

  private static void remove(NightCity city, Zone<Opportunity> slot, Rule rule) {
    if (city.isHeard()) city.tell(rule, "opportunity.removed", slot.top(city));
    slot.moveTop(city, city.at().opportunitiesGone);
  }
}
