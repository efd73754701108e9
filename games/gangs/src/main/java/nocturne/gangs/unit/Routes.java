package nocturne.gangs.unit;

import static nocturne.gangs.GangsRule.GN_2_08;
import static nocturne.gangs.GangsRule.GN_2_20;
import static nocturne.gangs.GangsRule.GN_2_23;
import static nocturne.gangs.GangsRule.GN_2_27;

import nocturne.gangs.Cites;
import nocturne.gangs.NightCity;
import nocturne.gangs.component.Board;
import nocturne.gangs.component.District;
import nocturne.gangs.component.Piece;
import nocturne.gangs.component.Role;
import nocturne.kernel.Options;

/** Where a unit can go in one move. */
@Cites({GN_2_20, GN_2_23})
final class Routes {

  private static final int POINTS = -1 << District.COUNT;

  private Routes() {}

  /** The spots where units stand already, as bits. */
  static int taken(NightCity city) {
    return Units.taken(city) << District.COUNT;
  }

  /**
   * Lists every move of a unit that stands at a spot.
   *
   * @param taken as {@link #taken} says
   */
  static void list(NightCity city, int side, int unit, int spot, int taken, Options may) {
    var moves = city.moves(side, unit, spot);
    var ways = city.board().ways(spot);
    boolean drone = city.board().role(unit) == Role.DRONE.bit();
    int closed = closed(ways, drone ? POINTS : taken);
    for (int left = ~closed & ((1 << ways.length) - 1); left != 0; left &= left - 1)
      may.add(moves[ways[Integer.numberOfTrailingZeros(left)]]);
    if (!may.explaining()) return;
    for (int left = closed; left != 0; left &= left - 1)
      may.refuse(moves[ways[Integer.numberOfTrailingZeros(left)]], drone ? GN_2_08 : GN_2_27);
  }

  /** Which of these ways lead to spots that are closed, as bits; without a branch. */
  private static int closed(int[] ways, int spots) {
    int closed = 0;
    for (int way = 0; way < ways.length; way++) closed |= ((spots >>> ways[way]) & 1) << way;
    return closed;
  }

  /** Lists the moves to another district, for those who must leave. */
  static void away(NightCity city, Piece piece, Options may) {
    for (int next : city.board().neighbours(piece.district())) {
      may.add(city.board().move(piece, next));
      points(city, piece, next, may);
    }
  }

  /** Lists the moves into one district from anywhere. */
  static void into(NightCity city, Piece piece, int district, Options may) {
    if (piece.spot().index() != district) may.add(city.board().move(piece, district));
    points(city, piece, district, may);
  }

  private static void points(NightCity city, Piece piece, int district, Options may) {
    boolean drone = piece.unit().isDrone();
    for (int poi : city.board().poisOf(district)) {
      int to = Board.spotOfPoi(poi);
      if (to == piece.spot().index()) continue;
      var move = city.board().move(piece, to);
      if (drone) may.refuse(move, GN_2_08);
      else if (Units.isFree(city, poi)) may.add(move);
      else may.refuse(move, GN_2_27);
    }
  }
}
