package nocturne.nightshift.power;

import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.nightshift.Club;

/** Who shares a table. */
public final class Company {

  private Company() {}

  /** The other dancers at a player's table. */
  public static Seats of(Club club, Seat seat) {
    var here = club.spot(seat);
    var company = Seats.NONE;
    if (here.isEmpty()) return company;
    for (int i = 0; i < club.seatCount(); i++) {
      var other = Seat.of(i);
      if (!other.equals(seat) && club.spot(other).equals(here)) company = company.with(other);
    }
    return company;
  }
}
