package nocturne.nightshift;

import nocturne.kernel.Seat;
import nocturne.kernel.Value;
import nocturne.nightshift.closing.Closing;
import nocturne.nightshift.component.Drink;
import nocturne.nightshift.component.Room;

/**
 * How well a player stands, in money: what she has, what her Subscribers promise, and what her
 * Commitment may bring.
 */
final class Prospects implements Value<Club> {

  private static final double POWER_CARD = 600;
  private static final double SHOT = 300;
  private static final double CHAMPAGNE = 600;
  private static final double LOYALTY_POINT = 250;
  private static final double FACE_UP_HERE = 400;
  private static final double FACE_DOWN_HERE = 250;
  private static final double[] PRIVATE_VISIT = {1_900, 2_700, 3_300};
  private static final double[] VIP_VISIT = {2_400, 3_500, 4_800};

  @Override
  public double of(Club club, Seat seat) {
    double mine = worth(club, seat);
    return switch (club.plan().mode()) {
      case SOLO -> mine - club.at().diamondCash.get(club);
      case CO_OP -> sum(club, 1, 0);
      case TEAMS -> sum(club, 2, seat.index() % 2) - sum(club, 2, (seat.index() + 1) % 2);
      case COMPETITIVE -> mine - best(club, seat);
    };
  }

  private static double sum(Club club, int teams, int team) {
    double sum = 0;
    for (var seat : club.seats()) if (seat.index() % teams == team) sum += worth(club, seat);
    return sum;
  }

  private static double best(Club club, Seat seat) {
    double best = 0;
    for (var other : club.seats())
      if (!other.equals(seat)) best = Math.max(best, worth(club, other));
    return best;
  }

  private static double worth(Club club, Seat seat) {
    double worth = club.cash(seat);
    if (club.isOver() || !club.hasDancer(seat)) return worth;
    worth += LOYALTY_POINT * Closing.loyalty(club, seat);
    worth += SHOT * club.drinks(seat, Drink.SHOT) + CHAMPAGNE * club.drinks(seat, Drink.CHAMPAGNE);
    worth += POWER_CARD * club.at().hand(seat).size(club);
    return worth + commitment(club, seat) + whereSheStands(club, seat) + visit(club, seat);
  }

  /** A Commitment is worth what its Room usually pays, if nobody steals it first. */
  private static double commitment(Club club, Seat seat) {
    var spot = club.commitment(seat);
    if (spot.isEmpty()) return 0;
    var guest = club.table(spot.get()).top(club);
    var visits = club.room(spot.get()) == Room.VIP ? VIP_VISIT : PRIVATE_VISIT;
    return visits[club.stars(guest, seat) - 1] + LOYALTY_POINT * guest.loyalty();
  }

  private static double whereSheStands(Club club, Seat seat) {
    var spot = club.spot(seat);
    if (spot.isEmpty() || club.isEmpty(spot.get())) return 0;
    if (club.isFaceDown(spot.get())) return FACE_DOWN_HERE;
    return club.committedTo(spot.get()).isEmpty() && !club.hasDad(spot.get()) ? FACE_UP_HERE : 0;
  }

  /** A visit that is not over yet is worth what leaving now would pay. */
  private static double visit(Club club, Seat seat) {
    if (club.at().inRoom.isEmpty(club) || !club.active().filter(seat::equals).isPresent()) return 0;
    var guest = club.at().inRoom.top(club);
    int stars = club.at().visitStars.get(club);
    double leaving = LOYALTY_POINT * guest.loyalty();
    if (club.isAt(seat, Place.VIP_ROOM)) {
      int hearts = Integer.bitCount(club.at().hearts.get(club));
      return leaving
          + (hearts == 0 ? VIP_VISIT[stars - 1] : club.contents().house().pays(hearts, stars));
    }
    for (var card : club.at().danced.list(club)) leaving += card.pays(stars);
    return leaving;
  }
}
