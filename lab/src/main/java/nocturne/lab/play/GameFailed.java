package nocturne.lab.play;

/** A game that did not come to its end because of a fault in the program. */
public final class GameFailed extends RuntimeException {

  private static final long serialVersionUID = 1;

  public GameFailed(Plan plan, long number, Throwable fault) {
    super("game " + number + " of " + plan + " failed", fault);
  }
}
