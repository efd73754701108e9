package nocturne.server.table;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import nocturne.kernel.Seats;
import nocturne.server.store.Database;

/**
 * What is known of tables without loading them. It follows the journal: a row may lag behind for a
 * moment, and whoever acts on it looks at the table first.
 */
public final class TableIndex {

  /** A table as the lobby lists it. */
  public record Row(
      String id,
      String game,
      TableState.Phase phase,
      boolean open,
      boolean rated,
      String host,
      long opened,
      long updated,
      Seats awaited,
      long deadline,
      List<Sitting> seats) {}

  /** Who sits where; empty where nobody does. */
  public record Sitting(int seat, String identity, String bot) {}

  /** A table and the last entry that the index knows of it. */
  record Known(String id, int number) {}

  private static final String COLUMNS =
      "id, game, phase, open, rated, host, opened, updated, awaited, deadline";

  private static final String SEAT =
      "insert into seats (table_id, seat, identity, bot) values (?,?,?,?) on conflict (table_id,"
          + " seat) do update set identity = excluded.identity, bot = excluded.bot";

  private final Database database;

  public TableIndex(Database database) {
    this.database = database;
  }

  /** Writes down how a table stands, unless something later is written there. */
  public CompletableFuture<Boolean> follow(TableState table, boolean seatsChanged) {
    var row = rowOf(table);
    boolean bot = isHouseAwaited(table);
    int number = table.number();
    return database.change(
        connection -> {
          try (var statement =
              connection.prepareStatement(
                  "insert into tables (id, game, phase, open, rated, host, opened, updated, number,"
                      + " awaited, bot_awaited, deadline) values (?,?,?,?,?,?,?,?,?,?,?,?)"
                      + " on conflict (id) do update set phase = excluded.phase,"
                      + " updated = excluded.updated, number = excluded.number,"
                      + " awaited = excluded.awaited, bot_awaited = excluded.bot_awaited,"
                      + " deadline = excluded.deadline where tables.number < excluded.number")) {
            if (write(statement, row, number, bot) == 0) return false;
          }
          if (seatsChanged) writeSeats(connection.prepareStatement(SEAT), row);
          return true;
        });
  }

  private static int write(PreparedStatement statement, Row row, int number, boolean bot)
      throws SQLException {
    statement.setString(1, row.id());
    statement.setString(2, row.game());
    statement.setString(3, row.phase().name());
    statement.setInt(4, row.open() ? 1 : 0);
    statement.setInt(5, row.rated() ? 1 : 0);
    statement.setString(6, row.host());
    statement.setLong(7, row.opened());
    statement.setLong(8, row.updated());
    statement.setInt(9, number);
    statement.setInt(10, row.awaited().mask());
    statement.setInt(11, bot ? 1 : 0);
    statement.setLong(12, row.deadline());
    return statement.executeUpdate();
  }

  private static void writeSeats(PreparedStatement seats, Row row) throws SQLException {
    try (seats) {
      for (var sitting : row.seats()) {
        seats.setString(1, row.id());
        seats.setInt(2, sitting.seat());
        seats.setString(3, sitting.identity());
        seats.setString(4, sitting.bot());
        seats.addBatch();
      }
      seats.executeBatch();
    }
  }

  static Row rowOf(TableState table) {
    var seats = new ArrayList<Sitting>();
    for (int i = 0; i < table.sitters().size(); i++) {
      var sitter = table.sitters().get(i);
      seats.add(
          new Sitting(
              i, sitter.map(Sitter::identity).orElse(""), sitter.map(Sitter::bot).orElse("")));
    }
    return new Row(
        table.id(),
        table.terms().game(),
        table.phase(),
        table.terms().open(),
        table.terms().rated(),
        table.host(),
        table.opened(),
        table.time(),
        table.awaited(),
        table.deadline().orElse(0L),
        seats);
  }

  private static boolean isHouseAwaited(TableState table) {
    return table.awaited().list().stream()
        .anyMatch(seat -> table.isBot(seat) || table.letsPass(seat));
  }

  /** Open tables that anybody may join or watch, the latest first. */
  public List<Row> lobby(int most) {
    return list(
        "where open = 1 and phase in ('GATHERING', 'RUNNING') order by updated desc limit " + most);
  }

  /** Somebody's tables, those first that wait for them, then the latest. */
  public List<Row> of(String identity, int most) {
    return list(
        "join seats on table_id = id where identity = ? and identity <> '' and phase <> 'CLOSED'"
            + " order by"
            + " case when bot = '' then (awaited >> seat) & 1 else 0 end desc, updated desc limit "
            + most,
        identity);
  }

  /** Running tables at which a flag may have fallen. */
  List<Known> due(long now) {
    return known("phase = 'RUNNING' and deadline > 0 and deadline <= " + now);
  }

  /** Running tables at which the house has been awaited for too long. */
  List<Known> sleeping(long before) {
    return known("phase = 'RUNNING' and bot_awaited = 1 and updated < " + before);
  }

  /** Tables that nobody has started since a moment. */
  List<Known> forgotten(long before) {
    return known("phase = 'GATHERING' and updated < " + before);
  }

  /** Whether a table stands here. */
  public boolean has(String id) {
    return !list("where id = ?", id).isEmpty();
  }

  private List<Known> known(String where) {
    return database.read(
        connection -> {
          var known = new ArrayList<Known>();
          try (var statement = connection.createStatement();
              var rows = statement.executeQuery("select id, number from tables where " + where)) {
            while (rows.next()) known.add(new Known(rows.getString(1), rows.getInt(2)));
          }
          return known;
        });
  }

  private List<Row> list(String where, String... args) {
    return database.read(
        connection -> {
          var list = new ArrayList<Row>();
          try (var statement =
              connection.prepareStatement("select " + COLUMNS + " from tables " + where)) {
            for (int i = 0; i < args.length; i++) statement.setString(i + 1, args[i]);
            try (var rows = statement.executeQuery();
                var seats =
                    connection.prepareStatement(
                        "select seat, identity, bot from seats where table_id = ? order by seat")) {
              while (rows.next()) list.add(read(rows, seats));
            }
          }
          return list;
        });
  }

  private static Row read(ResultSet row, PreparedStatement seats) throws SQLException {
    var sittings = new ArrayList<Sitting>();
    seats.setString(1, row.getString(1));
    try (var sat = seats.executeQuery()) {
      while (sat.next())
        sittings.add(new Sitting(sat.getInt(1), sat.getString(2), sat.getString(3)));
    }
    return new Row(
        row.getString(1),
        row.getString(2),
        TableState.Phase.valueOf(row.getString(3)),
        row.getInt(4) == 1,
        row.getInt(5) == 1,
        row.getString(6),
        row.getLong(7),
        row.getLong(8),
        Seats.ofMask(row.getInt(9)),
        row.getLong(10),
        sittings);
  }
}
