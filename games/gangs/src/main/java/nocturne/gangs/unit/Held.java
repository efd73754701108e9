package nocturne.gangs.unit;

import static nocturne.gangs.GangsRule.GN_2_06;

import nocturne.gangs.Cites;
import nocturne.gangs.NightCity;
import nocturne.gangs.component.Member;

/** Units of the Tyger Claws that lie with rivals: neither in play nor in the reserve. */
@Cites(GN_2_06)
public final class Held {

  private Held() {}

  /** How many units of a side a rival holds. */
  public static int count(NightCity city, int side, int holder) {
    int held = 0;
    for (int member = 0; member < Member.COUNT; member++)
      held += city.at().held.get(city, holder * Member.COUNT + member);
    var hired = city.at().hired(side);
    for (int place = 0; place < hired.size(city); place++)
      if (isHeld(city, hired.get(city, place).index(), holder)) held++;
    return held;
  }

  private static boolean isHeld(NightCity city, int edgerunner, int holder) {
    return city.at().figureAt.get(city, edgerunner) == -(holder + 1);
  }

  /** All that a rival holds goes back to the reserve; says how many that were. */
  public static int giveBack(NightCity city, int side, int holder) {
    int count = count(city, side, holder);
    for (int member = 0; member < Member.COUNT; member++) {
      int held = city.at().held.get(city, holder * Member.COUNT + member);
      Units.reserve(city, side, Member.of(member), held);
      city.at().held.set(city, holder * Member.COUNT + member, 0);
    }
    var hired = city.at().hired(side);
    for (int place = 0; place < hired.size(city); place++) {
      int edgerunner = hired.get(city, place).index();
      if (isHeld(city, edgerunner, holder)) city.at().figureAt.set(city, edgerunner, 0);
    }
    return count;
  }
}
