package nocturne.bench.load;

import java.util.Arrays;

/** How long choices took, from being sent to being seen. */
final class Latencies {

  private long[] micros = new long[1 << 16];
  private int count;
  private boolean measuring;

  synchronized void begin() {
    count = 0;
    measuring = true;
  }

  synchronized void end() {
    measuring = false;
  }

  synchronized void add(long nanos) {
    if (!measuring) return;
    if (count == micros.length) micros = Arrays.copyOf(micros, 2 * count);
    micros[count++] = nanos / 1_000;
  }

  synchronized int count() {
    return count;
  }

  /** The milliseconds that this share of the choices kept under. */
  synchronized double percentile(double share) {
    if (count == 0) return 0;
    var sorted = Arrays.copyOf(micros, count);
    Arrays.sort(sorted);
    return sorted[Math.min(count - 1, (int) (share * count))] / 1_000.0;
  }
}
