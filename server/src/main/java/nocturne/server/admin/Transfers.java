package nocturne.server.admin;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import nocturne.kernel.Game;
import nocturne.kernel.RecordText;
import nocturne.server.admin.AdminRefused.Why;
import nocturne.server.store.Database;
import nocturne.server.store.Journal;
import nocturne.server.table.TableIndex;

/**
 * Tables out of a database and into one. Players stay behind: another database knows only their
 * ids.
 */
public final class Transfers {

  /** What was brought in. */
  public record Arrival(String table, int entries) {}

  /** So many entries are handed to the journal at a time. */
  private static final int LOAD = 1_000;

  private final Database database;
  private final Map<String, Game<?>> games;

  public Transfers(Database database, Map<String, Game<?>> games) {
    this.database = database;
    this.games = Map.copyOf(games);
  }

  /** A table as lines that {@link #bring} takes. */
  public List<String> take(String table) {
    return JournalLines.write(new StoredTables(database).entries(table));
  }

  /** The record of the game at a table, with its secret. */
  public String record(String table) {
    var state = new StoredTables(database).state(games, table);
    state
        .divergence()
        .ifPresent(
            at -> {
              throw new AdminRefused(Why.DIVERGED, table, at.entry(), at.why());
            });
    var recorded = state.recorded().orElseThrow(() -> new AdminRefused(Why.NOT_BEGUN, table));
    return RecordText.write(recorded.record());
  }

  /**
   * Brings tables in: all that the lines hold, or none where a line is wrong, a table is here
   * already, or its game is not. What broke off half-way is brought in by the same lines again.
   */
  public List<Arrival> bring(List<String> lines) {
    var tables = JournalLines.read(lines);
    var seen = new HashSet<String>();
    for (var entries : tables) {
      var id = entries.getFirst().table();
      if (!seen.add(id) || Patience.with(() -> isHere(entries)))
        throw new AdminRefused(Why.TABLE_IS_THERE, id);
      StoredTables.state(games, entries);
    }
    var arrivals = new ArrayList<Arrival>();
    for (var entries : tables) {
      Patience.with(() -> bringOne(entries));
      arrivals.add(new Arrival(entries.getFirst().table(), entries.size()));
    }
    return arrivals;
  }

  /** A table that did not come to its end here is in no list, and as far as it goes the same. */
  private boolean isHere(List<Journal.Entry> entries) {
    var id = entries.getFirst().table();
    var stored = database.journal().read(id, 1);
    return new TableIndex(database).has(id)
        || stored.size() > entries.size()
        || !entries.subList(0, stored.size()).equals(stored);
  }

  private boolean bringOne(List<Journal.Entry> entries) {
    var id = entries.getFirst().table();
    int stored = database.journal().read(id, 1).size();
    for (int from = stored; from < entries.size(); from += LOAD) {
      var load = entries.subList(from, Math.min(from + LOAD, entries.size()));
      var appended = load.stream().map(database.journal()::append).toList();
      Patience.durable(CompletableFuture.allOf(appended.toArray(CompletableFuture[]::new)));
    }
    var index = new TableIndex(database);
    index.note(StoredTables.state(games, entries), true);
    return Patience.durable(index.catchUp()) > 0;
  }
}
