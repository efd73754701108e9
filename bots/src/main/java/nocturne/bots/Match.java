package nocturne.bots;

import java.util.List;
import nocturne.kernel.Game;
import nocturne.kernel.Option;
import nocturne.kernel.Recorded;
import nocturne.kernel.Result;
import nocturne.kernel.Seat;
import nocturne.kernel.Table;

/** Bots at a table, one for each seat, in seat order. */
public final class Match {

  private final List<Bot> bots;
  private final Budget budget;

  public Match(List<Bot> bots, Budget budget) {
    this.bots = List.copyOf(bots);
    this.budget = budget;
  }

  /** What a seat's bot chooses now. */
  public <T extends Table<T>> Option choice(Game<T> game, T table, Seat seat) {
    return bots.get(seat.index()).choose(Sight.of(game, table, seat), budget);
  }

  /** Plays a table to its end. */
  public <T extends Table<T>> Result play(Game<T> game, T table) {
    while (!table.isOver()) {
      var seat = table.asked().first();
      table.choose(seat, choice(game, table, seat));
    }
    return table.result().orElseThrow();
  }

  /** Plays a recorded table to its end. */
  public <T extends Table<T>> Result play(Recorded<T> recorded) {
    var table = recorded.table();
    while (!table.isOver()) {
      var seat = table.asked().first();
      recorded.choose(seat, choice(recorded.game(), table, seat).id(), table.version());
    }
    return table.result().orElseThrow();
  }
}
