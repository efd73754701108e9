package nocturne.kernel;

import java.util.List;

/**
 * How a game ended: a standing for each seat, in seat order, and the sentence that says so. Seats
 * that share a win share place 1; where nobody wins no standing is won; seats of one team, or
 * everybody in a co-operative game, carry the same team number and the same outcome.
 */
public record Result(List<Standing> standings, Text summary) {

  /**
   * @param team seats with the same number win and lose together
   * @param place 1 is best; equal places are ties
   */
  public record Standing(Seat seat, int team, int place, boolean won, int score) {}

  public Standing of(Seat seat) {
    return standings.get(seat.index());
  }

  /** A seat's part in the win, from 0 to 1: a team wins as one, and sides that tie share. */
  public double share(Seat seat) {
    if (!of(seat).won()) return 0;
    long sides =
        standings.stream().filter(Standing::won).mapToInt(Standing::team).distinct().count();
    return 1.0 / sides;
  }

  public Seats winners() {
    var winners = Seats.NONE;
    for (var standing : standings) if (standing.won()) winners = winners.with(standing.seat());
    return winners;
  }
}
