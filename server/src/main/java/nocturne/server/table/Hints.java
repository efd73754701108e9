package nocturne.server.table;

import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Supplier;
import nocturne.bots.Bots;
import nocturne.kernel.Recorded;
import nocturne.kernel.Seat;
import nocturne.kernel.Table;

/**
 * What would you do? Asked by whoever is asked, at a table that is not rated, and thought about
 * beside the bots that play. A table goes on meanwhile; one question is thought about at a time.
 */
public final class Hints {

  private final Function<String, LiveTable> tables;
  private final Thinking thinking;
  private final Hint.Effort effort;
  private final Set<String> busy = ConcurrentHashMap.newKeySet();

  Hints(Function<String, LiveTable> tables, Thinking thinking, Hint.Effort effort) {
    this.tables = tables;
    this.thinking = thinking;
    this.effort = effort;
  }

  /**
   * What a bot of some kind would do in somebody's place. It comes to nothing where the question is
   * gone by then.
   */
  public CompletableFuture<Hint> ask(String table, String identity, String kind) {
    Refused.unless(Bots.names().contains(kind), "bot", "there is no bot '" + kind + "'");
    var thought = tables.apply(table).look(state -> thought(state, identity, kind));
    Refused.unless(busy.add(table), "busy", "a bot thinks about a question at this table already");
    return thinking.over(thought).whenComplete((hint, failed) -> busy.remove(table));
  }

  private Supplier<Hint> thought(TableState state, String identity, String kind) {
    var seat = state.seatOf(identity).orElseThrow(Refused::notSeated);
    Refused.unless(state, TableState.Phase.RUNNING);
    Refused.ifFrozen(state);
    Refused.unless(!state.terms().rated(), "rated", "there are no hints in rated games");
    Refused.unless(state.awaited().has(seat), "not-asked", "you are not asked anything now");
    Refused.unless(!state.isBot(seat), "bot-plays", "a bot plays for you");
    return thought(state.recorded().orElseThrow(), state.id(), seat, state.askedAt(seat), kind);
  }

  private <T extends Table<T>> Supplier<Hint> thought(
      Recorded<T> recorded, String table, Seat seat, int at, String kind) {
    var game = recorded.game();
    var copy = recorded.table().copy();
    return () -> {
      requireStands(table, seat, at);
      var hint = Hint.of(game, copy, seat, kind, at, effort);
      requireStands(table, seat, at);
      return hint;
    };
  }

  private void requireStands(String table, Seat seat, int at) {
    boolean stands =
        tables.apply(table).look(now -> now.awaited().has(seat) && now.askedAt(seat) == at);
    Refused.unless(stands, "stale", "the table has moved on since you asked");
  }
}
