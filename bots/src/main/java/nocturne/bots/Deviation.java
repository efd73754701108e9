package nocturne.bots;

import nocturne.kernel.Option;
import nocturne.kernel.Table;

/**
 * A choice that a prudent bot would not have made, and what is known of how much it changed: at
 * first what the game's own opinion says, then what games show that were played on from there.
 */
final class Deviation<T extends Table<T>> {

  /** How far the game's opinion of a choice is usually off, in chance to win. */
  private static final double DOUBT = 0.06;

  /** The least that is believed of how far single games lie apart. */
  private static final double LEAST_SPREAD = 0.25;

  private final int at;
  private final Sight<T> sight;
  private final Option chosen;
  private final Option instead;
  private final double gap;
  private double opinion;
  private double sum;
  private double squares;
  private int games;

  /**
   * @param at after so many entries the seat was asked
   * @param gap how much better the other option is by the game's own opinion, on its own scale
   */
  Deviation(int at, Sight<T> sight, Option chosen, Option instead, double gap) {
    this.at = at;
    this.sight = sight;
    this.chosen = chosen;
    this.instead = instead;
    this.gap = gap;
  }

  Sight<T> sight() {
    return sight;
  }

  double gap() {
    return gap;
  }

  /**
   * Takes over what the game's opinion of the choice is worth.
   *
   * @param most the greatest gap that is believed
   */
  void weigh(Scale scale, double most) {
    opinion = -scale.worth(Math.min(gap, most), at, sight.seat());
  }

  /** Plays so many more games, each twice: after the choice, and after what was not chosen. */
  void look(Outlook<T> outlook, int more) {
    for (double difference : outlook.compare(sight, chosen, instead, games, more)) {
      sum += difference;
      squares += difference * difference;
    }
    games += more;
  }

  /**
   * How much the choice changed the seat's chance: between the opinion and what the games show,
   * nearer to these the surer they are.
   */
  double change() {
    if (games == 0) return opinion;
    double mean = sum / games;
    double unsure = Math.max(LEAST_SPREAD, squares / games - mean * mean) / games;
    double weight = DOUBT * DOUBT / (DOUBT * DOUBT + unsure);
    return opinion + weight * (mean - opinion);
  }

  Course.Choice choice() {
    return new Course.Choice(at, sight.seat(), chosen, instead, change());
  }
}
