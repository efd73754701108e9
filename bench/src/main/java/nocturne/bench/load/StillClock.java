package nocturne.bench.load;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/** A clock that stands still until it is told that time has passed. */
final class StillClock implements InstantSource {

  private volatile Instant now = Instant.now();

  @Override
  public Instant instant() {
    return now;
  }

  void pass(Duration time) {
    now = now.plus(time);
  }
}
