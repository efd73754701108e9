package nocturne.server.table;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import nocturne.kernel.Seats;
import nocturne.server.store.Database;

/**
 * What is known of tables without loading them. It follows the journal: what happens is noted and
 * written down a moment later, often for many events at once. Whoever asks here is told what was
 * noted here; another node may be a moment behind, so whoever acts on a row looks at the table
 * first.
 */
public final class TableIndex {

  /**
   * A table as the lobby lists it.
   *
   * @param branch whether its game goes on from another
   */
  public record Row(
      String id,
      String game,
      TableState.Phase phase,
      boolean open,
      boolean rated,
      boolean branch,
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

  private static final Duration PATIENCE = Duration.ofSeconds(10);

  private static final String COLUMNS =
      "id, game, phase, open, rated, branch, host, opened, updated, awaited, deadline";

  private final Database database;
  private final IndexNotes notes;

  public TableIndex(Database database) {
    this.database = database;
    this.notes = new IndexNotes(database);
  }

  /** Notes how a table stands. */
  public void note(TableState table, boolean seatsChanged) {
    notes.add(
        new IndexNotes.Note(rowOf(table), table.number(), isHouseAwaited(table), seatsChanged));
  }

  /** Writes down all that was noted; completes when it is there, unless something later was. */
  public CompletableFuture<Integer> catchUp() {
    return notes.write();
  }

  /**
   * Waits until whatever has happened at this node is in the lists too. Where that can't be it
   * comes later: what has happened has happened.
   */
  public void settle() {
    var _ =
        catchUp()
            .copy()
            .completeOnTimeout(0, PATIENCE.toMillis(), TimeUnit.MILLISECONDS)
            .exceptionally(unavailable -> 0)
            .join();
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
        table.branch().isPresent() && !table.isGuided(),
        table.host(),
        table.opened(),
        table.time(),
        table.awaited(),
        table.deadline().orElse(0L),
        seats);
  }

  private static boolean isHouseAwaited(TableState table) {
    for (var seat : table.awaited()) if (table.isBot(seat) || table.letsPass(seat)) return true;
    return false;
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

  /** Tables of which the journal knows more, since a node died before it could write it here. */
  List<Known> behind() {
    // Nothing is written here of what is said.
    return known(
        "phase in ('GATHERING', 'RUNNING') and exists (select 1 from journal"
            + " where table_id = tables.id and journal.number > tables.number"
            + " and body not like '{\"is\":\"said\"%')");
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
    return upToDate(
        connection -> {
          var known = new ArrayList<Known>();
          try (var statement = connection.createStatement();
              var rows = statement.executeQuery("select id, number from tables where " + where)) {
            while (rows.next()) known.add(new Known(rows.getString(1), rows.getInt(2)));
          }
          return known;
        });
  }

  /** Reads what was noted before; where nothing can be written now, the rows are as they were. */
  private <R> R upToDate(Database.Work<R> work) {
    catchUp().handle((written, failed) -> failed == null).join();
    return database.read(work);
  }

  private List<Row> list(String where, String... args) {
    return upToDate(
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
        row.getInt(6) == 1,
        row.getString(7),
        row.getLong(8),
        row.getLong(9),
        Seats.ofMask(row.getInt(10)),
        row.getLong(11),
        sittings);
  }
}
