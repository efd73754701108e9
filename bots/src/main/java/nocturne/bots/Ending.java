package nocturne.bots;

import java.util.Collections;
import nocturne.kernel.Game;
import nocturne.kernel.Result;
import nocturne.kernel.Table;

/**
 * How imagined tables end when every seat plays on prudently, each by what it may know there. It
 * knows nothing of the real table, and two tables that are alike end alike.
 */
final class Ending<T extends Table<T>> {

  /**
   * Whoever plays on looks at one imagined table for a choice: many games say more than good ones.
   */
  private static final Budget QUICK = Budget.of(1);

  private final Game<T> game;
  private final long seed;

  Ending(Game<T> game, long seed) {
    this.game = game;
    this.seed = seed;
  }

  /** Plays this very table to its end. */
  Result of(T table) {
    Bot prudent = new PrudentBot(seed);
    var bots = Collections.nCopies(table.seatCount(), prudent);
    return new Match(bots, QUICK, seed).play(game, table);
  }
}
