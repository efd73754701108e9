package nocturne.lab.arena;

import nocturne.lab.stat.Share;

/**
 * How often one bot came out ahead of another; a tie is half a win.
 *
 * @param wins of the games, as many as their spread over pairs is worth, for the interval
 */
public record Verdict(int pairs, double won, Share wins) {

  /**
   * @param scores what the first bot got of each pair: 1 for both games, 0 for none
   */
  static Verdict of(double[] scores) {
    int pairs = scores.length;
    double sum = 0;
    for (double score : scores) sum += score;
    double rate = pairs == 0 ? 0 : sum / pairs;
    double squares = 0;
    for (double score : scores) squares += (score - rate) * (score - rate);
    double games = games(pairs, rate, squares);
    return new Verdict(pairs, 2 * sum, new Share(rate * games, games));
  }

  /** How many independent games would leave as much doubt as these pairs do. */
  private static double games(int pairs, double rate, double squares) {
    if (pairs < 2 || squares == 0) return pairs;
    return rate * (1 - rate) / (squares / (pairs - 1) / pairs);
  }

  /** How many games were played. */
  public int games() {
    return 2 * pairs;
  }
}
