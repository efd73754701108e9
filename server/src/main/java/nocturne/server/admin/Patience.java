package nocturne.server.admin;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;
import nocturne.server.store.EntryTaken;
import nocturne.server.store.StoreUnavailable;

/**
 * Does something in a database at which a server is at work too: a lock that it holds is waited
 * for, and where it was quicker the same is tried anew.
 */
final class Patience {

  /** A lock of SQLite's is already waited for some seconds each time. */
  private static final int TRIES = 6;

  private static final Duration PAUSE = Duration.ofMillis(200);

  private Patience() {}

  /**
   * Tries again until it works.
   *
   * @param deed looks at everything afresh each time: a try that seemed to fail may have worked
   */
  static <R> R with(Supplier<R> deed) {
    for (int tries = 1; ; tries++) {
      try {
        return deed.get();
      } catch (EntryTaken | StoreUnavailable e) {
        if (tries == TRIES) throw e;
        pause(e);
      }
    }
  }

  private static void pause(RuntimeException why) {
    try {
      Thread.sleep(PAUSE);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw why;
    }
  }

  /** Waits until something is durable; fails with what it failed with. */
  static <R> R durable(CompletableFuture<R> change) {
    try {
      return change.join();
    } catch (CompletionException e) {
      throw e.getCause() instanceof RuntimeException own ? own : e;
    }
  }
}
