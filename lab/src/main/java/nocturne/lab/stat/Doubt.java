package nocturne.lab.stat;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;
import org.apache.commons.statistics.distribution.ChiSquaredDistribution;
import org.apache.commons.statistics.inference.BinomialTest;

/** How likely what was seen, or something further off, is where nothing differs. */
public final class Doubt {

  /** Less doubt than this counts as a difference. */
  public static final double LIMIT = 0.05;

  private Doubt() {}

  /** Of the same chance for all, by the chi-square test for unequal numbers of tries. */
  public static double ofEqualRates(double[] wins, double[] tries) {
    double all = Arrays.stream(tries).sum();
    double rate = Arrays.stream(wins).sum() / all;
    if (wins.length < 2 || all == 0 || rate == 0 || rate == 1) return 1;
    double sum = 0;
    for (int i = 0; i < wins.length; i++) {
      double off = wins[i] - tries[i] * rate;
      sum += off * off / (tries[i] * rate * (1 - rate));
    }
    return ChiSquaredDistribution.of(wins.length - 1).survivalProbability(sum);
  }

  /**
   * Of equal chances for those who share one prize a game between them, by the chi-square test of
   * fit.
   */
  public static double ofEqualParts(double[] wins) {
    double all = Arrays.stream(wins).sum();
    if (wins.length < 2 || all == 0) return 1;
    double even = all / wins.length;
    double sum = 0;
    for (double part : wins) sum += (part - even) * (part - even) / even;
    return ChiSquaredDistribution.of(wins.length - 1).survivalProbability(sum);
  }

  /**
   * Of a fact being as frequent on both sides of pairs, by the exact test of McNemar.
   *
   * @param onlyFirst pairs in which it holds on the first side alone
   * @param onlySecond pairs in which it holds on the second side alone
   */
  public static double ofNoChange(int onlyFirst, int onlySecond) {
    int changed = onlyFirst + onlySecond;
    if (changed == 0) return 1;
    return BinomialTest.withDefaults().test(changed, onlyFirst, 0.5).getPValue();
  }

  /**
   * The same doubts, each made as much greater as asking so many questions at once calls for
   * (Holm).
   */
  public static double[] together(double[] doubts) {
    var order =
        IntStream.range(0, doubts.length)
            .boxed()
            .sorted(Comparator.comparingDouble(i -> doubts[i]))
            .toList();
    var adjusted = new double[doubts.length];
    double least = 0;
    for (int rank = 0; rank < order.size(); rank++) {
      int i = order.get(rank);
      least = Math.max(least, Math.min(1, doubts[i] * (doubts.length - rank)));
      adjusted[i] = least;
    }
    return adjusted;
  }
}
