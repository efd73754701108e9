package nocturne.server.admin;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import nocturne.kernel.Game;
import nocturne.server.admin.AdminRefused.Why;
import nocturne.server.store.Database;
import nocturne.server.store.Journal;
import nocturne.server.table.Refused;
import nocturne.server.table.TableState;

/** Tables as the journal has them. */
final class StoredTables {

  /** From each id to the next: the journal is long, and its tables are few. */
  private static final String IDS =
      """
      with recursive ids (id) as (
        select min(table_id) from journal
        union all
        select (select min(table_id) from journal where table_id > ids.id) from ids
        where ids.id is not null)
      select id from ids where id is not null
      """;

  private final Database database;

  StoredTables(Database database) {
    this.database = database;
  }

  /** Every table that has an entry, whether or not it stands in an index. */
  List<String> ids() {
    return database.read(
        connection -> {
          var ids = new ArrayList<String>();
          try (var statement = connection.createStatement();
              var rows = statement.executeQuery(IDS)) {
            while (rows.next()) ids.add(rows.getString(1));
          }
          return ids;
        });
  }

  /** A table that must be there, added up by the games in force, which must have its own. */
  TableState state(Map<String, Game<?>> games, String table) {
    return state(games, entries(table));
  }

  static TableState state(Map<String, Game<?>> games, List<Journal.Entry> entries) {
    try {
      return TableState.of(games, entries);
    } catch (Refused noGame) {
      var first = entries.getFirst();
      throw new AdminRefused(
          Why.DIVERGED, first.table(), first.number(), String.valueOf(noGame.getMessage()));
    }
  }

  /** All entries of a table that must be there. */
  List<Journal.Entry> entries(String table) {
    var entries = database.journal().read(table, 1);
    if (entries.isEmpty()) throw new AdminRefused(Why.NO_TABLE, table);
    return entries;
  }
}
