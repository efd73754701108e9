package nocturne.kernel;

/**
 * Who sees what lies in a zone: its one declaration, from which views, imagined tables, redacted
 * happenings and the undo barrier follow. Everybody sees how many components lie there, their backs
 * and which way they face.
 *
 * @param faceUp the seats that see components lying face up
 * @param faceDown the seats that see components lying face down
 * @param topOnly whether only the top component is seen, whatever lies below
 */
public record Sight(Seats faceUp, Seats faceDown, boolean topOnly) {

  private static final Seats EVERYONE = Seats.first(Seat.MOST);

  /** Everybody sees everything, whichever side is up. */
  public static final Sight OPEN = new Sight(EVERYONE, EVERYONE, false);

  /** Nobody sees anything: a deck, a bag. */
  public static final Sight HIDDEN = new Sight(Seats.NONE, Seats.NONE, false);

  /** Everybody sees the top, nobody what is below. */
  public static final Sight TOP = new Sight(EVERYONE, Seats.NONE, true);

  /** Only these seats see it: a hand. */
  public static Sight only(Seats seats) {
    return new Sight(seats, seats, false);
  }

  /** Everybody sees what lies face up; only the owner sees what lies face down. */
  public static Sight faceDownFor(Seat owner) {
    return new Sight(EVERYONE, Seats.of(owner), false);
  }
}
