package nocturne.bench.load;

import java.util.concurrent.atomic.AtomicLong;

/** When the next choice is due, so that all players together keep to a rate. */
final class Tempo {

  private final long gap;
  private final AtomicLong next = new AtomicLong(System.nanoTime());

  /**
   * @param rate choices a second; 0 for as fast as they can
   */
  Tempo(int rate) {
    this.gap = rate == 0 ? 0 : 1_000_000_000L / rate;
  }

  /** How many nanoseconds a player waits before the next choice. */
  long pause() {
    if (gap == 0) return 0;
    long now = System.nanoTime();
    long due = next.updateAndGet(last -> Math.max(last, now - gap * 100) + gap);
    return Math.max(0, due - now);
  }
}
