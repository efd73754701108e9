package nocturne.bench.balance;

/**
 * How often somebody or something won.
 *
 * @param parts wins, a shared one as its fraction, in parts of {@link #WHOLE}
 */
record Share(long games, long parts, long score) {

  static final Share NONE = new Share(0, 0, 0);

  /** A whole win: any number of seats can share one without a remainder. */
  private static final int WHOLE = 840;

  /** The 97.5 % point of the normal distribution. */
  private static final double Z = 1.96;

  /**
   * One game.
   *
   * @param sides how many sides shared the win; 0 where it was lost
   */
  static Share of(int sides, int score) {
    return new Share(1, sides == 0 ? 0 : WHOLE / sides, score);
  }

  /** So many whole wins in so many games. */
  static Share wins(long wins, long games, long score) {
    return new Share(games, wins * WHOLE, score);
  }

  Share plus(Share other) {
    return new Share(games + other.games, parts + other.parts, score + other.score);
  }

  double rate() {
    return games == 0 ? 0 : (double) parts / WHOLE / games;
  }

  double meanScore() {
    return games == 0 ? 0 : (double) score / games;
  }

  /** The lower end of the 95 % interval (Wilson). */
  double low() {
    return middle() - half();
  }

  /** The upper end of the 95 % interval (Wilson). */
  double high() {
    return middle() + half();
  }

  private double middle() {
    return (rate() + Z * Z / (2 * games)) / (1 + Z * Z / games);
  }

  private double half() {
    double spread = rate() * (1 - rate()) / games + Z * Z / (4.0 * games * games);
    return Z * Math.sqrt(spread) / (1 + Z * Z / games);
  }
}
