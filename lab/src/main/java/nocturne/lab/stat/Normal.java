package nocturne.lab.stat;

import org.apache.commons.statistics.distribution.NormalDistribution;

/** The normal distribution with mean 0 and deviation 1. */
final class Normal {

  private static final NormalDistribution STANDARD = NormalDistribution.of(0, 1);

  private Normal() {}

  /** How likely a value at least so far from 0 is. */
  static double twoSided(double value) {
    return 2 * STANDARD.survivalProbability(Math.abs(value));
  }
}
