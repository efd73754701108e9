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

  ChoiceRefused(Fault fault, String sentence) {
    super(sentence);
    this.fault = fault;
  }

  public Fault fault() {
    return fault;
  }
}
