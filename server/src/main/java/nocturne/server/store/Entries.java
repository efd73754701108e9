package nocturne.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import nocturne.server.store.Journal.Entry;

/** Entries as they are read back: all of them, each as it was written, or none. */
final class Entries {

  private Entries() {}

  static List<Entry> read(Connection connection, String table, int from) throws SQLException {
    try (PreparedStatement select =
        connection.prepareStatement(
            """
            select number, time, body, sum from journal
            where table_id = ? and number >= ? order by number
            """)) {
      select.setString(1, table);
      select.setInt(2, from);
      var entries = new ArrayList<Entry>();
      try (ResultSet rows = select.executeQuery()) {
        while (rows.next()) {
          entries.add(entry(table, from + entries.size(), rows));
        }
      }
      return entries;
    }
  }

  /** The number of the last entry of each of these tables that has any; PostgreSQL's words. */
  static Map<String, Integer> last(Connection connection, Set<String> tables) throws SQLException {
    try (PreparedStatement select =
        connection.prepareStatement(
            """
            select held.id, (select max(number) from journal where table_id = held.id)
            from unnest(?) as held (id)
            """)) {
      select.setArray(1, connection.createArrayOf("text", tables.toArray()));
      var last = new HashMap<String, Integer>();
      try (ResultSet rows = select.executeQuery()) {
        while (rows.next()) {
          last.put(rows.getString(1), rows.getInt(2));
        }
      }
      return last;
    }
  }

  private static Entry entry(String table, int number, ResultSet row) throws SQLException {
    if (row.getInt(1) != number) {
      throw new EntryCorrupt(table, number, "is missing");
    }
    String body = row.getString(3);
    if (body == null || !Sum.coversAll(body)) {
      throw new EntryCorrupt(table, number, "is no text any more");
    }
    var entry = new Entry(table, number, row.getLong(2), body);
    if (Sum.of(entry) != row.getLong(4)) {
      throw new EntryCorrupt(table, number, "is not what was written");
    }
    return entry;
  }
}
