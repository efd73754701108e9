package nocturne.gangs.unit;

import static nocturne.gangs.GangsRule.GN_2_10;
import static nocturne.gangs.GangsRule.GN_2_12;
import static nocturne.gangs.GangsRule.GN_2_13;
import static nocturne.gangs.GangsRule.GN_2_14;
import static nocturne.gangs.GangsRule.GN_2_36;

import nocturne.gangs.Cites;
import nocturne.gangs.NightCity;
import nocturne.gangs.component.Member;
import nocturne.gangs.component.Role;
import nocturne.kernel.Rule;

/** Drones come with techies and don't last without company. */
public final class Drones {

  private static final int OTHERS = Role.ANY & ~Role.DRONE.bit();

  private Drones() {}

  public static int in(NightCity city, int side, int district) {
    return Units.open(city, side, Member.DRONE.ordinal(), district);
  }

  /** A drone from the reserve, where there is one. */
  @Cites({GN_2_12, GN_2_13, GN_2_14})
  public static void create(NightCity city, int side, int district, Rule rule) {
    if (Units.reserve(city, side, Member.DRONE) == 0) return;
    Units.reserve(city, side, Member.DRONE, -1);
    Units.put(city, side, Member.DRONE, district);
    if (city.isHeard())
      city.tell(rule, "drone.created", city.name(side), city.board().district(district));
  }

  /** Drones of a side that are alone in a district are lost at once. */
  @Cites(GN_2_36)
  public static void check(NightCity city, int side, int district) {
    if (in(city, side, district) == 0 || Units.count(city, side, OTHERS, district) > 0) return;
    while (in(city, side, district) > 0)
      Losing.lose(city, city.piece(side, Member.DRONE.ordinal(), district), false, GN_2_10);
  }

  public static void checkEverywhere(NightCity city, int side) {
    int alone =
        Units.districts(city, side, Role.DRONE.bit()) & ~Units.districts(city, side, OTHERS);
    for (; alone != 0; alone &= alone - 1) check(city, side, Integer.numberOfTrailingZeros(alone));
  }
}
