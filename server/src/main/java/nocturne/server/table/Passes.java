package nocturne.server.table;

/**
 * Which windows a seat lets pass without being asked: questions that come between what others do
 * and offer {@link #PASS}, never those of its own turn.
 */
public enum Passes {
  NONE,
  /** The one that is open, until the seat is asked something else or the table has moved on. */
  THIS_WINDOW,
  /** All, until the seat is asked something that can't be passed. */
  UNTIL_ASKED,
  /** All that are not about the seat itself, until it says otherwise. */
  UNLESS_CONCERNED;

  /** The id of the option that lets a window pass, in every game. */
  public static final String PASS = "pass";

  /** Whether it is over when the seat is asked something that can't be passed. */
  boolean endsWhenAsked() {
    return this == THIS_WINDOW || this == UNTIL_ASKED;
  }
}
