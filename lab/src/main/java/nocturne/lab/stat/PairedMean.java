package nocturne.lab.stat;

import java.util.Arrays;
import nocturne.kernel.FastChance;

/**
 * The mean of the differences within pairs, with its 95 % interval and doubt by the paired
 * bootstrap: the pairs are drawn anew many times, always by the same chance.
 */
public record PairedMean(double mean, double low, double high, double doubt) {

  private static final int DRAWS = 2_000;

  /** More pairs than this are not drawn one by one: the interval is that of the normal curve. */
  private static final int MANY = 20_000;

  public static PairedMean of(double[] differences) {
    double mean = Arrays.stream(differences).average().orElse(0);
    if (Arrays.stream(differences).allMatch(it -> it == mean))
      return new PairedMean(mean, mean, mean, mean == 0 ? 1 : 0);
    if (differences.length > MANY) return byNormal(differences, mean);
    var means = drawn(differences);
    double below = Arrays.stream(means).filter(it -> it <= 0).count();
    double above = Arrays.stream(means).filter(it -> it >= 0).count();
    double doubt = Math.min(1, 2 * (Math.min(below, above) + 1) / (DRAWS + 1));
    return new PairedMean(mean, means[DRAWS / 40], means[DRAWS - 1 - DRAWS / 40], doubt);
  }

  private static double[] drawn(double[] differences) {
    var chance = new FastChance(differences.length);
    var means = new double[DRAWS];
    for (int draw = 0; draw < DRAWS; draw++) {
      double sum = 0;
      for (int i = 0; i < differences.length; i++)
        sum += differences[chance.below(differences.length)];
      means[draw] = sum / differences.length;
    }
    Arrays.sort(means);
    return means;
  }

  private static PairedMean byNormal(double[] differences, double mean) {
    double squares = 0;
    for (double it : differences) squares += (it - mean) * (it - mean);
    double deviation = Math.sqrt(squares / (differences.length - 1) / differences.length);
    return new PairedMean(
        mean,
        mean - Share.Z * deviation,
        mean + Share.Z * deviation,
        Normal.twoSided(mean / deviation));
  }
}
