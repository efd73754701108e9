package nocturne.kernel;

/**
 * Who sees what lies in a zone: its one declaration, from which views, imagined tables, redacted
 * happenings and the undo barrier follow. Everybody sees how many components lie there and which
 * way they face.
 *
 * @param faceUp the seats that see components lying face up
 * @param faceDown the seats that see components lying face down
 * @param topOnly whether only the top component is seen, whatever lies below
 * @param backs whether everybody sees the backs of components that they can't read
 */
public record Sight(Seats faceUp, Seats faceDown, boolean topOnly, boolean backs) {

  private static final Seats EVERYONE = Seats.first(Seat.MOST);

  /** Everybody sees everything, whichever side is up. */
  public static final Sight OPEN = new Sight(EVERYONE, EVERYONE, false, true);

  /** Nobody sees anything, not even backs: a deck, a bag. */
  public static final Sight HIDDEN = new Sight(Seats.NONE, Seats.NONE, false, false);

  /** Everybody sees what lies face up; of what lies face down everybody sees the back. */
  public static final Sight FACES = new Sight(EVERYONE, Seats.NONE, false, true);

  /** Everybody sees the top, nobody what is below. */
  public static final Sight TOP = new Sight(EVERYONE, Seats.NONE, true, false);

  /** Only these seats see it: a hand. */
  public static Sight only(Seats seats) {
    return new Sight(seats, seats, false, true);
  }

  /** Everybody sees what lies face up; only the owner sees what lies face down. */
  public static Sight faceDownFor(Seat owner) {
    return new Sight(EVERYONE, Seats.of(owner), false, true);
  }
}
