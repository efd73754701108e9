package nocturne.lab.stat;

import java.util.Arrays;
import java.util.stream.DoubleStream;

/** How numbers are spread: sorted, with their mean. */
public final class Spread {

  private final double[] sorted;

  private Spread(double[] sorted) {
    this.sorted = sorted;
  }

  public static Spread of(double[] numbers) {
    var sorted = numbers.clone();
    Arrays.sort(sorted);
    return new Spread(sorted);
  }

  public boolean isEmpty() {
    return sorted.length == 0;
  }

  /** All numbers, the least first. */
  public DoubleStream stream() {
    return Arrays.stream(sorted);
  }

  public double mean() {
    return Arrays.stream(sorted).average().orElse(0);
  }

  /** The least of the numbers that so large a part of all does not exceed. */
  public double quantile(double part) {
    return isEmpty() ? 0 : sorted[(int) Math.min(sorted.length - 1.0, part * sorted.length)];
  }

  public double least() {
    return quantile(0);
  }

  public double most() {
    return quantile(1);
  }
}
