package nocturne.nightlancer.mission;

import static nocturne.nightlancer.NightlancerRule.NL_10_07;
import static nocturne.nightlancer.NightlancerRule.NL_11_04;
import static nocturne.nightlancer.NightlancerRule.NL_11_05;
import static nocturne.nightlancer.NightlancerRule.NL_11_08;
import static nocturne.nightlancer.NightlancerRule.NL_7_05;
import static nocturne.nightlancer.NightlancerRule.NL_7_06;
import static nocturne.nightlancer.NightlancerRule.NL_7_10;
import static nocturne.nightlancer.NightlancerRule.NL_7_12;
import static nocturne.nightlancer.NightlancerRule.NL_7_14;
import static nocturne.nightlancer.NightlancerRule.NL_7_15;
import static nocturne.nightlancer.NightlancerRule.NL_7_18;
import static nocturne.nightlancer.NightlancerRule.NL_7_19;

import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.nightlancer.Cites;
import nocturne.nightlancer.City;
import nocturne.nightlancer.Places;

/** Who is on which mission, in which crew, and who is its Boss. */
public final class Crews {

  public static final int FIRST = 0;
  public static final int SECOND = 1;

  private Crews() {}

  /** The members of a crew. */
  public static Seats of(City city, int slot, int crew) {
    var members = Seats.NONE;
    for (int i = 0; i < city.seatCount(); i++) {
      if (city.at().mission.get(city, i) == slot + 1 && city.at().crew.get(city, i) == crew)
        members = members.with(Seat.of(i));
    }
    return members;
  }

  public static Seats on(City city, int slot) {
    var members = Seats.NONE;
    for (int i = 0; i < city.seatCount(); i++)
      if (city.at().mission.get(city, i) == slot + 1) members = members.with(Seat.of(i));
    return members;
  }

  /** The member who comes next in the stack, from the top. */
  public static Seat top(City city, Seats members) {
    var top = members.first();
    for (var seat : members.list())
      if (city.at().stacked.get(city, seat.index()) < city.at().stacked.get(city, top.index()))
        top = seat;
    return top;
  }

  @Cites({NL_7_06, NL_11_04, NL_11_08})
  public static Seat boss(City city, int slot, int crew) {
    return top(city, of(city, slot, crew));
  }

  public static int crewOf(City city, Seat seat) {
    return city.at().crew.get(city, seat.index());
  }

  /** A player comes to the bottom of a crew's stack, which may be empty. */
  @Cites({NL_7_05, NL_7_12, NL_7_14, NL_7_15})
  public static void join(City city, Seat seat, int slot, int crew) {
    int last = -1;
    for (var member : of(city, slot, crew).list())
      last = Math.max(last, city.at().stacked.get(city, member.index()));
    city.at().mission.set(city, seat.index(), slot + 1);
    city.at().crew.set(city, seat.index(), crew);
    city.at().stacked.set(city, seat.index(), last + 1);
    city.at().stageDone.set(city, seat.index(), 0);
  }

  /** A player takes the token back; what lies behind in the stack moves up. */
  @Cites({NL_7_10, NL_7_18})
  public static void leave(City city, Seat seat) {
    int slot = city.slotOf(seat);
    Loadout.unload(city, seat);
    city.at().mission.set(city, seat.index(), 0);
    city.at().crew.set(city, seat.index(), 0);
    city.at().stacked.set(city, seat.index(), 0);
    city.at().deal.set(city, seat.index(), 0);
    city.at().facing.set(city, seat.index(), 0);
    close(city, slot);
  }

  /** A mission without a first crew has its second one as the first, or is discarded. */
  @Cites({NL_7_19, NL_10_07, NL_11_05})
  private static void close(City city, int slot) {
    if (!of(city, slot, FIRST).isEmpty()) return;
    var second = of(city, slot, SECOND);
    for (var seat : second.list()) city.at().crew.set(city, seat.index(), FIRST);
    if (!second.isEmpty()) city.tell(NL_7_19, "crew.moved-up", city.mission(slot));
  }

  /** Missions that nobody is on are taken off the table. */
  public static void dropDeserted(City city, Rule rule, String told) {
    int manned = 0;
    for (int i = 0; i < city.seatCount(); i++) manned |= 1 << city.at().mission.get(city, i);
    for (int slot = 0; slot < Places.MISSIONS; slot++) {
      if ((manned & 1 << (slot + 1)) != 0 || !city.isOpen(slot)) continue;
      city.tell(rule, told, city.mission(slot));
      discard(city, slot);
    }
  }

  /** A mission is taken off the table. */
  public static void discard(City city, int slot) {
    var mission = city.mission(slot);
    var at = city.at();
    at.missions.get(slot).move(city, mission, mission.high() ? at.highDiscard : at.lowDiscard);
  }

  /** Whether somebody's Deal lies on a mission. */
  public static boolean hasDeal(City city, int slot) {
    return city.at().deal.placeOf(city, slot + 1) >= 0;
  }

  /** Exchanges the crews of a mission. */
  static void swap(City city, int slot) {
    for (var seat : on(city, slot).list())
      city.at().crew.set(city, seat.index(), 1 - crewOf(city, seat));
  }
}
