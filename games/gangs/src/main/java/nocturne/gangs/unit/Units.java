package nocturne.gangs.unit;

import static nocturne.gangs.GangsRule.GN_2_05;
import static nocturne.gangs.GangsRule.GN_2_06;
import static nocturne.gangs.GangsRule.GN_2_08;
import static nocturne.gangs.GangsRule.GN_2_09;
import static nocturne.gangs.GangsRule.GN_2_17;
import static nocturne.gangs.GangsRule.GN_4_01;

import nocturne.gangs.Cites;
import nocturne.gangs.NightCity;
import nocturne.gangs.component.Board;
import nocturne.gangs.component.District;
import nocturne.gangs.component.Edgerunner;
import nocturne.gangs.component.Member;
import nocturne.gangs.component.Piece;
import nocturne.gangs.component.Unit;
import nocturne.kernel.Options;

/** Who stands where: reading it, counting it, and the plain moves of figures. */
@Cites({GN_2_05, GN_2_06, GN_2_08, GN_2_09, GN_2_17, GN_4_01})
public final class Units {

  private static final int UNIT_BITS = 4;
  private static final int UNIT_MASK = (1 << UNIT_BITS) - 1;

  /** In the place of a district: all of them together. */
  private static final int EVERYWHERE = District.COUNT;

  private Units() {}

  // Who stands in a point of interest, as one number: 0 for nobody

  private static int code(int side, int unit) {
    return 1 + ((side << UNIT_BITS) | unit);
  }

  public static boolean isFree(NightCity city, int poi) {
    return city.at().standing.get(city, poi) == 0;
  }

  /** Whose unit stands in a point of interest, or -1, which the number for nobody leads to. */
  public static int sideAt(NightCity city, int poi) {
    return (city.at().standing.get(city, poi) - 1) >> UNIT_BITS;
  }

  /** The number of the unit in a point of interest that is not free. */
  public static int unitAt(NightCity city, int poi) {
    return (city.at().standing.get(city, poi) - 1) & UNIT_MASK;
  }

  // Counting

  public static int open(NightCity city, int side, int member, int district) {
    return city.at().open.get(city, index(side, member, district));
  }

  private static int index(int side, int member, int district) {
    return (side * Member.COUNT + member) * District.COUNT + district;
  }

  /** The units of a side in a district that have one of these roles. */
  public static int count(NightCity city, int side, int roles, int district) {
    return Headcount.of(headcount(city, side, district), roles);
  }

  /** Whether a side has any unit in a district. */
  public static boolean isIn(NightCity city, int side, int district) {
    return headcount(city, side, district) != 0;
  }

  /** How many units of these roles a side has in play. */
  public static int inPlay(NightCity city, int side, int roles) {
    return Headcount.of(headcount(city, side, EVERYWHERE), roles);
  }

  public static boolean isAnyInPlay(NightCity city, int side, int roles) {
    return Headcount.has(headcount(city, side, EVERYWHERE), roles);
  }

  /** The roles of all units that a side has in play, as bits. */
  public static int roles(NightCity city, int side) {
    return Headcount.roles(headcount(city, side, EVERYWHERE));
  }

  /** The districts where a side has units of these roles, as bits. */
  public static int districts(NightCity city, int side, int roles) {
    int districts = 0;
    for (int district = 0; district < District.COUNT; district++)
      districts |= Headcount.bit(headcount(city, side, district), roles) << district;
    return districts;
  }

  private static int headcount(NightCity city, int side, int district) {
    return city.at().headcount.get(city, side * (District.COUNT + 1) + district);
  }

  /** The points of interest where units of a side stand, as bits. */
  public static int points(NightCity city, int side) {
    return city.at().points.get(city, side);
  }

  /** The points of interest of a district where units of a side stand, as bits. */
  public static int points(NightCity city, int side, int district) {
    return points(city, side) & city.board().pointsOf(district);
  }

  /** Every point of interest that is not free, as bits. */
  static int taken(NightCity city) {
    int taken = 0;
    for (int side = 0; side < city.sides(); side++) taken |= points(city, side);
    return taken;
  }

  private static boolean has(int roles, Unit unit) {
    return (roles & unit.role().bit()) != 0;
  }

  public static int reserve(NightCity city, int side, Member member) {
    return city.at().reserve.get(city, side * Member.COUNT + member.ordinal());
  }

  // Edgerunners

