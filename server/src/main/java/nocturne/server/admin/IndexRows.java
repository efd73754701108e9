package nocturne.server.admin;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import nocturne.server.store.Database;
import nocturne.server.store.Journal;
import nocturne.server.table.Sitter;
import nocturne.server.table.TableState.Phase;

/** What the index of tables has to say of a table that did not come to be here. */
final class IndexRows {

  private static final String TABLE =
      """
      insert into tables (id, game, phase, open, rated, host, opened, updated, number, awaited,
        bot_awaited, deadline) values (?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, ?)
      on conflict (id) do nothing
      """;

  private static final String SEAT =
      """
      insert into seats (table_id, seat, identity, bot) values (?, ?, ?, ?)
      on conflict (table_id, seat) do nothing
      """;

  /**
   * A deadline long ago: the next server that tends its tables looks at this one and its clocks.
   */
  private static final long AT_ONCE = 1;

  private final Database database;

  IndexRows(Database database) {
    this.database = database;
  }

  boolean has(String table) {
    return database.read(
        connection -> {
          try (var select = connection.prepareStatement("select 1 from tables where id = ?")) {
            select.setString(1, table);
            try (var rows = select.executeQuery()) {
              return rows.next();
            }
          }
        });
  }

  /** Adds a table, unless it is there. */
  void add(Replay table, List<Journal.Entry> entries) {
    Patience.durable(
        database.change(
            connection -> {
              addTable(connection, table, entries);
              addSeats(connection, table, entries.getFirst().table());
              return true;
            }));
  }

  private static void addTable(Connection connection, Replay table, List<Journal.Entry> entries)
      throws SQLException {
    var opened = table.opened().orElseThrow();
    boolean running = table.phase() == Phase.RUNNING;
    try (var insert = connection.prepareStatement(TABLE)) {
      insert.setString(1, entries.getFirst().table());
      insert.setString(2, opened.terms().game());
      insert.setString(3, table.phase().name());
      insert.setInt(4, opened.terms().open() ? 1 : 0);
      insert.setInt(5, opened.terms().rated() ? 1 : 0);
      insert.setString(6, opened.host());
      insert.setLong(7, entries.getFirst().time());
      insert.setLong(8, entries.getLast().time());
      // A row that knows of no entry yields to what a server finds.
      insert.setInt(9, running ? 0 : entries.size());
      insert.setLong(10, running ? AT_ONCE : 0);
      insert.executeUpdate();
    }
  }

  private static void addSeats(Connection connection, Replay table, String id) throws SQLException {
    try (var insert = connection.prepareStatement(SEAT)) {
      for (int seat = 0; seat < table.sitters().size(); seat++) {
        var sitter = table.sitters().get(seat);
        insert.setString(1, id);
        insert.setInt(2, seat);
        insert.setString(3, sitter.map(Sitter::identity).orElse(""));
        insert.setString(4, sitter.map(Sitter::bot).orElse(""));
        insert.addBatch();
      }
      insert.executeBatch();
    }
  }
}
