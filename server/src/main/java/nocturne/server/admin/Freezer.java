package nocturne.server.admin;

import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import nocturne.kernel.Game;
import nocturne.server.admin.AdminRefused.Why;
import nocturne.server.store.Database;
import nocturne.server.store.Journal;
import nocturne.server.table.EventText;
import nocturne.server.table.TableEvent;

/**
 * Stops play at a table and lets it go on. It writes into the journal like any node, so that a
 * server which has the table in memory learns of it before it takes another choice.
 */
public final class Freezer {

  private static final int LONGEST_REASON = 500;

  private final Database database;
  private final Map<String, Game<?>> games;
  private final InstantSource clock;

  public Freezer(Database database, Map<String, Game<?>> games, InstantSource clock) {
    this.database = database;
    this.games = Map.copyOf(games);
    this.clock = clock;
  }

  /** Freezes a table; its players read why. */
  public void freeze(String table, String why) {
    var reason = why.strip();
    if (reason.isEmpty()
        || reason.length() > LONGEST_REASON
        || reason.codePoints().anyMatch(Freezer::isUnwritable))
      throw new AdminRefused(Why.REASON, LONGEST_REASON);
    Patience.with(
        () -> {
          var entries = entries(table);
          if (!frozen(entries).equals(Optional.of(reason)))
            append(entries.getLast(), new TableEvent.Frozen(reason));
          return true;
        });
  }

  private static boolean isUnwritable(int c) {
    return Character.getType(c) == Character.SURROGATE || Character.isISOControl(c);
  }

  /** Lets a table go on that was frozen, unless the present rules can't. */
  public void thaw(String table) {
    if (frozen(entries(table)).isEmpty()) throw new AdminRefused(Why.NOT_FROZEN, table);
    Patience.with(
        () -> {
          var entries = entries(table);
          var state = StoredTables.state(games, entries);
          if (state.divergence().isPresent()) {
            var at = state.divergence().get();
            throw new AdminRefused(Why.DIVERGED, table, at.entry(), at.why());
          }
          if (state.frozen().isPresent()) append(entries.getLast(), new TableEvent.Thawed());
          return true;
        });
  }

  private List<Journal.Entry> entries(String table) {
    return new StoredTables(database).entries(table);
  }

  /** Why a table is frozen, if it is. */
  private static Optional<String> frozen(List<Journal.Entry> entries) {
    Optional<String> frozen = Optional.empty();
    for (var entry : entries) {
      var event = EventText.read(entry);
      if (event instanceof TableEvent.Frozen freeze) frozen = Optional.of(freeze.why());
      else if (event instanceof TableEvent.Thawed) frozen = Optional.empty();
    }
    return frozen;
  }

  private void append(Journal.Entry last, TableEvent event) {
    long now = Math.max(clock.millis(), last.time());
    Patience.durable(
        database
            .journal()
            .append(
                new Journal.Entry(last.table(), last.number() + 1, now, EventText.write(event))));
  }
}
