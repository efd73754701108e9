package nocturne.lab.stat;

/**
 * So many of so many, such as wins of games, with its 95 % interval after Wilson. A shared win
 * counts as its fraction.
 */
public record Share(double of, double all) {

  /** The 97.5 % point of the normal distribution. */
  public static final double Z = 1.959964;

  public double rate() {
    return all == 0 ? 0 : of / all;
  }

  public double low() {
    return all == 0 ? 0 : Math.max(0, middle() - half());
  }

  public double high() {
    return all == 0 ? 1 : Math.min(1, middle() + half());
  }

  private double middle() {
    return (rate() + Z * Z / (2 * all)) / (1 + Z * Z / all);
  }

  private double half() {
    double spread = rate() * (1 - rate()) / all + Z * Z / (4 * all * all);
    return Z * Math.sqrt(spread) / (1 + Z * Z / all);
  }

  public Share plus(Share other) {
    return new Share(of + other.of, all + other.all);
  }

  public Share minus(Share other) {
    return new Share(of - other.of, all - other.all);
  }

  /**
   * How likely a difference at least as great as that of two shares is where there is none (two
   * proportions, normal approximation); 1 where one of them is of nothing.
   */
  public double likeness(Share other) {
    if (all == 0 || other.all == 0) return 1;
    var both = plus(other);
    double spread = both.rate() * (1 - both.rate()) * (1 / all + 1 / other.all);
    return spread == 0 ? 1 : Normal.twoSided((rate() - other.rate()) / Math.sqrt(spread));
  }

  /** Half the width of the 95 % interval of the difference of two shares. */
  public double reach(Share other) {
    if (all == 0 || other.all == 0) return 1;
    return Z
        * Math.sqrt(rate() * (1 - rate()) / all + other.rate() * (1 - other.rate()) / other.all);
  }
}
