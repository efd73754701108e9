package nocturne.bots;

import java.util.List;
import nocturne.kernel.FastChance;
import nocturne.kernel.Game;
import nocturne.kernel.Option;
import nocturne.kernel.Recorded;
import nocturne.kernel.Result;
import nocturne.kernel.Seat;
import nocturne.kernel.Table;

/** Bots at a table, one for each seat, in seat order. */
public final class Match {

  // Odd, and none that bots draw by, so that who answers first has nothing to do with how.
  private static final long TURN_STRIDE = 0xA3EC647659359ACDL;

  private final List<Bot> bots;
  private final Budget budget;
  private final long seed;

  /**
   * @param seed draws who answers first where several are asked
   */
  public Match(List<Bot> bots, Budget budget, long seed) {
    this.bots = List.copyOf(bots);
    this.budget = budget;
    this.seed = seed;
  }

  /**
   * Whose bot chooses now: of several who are asked anybody, for where answers are open it matters
   * who speaks first, and that must not always be the same seat.
   */
  public <T extends Table<T>> Seat next(T table) {
    var asked = table.asked();
    if (asked.size() == 1) return asked.first();
    var lot = new FastChance(seed + table.version() * TURN_STRIDE);
    return asked.list().get(lot.below(asked.size()));
  }

  /** What a seat's bot chooses now. */
  public <T extends Table<T>> Option choice(Game<T> game, T table, Seat seat) {
    return bots.get(seat.index()).choose(Sight.of(game, table, seat), budget);
  }

  /** Plays a table to its end. */
  public <T extends Table<T>> Result play(Game<T> game, T table) {
    while (!table.isOver()) {
      var seat = next(table);
      table.choose(seat, choice(game, table, seat));
    }
    return table.result().orElseThrow();
  }

  /** Plays a recorded table to its end. */
  public <T extends Table<T>> Result play(Recorded<T> recorded) {
    var table = recorded.table();
    while (!table.isOver()) {
      var seat = next(table);
      recorded.choose(seat, choice(recorded.game(), table, seat).id(), table.version());
    }
    return table.result().orElseThrow();
  }
}
