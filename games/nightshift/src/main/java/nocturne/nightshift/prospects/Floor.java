package nocturne.nightshift.prospects;

import nocturne.nightshift.Place;
import nocturne.nightshift.component.Contents;
import nocturne.nightshift.component.Contents.Door;
import nocturne.nightshift.component.Spot;
import nocturne.nightshift.floor.FloorMove;

/** What a dancer may hope for from where she stands: the best table that she can get to. */
final class Floor {

  private static final int ENERGY = 4;
  private static final int FACES = 6;

  /** Of two equally good tables the nearer one. */
  private static final float STEP = 25;

  private final Contents contents;
  private final Guests guests;

  /** How far each table is from each place: twelve tables, then the other places. */
  private final int[][] steps = new int[Spot.COUNT + Place.values().length][Spot.COUNT];

  Floor(Contents contents, Guests guests) {
    this.contents = contents;
    this.guests = guests;
    for (int to = 0; to < Spot.COUNT; to++) {
      for (int from = 0; from < Spot.COUNT; from++) steps[from][to] = ring(from, to);
      for (var place : Place.values())
        steps[Spot.COUNT + place.ordinal()][to] = 1 + from(contents, place, to);
    }
  }

  private static int from(Contents contents, Place place, int to) {
    return switch (place) {
      case LOCKER_ROOM -> ring(contents.door(Door.LOCKER_ROOM).index(), to);
      case PRIVATE_ROOM, PRIVATE_EXIT -> ring(contents.door(Door.PRIVATE_EXIT).index(), to);
      case VIP_ROOM, VIP_EXIT -> ring(contents.door(Door.VIP_EXIT).index(), to);
      case STAGE ->
          Math.min(
              ring(contents.door(Door.STAGE_LEFT).index(), to),
              ring(contents.door(Door.STAGE_RIGHT).index(), to));
    };
  }

  private static int ring(int from, int to) {
    int clockwise = Math.floorMod(to - from, Spot.COUNT);
    return Math.min(clockwise, Spot.COUNT - clockwise);
  }

  /** The table that a step leads to. */
  int reached(int location, FloorMove step) {
    return switch (step) {
      case CLOCKWISE -> (location + 1) % Spot.COUNT;
      case COUNTERCLOCKWISE -> (location + Spot.COUNT - 1) % Spot.COUNT;
      case STEP_LEFT -> contents.door(Door.STAGE_LEFT).index();
      case STEP_RIGHT -> contents.door(Door.STAGE_RIGHT).index();
      case ENTER -> nearest(location);
      case FLIP, ENGAGE, STEAL, BUY_SHOT, BUY_CHAMPAGNE, END ->
          throw new IllegalArgumentException(step + " leads nowhere");
    };
  }

  private int nearest(int location) {
    int spot = 0;
    while (steps[location][spot] > 1) spot++;
    return spot;
  }

  Ring ring(Position her) {
    return new Ring(this, her);
  }

  /**
   * The best hope of a dancer, beyond what her other turns will bring.
   *
   * @param location where she is, or would be
   * @param energy what she may still spend in this turn; less than none when it is over
   * @param refreshed whether new Customers come before her next turn
   * @param tipper what turning up a Tipper is worth
   */
  float hope(Ring ring, int location, int energy, boolean refreshed, float tipper) {
    var her = ring.her();
    var from = steps[location];
    int turns = her.turns();
    float best = turns > 0 ? -Guests.TURN : 0;
    float known = 0;
    int knownAt = Position.NOWHERE;
    int faceDown = ring.faceDown();
    for (int rest = ring.faceUp(); rest != 0; rest &= rest - 1) {
      int spot = Integer.numberOfTrailingZeros(rest);
      int delay = delay(energy, from[spot]);
      if (refreshed && delay > 0) {
        faceDown |= 1 << spot;
        continue;
      }
      if (delay > turns) continue;
      float worth = ring.facing(spot) - STEP * from[spot];
      if (delay == 0 && worth > known) {
        known = worth;
        knownAt = spot;
      }
      best = Math.max(best, worth - delay * Guests.TURN);
    }
    if (faceDown == 0) return best;
    float alone = guests.unknown(her, 0);
    float besides = guests.unknown(her, known);
    for (int rest = faceDown; rest != 0; rest &= rest - 1) {
      int spot = Integer.numberOfTrailingZeros(rest);
      int delay = delay(energy, from[spot] + 1);
      if (delay > turns) continue;
      boolean back =
          delay == 0 && knownAt != Position.NOWHERE && steps[spot][knownAt] < energy - from[spot];
      float worth = (back ? besides : alone) - STEP * from[spot];
      if (tipper > 0 && her.club().hasTipper(her.club().spots().get(spot))) worth += tipper;
      best = Math.max(best, worth - delay * Guests.TURN);
    }
    return best;
  }

  /** What turning up the Customer at her table brings. */
  float flip(Ring ring, int energy, float tipper) {
    var her = ring.her();
    var club = her.club();
    int here = her.location();
    float worth = guests.unknown(her, hopeAmongKnown(ring, here, energy - 1));
    boolean tips = tipper > 0 && club.hasTipper(club.spots().get(here));
    return worth + (tips ? tipper : 0);
  }

  private float hopeAmongKnown(Ring ring, int here, int energy) {
    var from = steps[here];
    float best = 0;
    for (int rest = ring.faceUp(); rest != 0; rest &= rest - 1) {
      int spot = Integer.numberOfTrailingZeros(rest);
      if (from[spot] <= energy) best = Math.max(best, ring.facing(spot) - STEP * from[spot]);
    }
    return best;
  }

  /** How many turns end before she gets somewhere. */
  private static int delay(int energy, int cost) {
    if (cost <= energy) return 0;
    return 1 + Math.max(0, cost - Math.max(0, energy) - 1) / ENERGY;
  }

  /** What rolling on the face-up Customer at a table is worth, to engage or to steal. */
  float facing(Position her, int spot) {
    var club = her.club();
    int owner = club.at().tokenOwner.get(club, spot);
    if (owner == 0) return guests.engaging(her, club.at().tables.get(spot).top(club));
    return owner == her.seat().index() + 1 ? 0 : steal(her, spot);
  }

  /** Who wins and loses together has nothing to steal from each other. */
  private static boolean isMate(Position her, int spot) {
    var club = her.club();
    int apart = club.at().tokenOwner.get(club, spot) - 1 - her.seat().index();
    return switch (club.plan().mode()) {
      case SOLO, CO_OP -> true;
      case TEAMS -> apart % 2 == 0;
      case COMPETITIVE -> false;
    };
  }

  private float steal(Position her, int spot) {
    var club = her.club();
    if (club.at().stolen.get(club, spot) == 1 || isMate(her, spot)) return 0;
    var table = club.spots().get(spot);
    int number = club.loyaltyAgainstSteal(table) - Math.min(1, her.shots());
    float chance = Math.clamp(FACES + 1 - number, 0, FACES) / (float) FACES;
    return chance * guests.commit(her, club.table(table).top(club), club.room(table));
  }
}
