package nocturne.kernel;

/** A choice that the table did not take; the table is as it was. */
public final class ChoiceRefused extends RuntimeException {

  private static final long serialVersionUID = 1;

  /** What was wrong with it. */
  public enum Fault {
    GAME_OVER,
    SEAT_NOT_ASKED,
    NOT_OFFERED,
    STALE_VERSION
  }

  private final Fault fault;

  private ChoiceRefused(Fault fault, String sentence) {
    super(sentence);
    this.fault = fault;
  }

  static ChoiceRefused gameOver() {
    return new ChoiceRefused(Fault.GAME_OVER, "the game is over");
  }

  static ChoiceRefused notAsked(Seat seat, Seats asked) {
    return new ChoiceRefused(
        Fault.SEAT_NOT_ASKED, seat + " is not asked; awaited are " + asked.list());
  }

  static ChoiceRefused nothingToUndo(Seat seat) {
    return new ChoiceRefused(Fault.SEAT_NOT_ASKED, seat + " has nothing to undo");
  }

  static ChoiceRefused notOffered(Seat seat, String option, Options offered) {
    var ids = offered.list().stream().map(Option::id).toList();
    return new ChoiceRefused(
        Fault.NOT_OFFERED, option + " is not offered to " + seat + "; offered are " + ids);
  }

  static ChoiceRefused stale(int present, int seen) {
    return new ChoiceRefused(
        Fault.STALE_VERSION,
        "the table is at version " + present + ", the choice was made at " + seen);
  }

  public Fault fault() {
    return fault;
  }
}
