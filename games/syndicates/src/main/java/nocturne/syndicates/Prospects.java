package nocturne.syndicates;

import nocturne.kernel.Seat;
import nocturne.kernel.Value;
import nocturne.syndicates.component.CrimeType;
import nocturne.syndicates.component.Objective;
import nocturne.syndicates.component.Operation;

/**
 * How well a player stands: Kredits, and what tokens, sectors and influence promise, against the
 * best of the others.
 */
final class Prospects implements Value<Moon> {

  private static final double ACTIVE_TOKEN = 0.5;
  private static final double CONTROLLED_SECTOR = 0.9;
  private static final double CONTROLLED_SPIRE = 2.5;
  private static final double PIECE_ON_BOARD = 0.25;
  private static final double NEAR_OPERATION = 0.35;
  private static final double MATCHING_CRIME = 0.8;

  @Override
  public double of(Moon moon, Seat seat) {
    double best = Double.NEGATIVE_INFINITY;
    for (int other = 0; other < moon.seatCount(); other++) {
      if (other != seat.index()) best = Math.max(best, worth(moon, Party.of(other)));
    }
    return worth(moon, Party.of(seat)) - best;
  }

  @Override
  public double atHand(Moon moon, Seat seat) {
    double worth = moon.kredits(Party.of(seat));
    for (var operation : moon.at().owned(Party.of(seat)).list(moon)) worth += operation.value();
    return worth;
  }

  private static double worth(Moon moon, Party party) {
    return moon.kredits(party)
        + tokens(moon, party)
        + sectors(moon, party)
        + operationsInReach(moon, party);
  }

  /**
   * What owned tokens are worth at the end, what they may still do, and what objectives in sight
   * pay for them.
   */
  private static double tokens(Moon moon, Party party) {
    if (moon.isOver()) return 0;
    double worth = ACTIVE_TOKEN * moon.owned(party, true);
    var owned = moon.at().owned(party);
    var objectives = moon.at().faceUpObjectives;
    for (int place = 0; place < owned.size(moon); place++) {
      var operation = owned.get(moon, place);
      worth += operation.value();
      for (int shown = 0; shown < objectives.size(moon); shown++)
        if (isWanted(operation, objectives.get(moon, shown))) worth += MATCHING_CRIME;
    }
    return worth;
  }

  private static boolean isWanted(Operation operation, Objective objective) {
    return operation.type() == CrimeType.WILD || operation.type() == objective.crime();
  }

  /**
   * Control pays at the end of each round, score sectors at the end of the game; every piece helps
   * to get there.
   */
  private static double sectors(Moon moon, Party party) {
    if (moon.isOver()) return 0;
    double worth = PIECE_ON_BOARD * (Moon.INFLUENCE - moon.supply(party));
    double soon = moon.round() / 3.0;
    for (var sector : moon.contents().sectors()) {
      if (!moon.controls(party, sector)) continue;
      worth += sector.equals(moon.contents().spire()) ? CONTROLLED_SPIRE : CONTROLLED_SECTOR;
      worth += soon * soon * moon.scoreToken(sector).kredits();
    }
    return worth;
  }

  /** How far the best sector beside each operation on the board has come towards its value. */
  private static double operationsInReach(Moon moon, Party party) {
    if (moon.isOver()) return 0;
    double worth = 0;
    var board = moon.at().board;
    for (int place = 0; place < board.size(moon); place++) {
      var operation = board.get(moon, place);
      int most = 0;
      for (var sector : operation.sectors()) most = Math.max(most, moon.influence(sector, party));
      worth += NEAR_OPERATION * Math.min(most, operation.value());
    }
    return worth;
  }
}
