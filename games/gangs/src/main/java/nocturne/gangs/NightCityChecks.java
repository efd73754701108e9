package nocturne.gangs;

import java.util.ArrayList;
import java.util.List;
import nocturne.gangs.component.Board;
import nocturne.gangs.component.District;
import nocturne.gangs.component.Edgerunner;
import nocturne.gangs.component.Member;
import nocturne.gangs.component.Role;
import nocturne.gangs.component.Trigger.Timing;
import nocturne.gangs.unit.Drones;
import nocturne.gangs.unit.Moving;
import nocturne.gangs.unit.Units;

/** What holds at every table of Gangs of Night City, whatever has happened. */
public final class NightCityChecks {

  private static final int CARDS = 4;

  private NightCityChecks() {}

  /** Everything that is wrong, in words. */
  public static List<String> broken(NightCity city) {
    var broken = new ArrayList<String>();
    if (city.at().turn.get(city) == 0) return broken;
    for (int side = 0; side < city.sides(); side++) {
      if (!city.isGang(side)) continue;
      members(city, side, broken);
      if (!isMoving(city)) drones(city, side, broken);
      if (city.isPlayer(side)) player(city, side, broken);
    }
    for (int side = 0; side < city.sides(); side++) headcount(city, side, broken);
    points(city, broken);
    markets(city, broken);
    return broken;
  }

  private static void members(NightCity city, int side, List<String> broken) {
    for (var member : Member.values()) {
      int count = Units.reserve(city, side, member);
      count += city.at().gone.get(city, side * Member.COUNT + member.ordinal());
      for (int district = 0; district < District.COUNT; district++)
        count += Units.open(city, side, member.ordinal(), district);
      for (int poi = 0; poi < city.at().standing.length(); poi++)
        if (Units.sideAt(city, poi) == side && Units.unitAt(city, poi) == member.ordinal()) count++;
      if (city.isPlayer(side) && city.hasAbility(side, Timing.LOSS))
        for (int holder = 0; holder < city.sides(); holder++)
          count += city.at().held.get(city, holder * Member.COUNT + member.ordinal());
      int owned = city.gang(side).owned().get(member.ordinal());
      if (count != owned) broken.add(city.name(side).id() + " has " + count + " " + member.id());
    }
  }

  /** What is written down about where the units of a side stand agrees with where they stand. */
  private static void headcount(NightCity city, int side, List<String> broken) {
    int inPlay = 0;
    int points = 0;
    for (int district = 0; district < District.COUNT; district++) {
      int count = 0;
      for (int member = 0; member < Member.COUNT; member++)
        count += Units.open(city, side, member, district);
      for (int poi : city.board().poisOf(district))
        if (Units.sideAt(city, poi) == side) {
          points |= 1 << poi;
          count++;
        }
      for (var edgerunner : city.at().hired(side).list(city))
        if (Units.spotOf(city, edgerunner) == district) count++;
      if (Units.count(city, side, Role.ANY, district) != count)
        broken.add(side + " is miscounted in " + district);
      inPlay += count;
    }
    if (Units.inPlay(city, side, Role.ANY) != inPlay || Units.points(city, side) != points)
      broken.add(side + " is miscounted");
  }

  /** Whether somebody is in the middle of moving, when drones may be alone. */
  private static boolean isMoving(NightCity city) {
    for (var step : city.agenda()) if (step instanceof Moving) return true;
    return false;
  }

  private static void drones(NightCity city, int side, List<String> broken) {
    int others = Role.ANY & ~Role.DRONE.bit();
    for (int district = 0; district < District.COUNT; district++)
      if (Drones.in(city, side, district) > 0 && Units.count(city, side, others, district) == 0)
        broken.add(city.name(side).id() + " has drones alone in " + district);
  }

  private static void player(NightCity city, int side, List<String> broken) {
    var at = city.at();
    if (city.cred(side) < 0) broken.add(side + " has Street Cred below nothing");
    for (int i = 0; i < 3; i++)
      if (at.resources.get(city, side * 3 + i) < 0) broken.add(side + " has debts");
    int slots = city.gang(side).slots().size();
    if (city.hideouts(side) != 1 + at.slotsEmptied.get(city, side)
        || at.slotsEmptied.get(city, side) > slots) broken.add(side + " has hideouts too many");
    if (at.hired(side).size(city) > city.contents().numbers().mostEdgerunners())
      broken.add(side + " has edgerunners too many");
    if (city.net(side) < 0 || city.net(side) > city.contents().net().size())
      broken.add(side + " is outside the Net");
    int cards = at.hand(side).size(city) + at.discard(side).size(city) + at.played(side).size(city);
    int between = at.drawn(side).size(city);
    if (cards != CARDS && cards + between != CARDS && cards != CARDS + 1)
      broken.add(side + " has " + cards + " combat cards");
    if (at.hand(side).isEmpty(city)
        && at.played(side).isEmpty(city)
        && !at.discard(side).isEmpty(city)) broken.add(side + " has no hand");
  }

  private static void points(NightCity city, List<String> broken) {
    for (int poi = 0; poi < city.at().standing.length(); poi++) {
      if (Units.isFree(city, poi)) continue;
      var unit = city.unit(Units.unitAt(city, poi));
      if (unit.isDrone()) broken.add("a drone stands in " + city.board().poi(poi));
      if (unit instanceof Edgerunner edgerunner
          && Units.spotOf(city, edgerunner) != Board.spotOfPoi(poi))
        broken.add(edgerunner + " is in two places");
    }
  }

  private static void markets(NightCity city, List<String> broken) {
    if (city.at().phase.get(city) != 0 || !city.at().districtsDrawn.isEmpty(city)) return;
    for (var slot : city.at().opportunities)
      if (slot.isEmpty(city) && !city.at().opportunityDeck.isEmpty(city))
        broken.add(slot + " is empty");
    if (city.at().marketLocked.get(city) > 0) return;
    for (var slot : city.at().edgerunners)
      if (slot.isEmpty(city) && !city.at().edgerunnerDeck.isEmpty(city))
        broken.add(slot + " is empty");
  }
}
