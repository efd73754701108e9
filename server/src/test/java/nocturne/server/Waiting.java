package nocturne.server;

import java.time.Duration;

/** Waits for a condition; the time limit only says when to give up. */
public final class Waiting {

  /** Far more than anything takes, even on a busy machine. */
  public static final Duration PATIENCE = Duration.ofMinutes(2);

  private static final int PAUSE_MILLIS = 5;

  private Waiting() {}

  /** What is waited for. */
  @FunctionalInterface
  public interface Condition<E extends Exception> {
    boolean holds() throws E;
  }

  public static <E extends Exception> void until(String what, Condition<E> condition) throws E {
    until(what, PATIENCE, condition);
  }

  public static <E extends Exception> void until(
      String what, Duration patience, Condition<E> condition) throws E {
    long end = System.nanoTime() + patience.toNanos();
    while (!condition.holds()) {
      if (System.nanoTime() > end)
        throw new AssertionError("waited %s for %s".formatted(patience, what));
      pause();
    }
  }

  private static void pause() {
    try {
      Thread.sleep(PAUSE_MILLIS);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}
