package nocturne.nightshift.room;

import static nocturne.nightshift.NightshiftRule.NS_12_19;
import static nocturne.nightshift.NightshiftRule.NS_13_16;
import static nocturne.nightshift.NightshiftRule.NS_13_17;
import static nocturne.nightshift.NightshiftRule.NS_14_01;
import static nocturne.nightshift.NightshiftRule.NS_14_02;

import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.nightshift.Cites;
import nocturne.nightshift.Club;
import nocturne.nightshift.Place;

/** How a visit to a Room ends. */
final class Visit {

  private Visit() {}

  /** The Customer is kept, as a Subscriber. */
  @Cites(NS_14_02)
  static void collect(Club club, Seat seat) {
    var at = club.at();
    club.tell(NS_14_01, "collected", seat, at.inRoom.top(club));
    at.inRoom.moveTop(club, at.collected(seat));
  }

  /** The Customer leaves the club. */
  static void lose(Club club, Seat seat, Rule rule) {
    var at = club.at();
    club.tell(rule, "bust.customer", seat, at.inRoom.top(club));
    at.inRoom.moveTop(club, at.customerDiscard);
  }

  /** The figurine goes to the exit below the Room. */
  @Cites({NS_12_19, NS_13_16, NS_13_17})
  static void end(Club club, Seat seat) {
    club.go(seat, club.isAt(seat, Place.PRIVATE_ROOM) ? Place.PRIVATE_EXIT : Place.VIP_EXIT);
    club.at().visitRoom.set(club, 0);
    club.at().visitStars.set(club, 0);
    club.at().bustLimit.set(club, 0);
  }
}
