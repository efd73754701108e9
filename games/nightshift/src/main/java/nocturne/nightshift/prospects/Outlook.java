package nocturne.nightshift.prospects;

import java.util.List;
import nocturne.kernel.Option;
import nocturne.nightshift.Mode;
import nocturne.nightshift.component.Contents;
import nocturne.nightshift.component.Customer;
import nocturne.nightshift.component.Drink;
import nocturne.nightshift.component.Outcome;
import nocturne.nightshift.floor.FloorMove;
import nocturne.nightshift.power.Pass;
import nocturne.nightshift.roll.Numbered;
import nocturne.nightshift.roll.RollKind;
import nocturne.nightshift.room.RoomMove;

/**
 * What comes next for a player: her Commitment, her visit to a Room, her roll, or what she may hope
 * for on the floor.
 */
final class Outlook {

  /** How likely a guest is kept. */
  private static final float KEPT = 0.75f;

  /** The Energy of a turn that is over. */
  private static final int OVER = -1;

  private final Timetables timetables;
  private final Diamonds diamonds;
  private final Holdings holdings;
  private final Rooms rooms;
  private final Guests guests;
  private final Floor floor;

  Outlook(Contents contents, Timetables timetables, Diamonds diamonds, Holdings holdings) {
    this.timetables = timetables;
    this.diamonds = diamonds;
    this.holdings = holdings;
    rooms = new Rooms(contents);
    guests = new Guests(contents, rooms);
    floor = new Floor(contents, guests);
  }

  /** As the table stands. */
  double of(Position her) {
    if (her.commitment() != Position.NOWHERE) return committed(her);
    if (her.isInRoom()) return rooms.visiting(her) + afterVisit(floor.ring(her));
    if (isRolling(her)) return rolling(her);
    return hope(floor.ring(her), her.isActive() ? energy(her) : OVER);
  }

  /** After each option; not a number where it has to be tried. */
  double[] afterEach(Position her, List<Option> options) {
    var ring = floor.ring(her);
    var values = new double[options.size()];
    for (int i = 0; i < values.length; i++) values[i] = after(her, ring, options.get(i));
    return values;
  }

  private double after(Position her, Ring ring, Option option) {
    return switch (option) {
      case FloorMove.ENGAGE, FloorMove.STEAL -> floor.facing(her, her.location());
      case FloorMove.FLIP -> floor.flip(ring, energy(her), tipper(her));
      case FloorMove.END -> hope(ring, OVER);
      case FloorMove.CLOCKWISE,
          FloorMove.COUNTERCLOCKWISE,
          FloorMove.ENTER,
          FloorMove.STEP_LEFT,
          FloorMove.STEP_RIGHT ->
          walked(ring, floor.reached(her.location(), (FloorMove) option));
      case RoomMove move -> rooms.after(her, move) + afterVisit(ring);
      case Drink drink when her.isInRoom() && Rooms.isPending(her) ->
          rooms.redo(her) + afterVisit(ring);
      case Pass pass when isEngaging(her) && natural(her) > 0 -> rolled(her, 0);
      case Outcome outcome when isEngaging(her) && !outcome.swaps() ->
          guests.outcome(her, guest(her), outcome);
      default -> Double.NaN;
    };
  }

  private double hope(Ring ring, int energy) {
    return hope(ring, ring.her().location(), energy);
  }

  private double hope(Ring ring, int location, int energy) {
    var club = ring.her().club();
    boolean refreshed = timetables.of(club).isRefreshedAfter(club.round());
    return floor.hope(ring, location, energy, refreshed, tipper(ring.her()));
  }

  /** A step to a table; nobody walks past Dad, and what he does has to be tried. */
  private double walked(Ring ring, int spot) {
    var her = ring.her();
    var club = her.club();
    var table = club.at().tables.get(spot);
    boolean dad = !table.isEmpty(club) && !table.isTopFaceDown(club) && table.top(club).dad();
    if (dad || her.commitment() != Position.NOWHERE) return Double.NaN;
    return hope(ring, spot, energy(her) - 1);
  }

  private static int energy(Position her) {
    return her.club().at().energy.get(her.club());
  }

  private float tipper(Position her) {
    var club = her.club();
    return club.plan().mode() == Mode.SOLO ? diamonds.tipper(club, timetables.of(club)) : 0;
  }

  /** How much more or less than usual her guest's Loyalty brings, and the floor after the visit. */
  private double afterVisit(Ring ring) {
    var her = ring.her();
    var club = her.club();
    int with = her.loyalty() + Guests.loyalty(club.at().inRoom.top(club), her.dancer());
    float subscriber =
        holdings.income(with, her.turns())
            - holdings.income(her.loyalty(), her.turns())
            - PrivateWorth.SUBSCRIBER;
    return KEPT * subscriber + hope(ring, OVER);
  }

  private float committed(Position her) {
    var spot = her.club().spots().get(her.commitment());
    return guests.commit(her, her.club().table(spot).top(her.club()), her.club().room(spot));
  }

  // Rolls

  private static boolean isRolling(Position her) {
    return her.isActive() && RollKind.of(her.club()) != RollKind.NONE;
  }

  private static boolean isEngaging(Position her) {
    return her.isActive() && RollKind.of(her.club()) == RollKind.ENGAGE;
  }

  private static int natural(Position her) {
    return her.club().at().natural.get(her.club());
  }

  private static Customer guest(Position her) {
    var club = her.club();
    return club.at().tables.get(club.at().rollSpot.get(club)).top(club);
  }

  /** A roll that has been announced: what it promises, or what it shows. */
  private float rolling(Position her) {
    var club = her.club();
    int spot = club.at().rollSpot.get(club);
    if (club.at().tables.get(spot).isEmpty(club)) return 0;
    return natural(her) == 0 || !isEngaging(her)
        ? floor.facing(her, spot)
        : rolled(her, her.shots());
  }

  private float rolled(Position her, int shots) {
    return guests.rolled(her, guest(her), shots, Numbered.finalRoll(her.club()));
  }
}
