package nocturne.server.table;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/** A time that passes when a test says so. */
final class Hourglass implements InstantSource {

  private volatile Instant now = Instant.parse("2026-03-01T20:00:00Z");

  @Override
  public Instant instant() {
    return now;
  }

  void pass(Duration time) {
    now = now.plus(time);
  }
}
