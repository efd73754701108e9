package nocturne.bots;

import java.util.List;
import nocturne.kernel.Seat;

/**
 * What a game's own opinion is worth in chances to win, as the course of one game shows it: how
 * steeply the chances rose where the opinion did. Where a game is as good as decided, nothing is
 * worth much any more.
 */
final class Scale {

  /** Chances nearer to 0 or 1 than this say no more than that a game is decided. */
  private static final double DECIDED = 0.02;

  private final List<Course.Moment> moments;
  private final double steepness;

  /**
   * @param moments of a game
   * @param opinions of the same moments but for the last, seat by seat
   */
  Scale(List<Course.Moment> moments, List<double[]> opinions) {
    this.moments = moments;
    double rise = 0;
    double spread = 0;
    for (int seat = 0; seat < moments.getFirst().chances().size(); seat++) {
      double weights = 0;
      double opinion = 0;
      double odds = 0;
      for (int i = 0; i < opinions.size(); i++) {
        double weight = openness(chance(i, seat));
        weights += weight;
        opinion += weight * opinions.get(i)[seat];
        odds += weight * odds(chance(i, seat));
      }
      opinion /= weights;
      odds /= weights;
      for (int i = 0; i < opinions.size(); i++) {
        double weight = openness(chance(i, seat));
        double more = opinions.get(i)[seat] - opinion;
        rise += weight * more * (odds(chance(i, seat)) - odds);
        spread += weight * more * more;
      }
    }
    steepness = spread > 0 ? Math.max(0, rise / spread) : 0;
  }

  private double chance(int moment, int seat) {
    double chance = moments.get(moment).chances().get(seat);
    return Math.max(DECIDED, Math.min(1 - DECIDED, chance));
  }

  private static double odds(double chance) {
    return Math.log(chance / (1 - chance));
  }

  /** How much is still open: a quarter where nobody could say, next to nothing where all can. */
  private static double openness(double chance) {
    return chance * (1 - chance);
  }

  /** How much of the win a seat gives away, at some point of the game, that gives this away. */
  double worth(double opinion, int at, Seat seat) {
    int moment = 0;
    while (moment + 1 < moments.size() && moments.get(moment + 1).at() <= at) moment++;
    double chance = chance(moment, seat.index());
    return Math.min(chance, steepness * opinion * openness(chance));
  }
}
