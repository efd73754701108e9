package nocturne.bench.load;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicReference;

/** A clock that stands still until it is told that time has passed. */
final class StillClock implements InstantSource {

  private final AtomicReference<Instant> now = new AtomicReference<>(Instant.now());

  @Override
  public Instant instant() {
    return now.get();
  }

  void pass(Duration time) {
    now.updateAndGet(before -> before.plus(time));
  }
}
