package nocturne.server.whole;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;

/** Goes off when somebody does a thing of some kind. */
final class Alarm {

  private record Set(Deed deed, CountDownLatch off) {}

  private final AtomicReference<Set> set = new AtomicReference<>();

  /** To be called when a deed is about to be done. */
  void about(Deed deed) {
    var now = set.get();
    if (now != null && now.deed == deed) now.off.countDown();
  }

  /** Waits until somebody is about to do this, though not for ever. */
  boolean await(Deed deed, Duration patience) throws InterruptedException {
    var mine = new Set(deed, new CountDownLatch(1));
    set.set(mine);
    return mine.off.await(patience.toMillis(), TimeUnit.MILLISECONDS);
  }
}
