package nocturne.kernel;

/**
 * Who looks at a table: a seat, a spectator (who sees only what every seat sees), or a reader who
 * sees everything.
 */
public final class Viewer {

  private static final Viewer[] SEATS = new Viewer[Seat.MOST];

  static {
    for (int i = 0; i < Seat.MOST; i++) SEATS[i] = new Viewer(1 << i);
  }

  public static final Viewer SPECTATOR = new Viewer(Seats.first(Seat.MOST).mask());
  public static final Viewer ALL_SEEING = new Viewer(0);

  private final int needed;

  private Viewer(int needed) {
    this.needed = needed;
  }

  public static Viewer of(Seat seat) {
    return SEATS[seat.index()];
  }

  /** This viewer at a table of so many seats. */
  Viewer at(int seats) {
    return this == SPECTATOR ? new Viewer(Seats.first(seats).mask()) : this;
  }

  /** Whether this viewer sees what these seats see. */
  public boolean sees(Seats seers) {
    return sees(seers.mask());
  }

  boolean sees(int seers) {
    return (seers & needed) == needed;
  }
}