  /** Where the figure of an edgerunner stands, or a negative number. */
  public static int spotOf(NightCity city, Edgerunner edgerunner) {
    return city.at().figureAt.get(city, edgerunner.index()) - 1;
  }

  public static boolean isInPlay(NightCity city, Edgerunner edgerunner) {
    return spotOf(city, edgerunner) >= 0;
  }

  /** Whether the figure of a hired edgerunner waits in the reserve. */
  public static boolean isInReserve(NightCity city, Edgerunner edgerunner) {
    return spotOf(city, edgerunner) == -1;
  }

  // Moving figures

  /** A unit comes to stand somewhere. */
  public static void put(NightCity city, int side, Unit unit, int spot) {
    if (Board.isPoi(spot)) stand(city, side, Board.poiAt(spot), code(side, unit.number()));
    else if (unit instanceof Member) change(city, side, unit, spot, 1);
    if (unit instanceof Edgerunner edgerunner)
      city.at().figureAt.set(city, edgerunner.index(), spot + 1);
    recount(city, side, spot, Headcount.one(unit.role()));
  }

  /** A unit no longer stands where it stood. */
  public static void take(NightCity city, int side, Unit unit, int spot) {
    if (Board.isPoi(spot)) stand(city, side, Board.poiAt(spot), 0);
    else if (unit instanceof Member) change(city, side, unit, spot, -1);
    if (unit instanceof Edgerunner edgerunner) city.at().figureAt.set(city, edgerunner.index(), 0);
    recount(city, side, spot, -Headcount.one(unit.role()));
  }

  private static void stand(NightCity city, int side, int poi, int code) {
    city.at().standing.set(city, poi, code);
    int others = points(city, side) & ~(1 << poi);
    city.at().points.set(city, side, code == 0 ? others : others | 1 << poi);
  }

  private static void recount(NightCity city, int side, int spot, int by) {
    int first = side * (District.COUNT + 1);
    city.at().headcount.add(city, first + city.board().spot(spot).district(), by);
    city.at().headcount.add(city, first + EVERYWHERE, by);
  }

  private static void change(NightCity city, int side, Unit unit, int district, int by) {
    city.at().open.add(city, index(side, unit.number(), district), by);
  }

  /** A member goes to the reserve, or leaves it; figures of edgerunners are there by themselves. */
  public static void reserve(NightCity city, int side, Unit unit, int by) {
    if (unit instanceof Member)
      city.at().reserve.add(city, side * Member.COUNT + unit.number(), by);
  }

  // Choosing

  /** Whether the unit in a point of interest that is not free has one of these roles. */
  private static boolean isAt(NightCity city, int roles, int poi) {
    return (roles & city.board().role(unitAt(city, poi))) != 0;
  }

  /** Lists the units of a side in a district that have one of these roles, each sort once. */
  public static void list(NightCity city, int side, int roles, int district, Options may) {
    for (int member = 0; member < Member.COUNT; member++)
      if ((roles & 1 << member) != 0 && open(city, side, member, district) > 0)
        may.add(city.piece(side, member, district));
    for (int left = points(city, side, district); left != 0; left &= left - 1) {
      int poi = Integer.numberOfTrailingZeros(left);
      if (isAt(city, roles, poi))
        may.add(city.piece(side, unitAt(city, poi), Board.spotOfPoi(poi)));
    }
    var hired = city.at().hired(side);
    for (int place = 0; place < hired.size(city); place++) {
      var edgerunner = hired.get(city, place);
      if (spotOf(city, edgerunner) == district && has(roles, edgerunner))
        may.add(city.piece(side, edgerunner.number(), district));
    }
  }

  /** One of the units that {@link #list} would list, where there is one. */
  public static Piece some(NightCity city, int side, int roles, int district) {
    for (int member = 0; member < Member.COUNT; member++)
      if ((roles & 1 << member) != 0 && open(city, side, member, district) > 0)
        return city.piece(side, member, district);
    for (int left = points(city, side, district); left != 0; left &= left - 1) {
      int poi = Integer.numberOfTrailingZeros(left);
      if (isAt(city, roles, poi)) return city.piece(side, unitAt(city, poi), Board.spotOfPoi(poi));
    }
    var hired = city.at().hired(side);
    for (int place = 0; place < hired.size(city); place++) {
      var edgerunner = hired.get(city, place);
      if (spotOf(city, edgerunner) == district && has(roles, edgerunner))
        return city.piece(side, edgerunner.number(), district);
    }
    throw new IllegalStateException("nobody of " + side + " is in " + district);
  }
}
