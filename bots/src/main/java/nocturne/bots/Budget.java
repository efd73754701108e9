package nocturne.bots;

import java.time.Duration;
import java.util.Optional;

/**
 * How long a bot may think about one choice: as long as its kind does, but so many imagined tables
 * at most, and, where there is a clock, no longer than that.
 */
public record Budget(int iterations, Optional<Duration> clock) {

  /** Every bot thinks as long as its kind does. */
  public static final Budget UNLIMITED = of(Integer.MAX_VALUE);

  public Budget {
    if (iterations < 1)
      throw new IllegalArgumentException("a bot needs at least 1 iteration, not " + iterations);
  }

  public static Budget of(int iterations) {
    return new Budget(iterations, Optional.empty());
  }

  public Budget within(Duration clock) {
    return new Budget(iterations, Optional.of(clock));
  }

  /** The same, and no more iterations than these. */
  public Budget atMost(int most) {
    return new Budget(Math.min(most, iterations), clock);
  }

  /** Begins to think. */
  public Thinking begin() {
    return new Thinking(iterations, clock.map(limit -> System.nanoTime() + limit.toNanos()));
  }

  /** One choice being thought about. */
  public static final class Thinking {

    private final Optional<Long> deadline;
    private final int iterations;
    private int begun;

    private Thinking(int iterations, Optional<Long> deadline) {
      this.iterations = iterations;
      this.deadline = deadline;
    }

    /** Whether there may be one more iteration; the first always may. */
    public boolean again() {
      if (begun == iterations || (begun > 0 && isLate())) return false;
      begun++;
      return true;
    }

    private boolean isLate() {
      return deadline.isPresent() && System.nanoTime() - deadline.get() >= 0;
    }
  }
}
