package nocturne.gangs.component;

import static nocturne.gangs.GangsRule.GN_1_02;
import static nocturne.gangs.GangsRule.GN_1_03;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import nocturne.gangs.Cites;
import nocturne.kernel.Named;

/**
 * One side of the board: its spots, which way leads where, and every unit at every spot as
 * something to choose, made once for all tables.
 */
@Cites({GN_1_02, GN_1_03})
public final class Board {

  private final List<District> districts;
  private final List<Poi> pois;
  private final Spot[] spots;
  private final int[][] neighbours;
  private final int[][] poisOf;
  private final int[] pointsOf;
  private final int[] pointsOfKind;
  private final int[][] ways;
  private final int[][] distance;
  private final Unit[] units;
  private final int[] roles;
  private final Piece[] pieces;
  private final Move[][] moves;

  /**
   * @param adjacent the neighbours of each district
   * @param owners who can have units: the gangs in order, and the lone opponent
   * @param edgerunners in order
   */
  public Board(
      List<District> districts,
      List<List<Integer>> adjacent,
      List<Poi> pois,
      List<? extends Named> owners,
      List<Edgerunner> edgerunners) {
    this.districts = List.copyOf(districts);
    this.pois = List.copyOf(pois);
    var everywhere = new ArrayList<Spot>(districts);
    everywhere.addAll(pois);
    spots = everywhere.toArray(Spot[]::new);
    neighbours = new int[districts.size()][];
    poisOf = new int[districts.size()][];
    for (var district : districts) {
      neighbours[district.index()] = ints(adjacent.get(district.index()));
      poisOf[district.index()] =
          pois.stream()
              .filter(poi -> poi.district() == district.index())
              .mapToInt(Poi::number)
              .toArray();
    }
    pointsOf = new int[districts.size()];
    pointsOfKind = new int[PoiKind.values().length];
    for (var poi : pois) {
      pointsOf[poi.district()] |= 1 << poi.number();
      pointsOfKind[poi.kind().ordinal()] |= 1 << poi.number();
    }
    distance = distances();
    ways = new int[spots.length][];
    for (var spot : spots) ways[spot.index()] = waysFrom(spot);
    var all = new ArrayList<Unit>(List.of(Member.values()));
    all.addAll(edgerunners);
    units = all.toArray(Unit[]::new);
    roles = all.stream().mapToInt(unit -> unit.role().bit()).toArray();
    pieces = new Piece[owners.size() * units.length * spots.length];
    moves = new Move[pieces.length][spots.length];
    for (int owner = 0; owner < owners.size(); owner++)
      for (int unit = 0; unit < units.length; unit++) makePieces(owner, owners.get(owner), unit);
  }

  private int[] waysFrom(Spot from) {
    var reached = IntStream.builder();
    reach(from.district(), reached);
    for (int next : neighbours[from.district()]) reach(next, reached);
    return reached.build().filter(spot -> spot != from.index()).toArray();
  }

  private void reach(int district, IntStream.Builder reached) {
    reached.add(district);
    for (int poi : poisOf[district]) reached.add(spotOfPoi(poi));
  }

  private static int[] ints(List<Integer> numbers) {
    return numbers.stream().mapToInt(Integer::intValue).toArray();
  }

  private void makePieces(int owner, Named name, int unit) {
    for (var from : spots) {
      var piece = new Piece(owner, name, units[unit], from);
      int index = index(owner, unit, from.index());
      pieces[index] = piece;
      for (var to : spots) if (!to.equals(from)) moves[index][to.index()] = new Move(piece, to);
    }
  }

  private int index(int owner, int unit, int spot) {
    return (owner * units.length + unit) * spots.length + spot;
  }

  private int[][] distances() {
    int size = districts.size();
    var steps = new int[size][size];
    for (int from = 0; from < size; from++) {
      for (int to = 0; to < size; to++) steps[from][to] = from == to ? 0 : size;
      for (int round = 0; round < size; round++)
        for (int here = 0; here < size; here++)
          for (int next : neighbours[here])
            steps[from][next] = Math.min(steps[from][next], steps[from][here] + 1);
    }
    return steps;
  }

  public List<District> districts() {
    return districts;
  }

  public District district(int number) {
    return districts.get(number);
  }

  public List<Poi> pois() {
    return pois;
  }

  public Poi poi(int number) {
    return (Poi) spots[District.COUNT + number];
  }

  /** The numbers of the points of interest of a district. */
  public int[] poisOf(int district) {
    return poisOf[district];
  }

  /** The points of interest of a district, as bits. */
  public int pointsOf(int district) {
    return pointsOf[district];
  }

  /** The points of interest of a kind, as bits. */
  public int pointsOf(PoiKind kind) {
    return pointsOfKind[kind.ordinal()];
  }

  public Spot spot(int index) {
    return spots[index];
  }

  public int spotCount() {
    return spots.length;
  }

  /** The districts next to one. */
  public int[] neighbours(int district) {
    return neighbours[district];
  }

  /** The spots that one move can lead to from a spot, those in the same district first. */
  public int[] ways(int spot) {
    return ways[spot];
  }

  /** How many borders lie between two districts. */
  public int distance(int from, int to) {
    return distance[from][to];
  }

  public Unit unit(int number) {
    return units[number];
  }

  /** The role of a unit, as a bit. */
  public int role(int unit) {
    return roles[unit];
  }

  public Piece piece(int owner, int unit, int spot) {
    return pieces[index(owner, unit, spot)];
  }

  public Move move(Piece piece, int to) {
    return Objects.requireNonNull(
        moves(piece.gang(), piece.unit().number(), piece.spot().index())[to]);
  }

  /** The moves of a unit from a spot, by where they lead. */
  public Move[] moves(int owner, int unit, int spot) {
    return moves[index(owner, unit, spot)];
  }

  public static boolean isPoi(int spot) {
    return spot >= District.COUNT;
  }

  public static int spotOfPoi(int poi) {
    return District.COUNT + poi;
  }

  public static int poiAt(int spot) {
    return spot - District.COUNT;
  }
}
