package nocturne.bots;

import nocturne.kernel.Result;
import nocturne.kernel.Seat;

/** Counts how games end for one seat. */
final class Tally {

  /** So many wins and as many losses are added, because few games show less than they seem to. */
  private static final double DOUBT = 2;

  private static final double NINETEEN_OF_TWENTY = 1.96;

  private final Seat seat;
  private double wins;
  private double scores;
  private int games;

  Tally(Seat seat) {
    this.seat = seat;
  }

  void add(Result result) {
    wins += result.share(seat);
    scores += result.of(seat).score();
    games++;
  }

  int games() {
    return games;
  }

  double chance() {
    return games == 0 ? 0 : wins / games;
  }

  double score() {
    return games == 0 ? 0 : scores / games;
  }

  Expectation expectation() {
    double counted = games + 2 * DOUBT;
    double middle = (wins + DOUBT) / counted;
    double sure = NINETEEN_OF_TWENTY * Math.sqrt(middle * (1 - middle) / counted);
    return new Expectation(chance(), score(), sure, games);
  }
}
