package nocturne.gangs;

import static nocturne.gangs.GangsRule.GN_1_06;
import static nocturne.gangs.GangsRule.GN_2_04;

import nocturne.gangs.component.Board;
import nocturne.gangs.component.Contents;
import nocturne.gangs.component.Gang;
import nocturne.gangs.component.Move;
import nocturne.gangs.component.Piece;
import nocturne.gangs.component.Resource;
import nocturne.gangs.component.Trigger;
import nocturne.gangs.component.Unit;
import nocturne.kernel.Chance;
import nocturne.kernel.Named;
import nocturne.kernel.Seat;
import nocturne.kernel.Table;

/**
 * A table of Gangs of Night City. Whoever has units and Street Cred is a side, numbered clockwise:
 * the players by their seats, and in the solo game the opposing gang and Johnny Silverhand.
 */
@Cites(GN_2_04)
public final class NightCity extends Table<NightCity> {

  /** The sides of the solo game that nobody plays. */
  public static final int OPPOSING_GANG = 1;

  public static final int JOHNNY = 2;

  private final Contents contents;
  private final Places at;
  private final Plan plan;
  private final Board board;
  private final int sides;

  NightCity(Contents contents, Places places, Plan plan, Chance chance) {
    super(places.layout(), plan.players(), chance);
    this.contents = contents;
    this.at = places;
    this.plan = plan;
    this.board = plan.board();
    this.sides = plan.sides();
  }

  private NightCity(NightCity other) {
    super(other);
    contents = other.contents;
    at = other.at;
    plan = other.plan;
    board = other.board;
    sides = other.sides;
  }

  @Override
  public NightCity copy() {
    return new NightCity(this);
  }

  @Override
  protected NightCity self() {
    return this;
  }

  public Contents contents() {
    return contents;
  }

  /** Where everything lies. */
  public Places at() {
    return at;
  }

  /** What was agreed. */
  public Plan plan() {
    return plan;
  }

  public Board board() {
    return board;
  }

  // Sides

  public int sides() {
    return sides;
  }

  public boolean isPlayer(int side) {
    return side < seatCount();
  }

  /** Whether a side is a gang: a player's or the opposing one. */
  public boolean isGang(int side) {
    return side != JOHNNY || !plan.isSolo();
  }

  public boolean hasGang(int side) {
    return at.gang.get(this, side) > 0;
  }

  public Gang gang(int side) {
    return contents.gangs().get(at.gang.get(this, side) - 1);
  }

  /** Who a side is, to be named in a sentence. */
  public Named name(int side) {
    return isGang(side) ? gang(side) : contents.johnny();
  }

  /** Who decides for a side: its player, or the only one there is. */
  public Seat decider(int side) {
    return Seat.of(isPlayer(side) ? side : 0);
  }

  public int next(int side) {
    return side + 1 == sides ? 0 : side + 1;
  }

  /** The side so many places clockwise from another. */
  public int clockwise(int side, int places) {
    int there = side + places;
    return there < sides ? there : there - sides;
  }

  /** Whether the gang of a player has abilities for a moment. */
  public boolean hasAbility(int side, Trigger.Timing timing) {
    return isPlayer(side) && (gang(side).timings() & timing.bit()) != 0;
  }

  /** The number of the turn, from 1. */
  public int turn() {
    return at.turn.get(this);
  }

  // What a side has

  @Cites(GN_1_06)
  public int cred(int side) {
    return at.cred.get(this, side);
  }

  public int has(int side, Resource resource) {
    return at.resources.get(this, side * Resource.COUNT + resource.ordinal());
  }

  public int resources(int side) {
    int all = 0;
    for (int i = 0; i < Resource.COUNT; i++)
      all += at.resources.get(this, side * Resource.COUNT + i);
    return all;
  }

  public boolean hasHideout(int side, int district) {
    return (at.hideouts.get(this, side) & 1 << district) != 0;
  }

  public int hideouts(int side) {
    return Integer.bitCount(at.hideouts.get(this, side));
  }

  public int net(int side) {
    return at.net.get(this, side);
  }

  // The turn

  /** The player whose turn it is. */
  public int active() {
    return at.active.get(this);
  }

  public boolean isActivating() {
    return at.phase.get(this) == Places.ACTIVATING;
  }

  // Units as things to choose

  public Piece piece(int side, int unit, int spot) {
    return board.piece(owner(side), unit, spot);
  }

  /** The moves of a unit from a spot, by where they lead. */
  public Move[] moves(int side, int unit, int spot) {
    return board.moves(owner(side), unit, spot);
  }

  /** The number under which the board knows a side: that of its gang, or the one after them. */
  private int owner(int side) {
    return isGang(side) ? at.gang.get(this, side) - 1 : contents.gangs().size();
  }

  /** Whose unit this is. */
  public int sideOf(Piece piece) {
    for (int side = 0; side < sides; side++) if (owner(side) == piece.gang()) return side;
    throw new IllegalStateException("nobody has " + piece);
  }

  public Unit unit(int number) {
    return board.unit(number);
  }
}
