package nocturne.gangs.effect;

import java.util.List;
import nocturne.gangs.NightCity;
import nocturne.gangs.component.Role;
import nocturne.gangs.district.Control;
import nocturne.gangs.unit.Units;

/** Whether the conditions of an ability hold. */
public final class Conditions {

  private Conditions() {}

  /**
   * @param self the number of the edgerunner whose ability this is, or -1
   */
  public static boolean hold(NightCity city, int side, int self, List<Condition> conditions) {
    for (int i = 0; i < conditions.size(); i++)
      if (!holds(city, side, self, conditions.get(i))) return false;
    return true;
  }

  private static boolean holds(NightCity city, int side, int self, Condition condition) {
    return switch (condition) {
      case Condition.Plain plain -> holds(city, side, self, plain);
      case Condition.Stopped(var level) -> {
        int stopped = city.at().stopped.get(city);
        yield stopped > 0 && city.contents().net().get(stopped - 1).level().id().equals(level);
      }
      case Condition.Control(var kind) -> Control.controls(city, side, kind);
    };
  }

  private static boolean holds(NightCity city, int side, int self, Condition.Plain condition) {
    int fight = city.at().fight.get(city) - 1;
    return switch (condition) {
      case INITIATOR -> city.at().initiator.get(city) == side + 1;
      case HERE -> fight >= 0 && districtOf(city, self) == fight;
      case OTHER_SOLO_HERE -> fight >= 0 && solos(city, side, fight) > 1;
      case NETRUNNER_HERE -> fight >= 0 && Units.count(city, side, Role.NETRUNNER.bit(), fight) > 0;
      case OPPONENT_AHEAD -> Effects.ahead(city, side) > 0;
      case ONLY_UNIT -> Units.count(city, side, Role.ANY, districtOf(city, self)) == 1;
    };
  }

  private static int solos(NightCity city, int side, int district) {
    return Units.count(city, side, Role.SOLO.bit(), district);
  }

  private static int districtOf(NightCity city, int self) {
    int spot = Units.spotOf(city, city.contents().edgerunners().get(self));
    return spot < 0 ? -1 : city.board().spot(spot).district();
  }
}
