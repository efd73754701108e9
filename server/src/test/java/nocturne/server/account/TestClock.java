package nocturne.server.account;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/** Stands still until a test moves it. */
final class TestClock implements InstantSource {

  private volatile Instant now = Instant.parse("2026-03-01T20:00:00Z");

  @Override
  public Instant instant() {
    return now;
  }

  void pass(Duration time) {
    now = now.plus(time);
  }
}
