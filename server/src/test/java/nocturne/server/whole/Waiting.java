package nocturne.server.whole;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.Callable;

/** Waits for what comes about in other processes. */
final class Waiting {

  private static final Duration PATIENCE = Duration.ofMinutes(1);
  private static final int PAUSE_MILLIS = 20;

  private Waiting() {}

  static void until(String what, Callable<Boolean> wanted) throws Exception {
    until(what, PATIENCE, wanted);
  }

  static void until(String what, Duration patience, Callable<Boolean> wanted) throws Exception {
    long end = System.nanoTime() + patience.toNanos();
    while (!wanted.call()) {
      assertThat(System.nanoTime()).as("waiting for %s", what).isLessThan(end);
      Thread.sleep(PAUSE_MILLIS);
    }
  }
}
