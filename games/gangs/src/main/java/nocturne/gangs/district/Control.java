package nocturne.gangs.district;

import static nocturne.gangs.GangsRule.GN_17_14;
import static nocturne.gangs.GangsRule.GN_4_02;
import static nocturne.gangs.GangsRule.GN_4_05;
import static nocturne.gangs.GangsRule.GN_4_06;
import static nocturne.gangs.GangsRule.GN_4_07;
import static nocturne.gangs.GangsRule.GN_4_08;
import static nocturne.gangs.GangsRule.GN_4_09;
import static nocturne.gangs.GangsRule.GN_4_10;
import static nocturne.gangs.GangsRule.GN_4_11;
import static nocturne.gangs.GangsRule.GN_4_12;

import nocturne.gangs.Cites;
import nocturne.gangs.NightCity;
import nocturne.gangs.component.District;
import nocturne.gangs.component.PoiKind;
import nocturne.gangs.component.Role;
import nocturne.gangs.component.Trigger.Timing;
import nocturne.gangs.unit.Units;

/** Presence, dominance and control: worked out whenever somebody asks. */
@Cites({GN_4_11, GN_4_12})
public final class Control {

  private Control() {}

  @Cites({GN_4_05, GN_4_06})
  public static boolean isPresent(NightCity city, int side, int district) {
    return Units.isIn(city, side, district);
  }

  public static int districtsWithPresence(NightCity city, int side) {
    return Integer.bitCount(Units.districts(city, side, Role.ANY));
  }

  @Cites({GN_4_07, GN_4_09, GN_4_10, GN_17_14})
  public static boolean dominates(NightCity city, int side, int district) {
    if (!city.hasHideout(side, district)) return false;
    int own = strength(city, side, district);
    if (own == 0) return false;
    for (int other = 0; other < city.sides(); other++)
      if (other != side && strength(city, other, district) >= own) return false;
    return true;
  }

  public static int districtsDominated(NightCity city, int side) {
    int count = 0;
    for (int district = 0; district < District.COUNT; district++)
      if (dominates(city, side, district)) count++;
    return count;
  }

  /** What a side counts for where units are compared: its units, and what its gang adds. */
  @Cites(GN_4_08)
  private static int strength(NightCity city, int side, int district) {
    int units = Units.count(city, side, Role.ANY, district);
    if (units == 0 || !city.hasAbility(side, Timing.ALWAYS)) return units;
    return city.hasHideout(side, district) ? units + city.gang(side).extraPresence() : units;
  }

  @Cites(GN_4_02)
  public static int controlled(NightCity city, int side, PoiKind kind) {
    return Integer.bitCount(Units.points(city, side) & city.board().pointsOf(kind));
  }

  public static boolean controls(NightCity city, int side, PoiKind kind) {
    return controlled(city, side, kind) > 0;
  }

  /** Whether a side controls a point of interest in a district. */
  public static boolean controlsIn(NightCity city, int side, int district) {
    return Units.points(city, side, district) != 0;
  }

  public static int districtsControlled(NightCity city, int side) {
    int count = 0;
    for (int district = 0; district < District.COUNT; district++)
      if (controlsIn(city, side, district)) count++;
    return count;
  }
}
