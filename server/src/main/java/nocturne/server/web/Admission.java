package nocturne.server.web;

import java.util.Optional;
import nocturne.kernel.Seat;
import nocturne.kernel.Viewer;
import nocturne.server.table.Refused;
import nocturne.server.table.TableState;

/**
 * What somebody may know of a table.
 *
 * @param knows whether they may know that it is there
 * @param sees whether they see the game and hear what is said
 */
record Admission(Optional<Seat> seat, boolean knows, boolean sees) {

  /**
   * @param identity empty for somebody unknown
   * @param invited whether they hold a code that opens this table
   */
  static Admission of(TableState table, String identity, boolean invited) {
    var seat = table.seatOf(identity);
    boolean host = !identity.isEmpty() && table.host().equals(identity);
    boolean knows = seat.isPresent() || host || invited || table.terms().open();
    return new Admission(seat, knows, seat.isPresent() || (knows && table.terms().watched()));
  }

  /** A table that somebody may not know of is not there. */
  Admission require() {
    Refused.unless(knows, "no-table", "there is no such table");
    return this;
  }

  Viewer viewer() {
    return seat.map(Viewer::of).orElse(Viewer.SPECTATOR);
  }
}
