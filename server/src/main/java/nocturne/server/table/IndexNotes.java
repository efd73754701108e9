package nocturne.server.table;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import nocturne.server.store.Database;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * How tables stand, until it is written into the index: of each table only the latest, and of many
 * tables at once, because a busy one changes far more often than somebody looks.
 */
final class IndexNotes {

  private static final Logger LOG = LoggerFactory.getLogger(IndexNotes.class);
  private static final Duration A_MOMENT = Duration.ofMillis(250);

  private static final String ROW =
      "insert into tables (id, game, phase, open, rated, branch, host, opened, updated,"
          + " number, awaited, bot_awaited, deadline) values (?,?,?,?,?,?,?,?,?,?,?,?,?)"
          + " on conflict (id) do update set phase = excluded.phase,"
          + " updated = excluded.updated, number = excluded.number,"
          + " awaited = excluded.awaited, bot_awaited = excluded.bot_awaited,"
          + " deadline = excluded.deadline where tables.number < excluded.number";

  private static final String SEAT =
      "insert into seats (table_id, seat, identity, bot) values (?,?,?,?) on conflict (table_id,"
          + " seat) do update set identity = excluded.identity, bot = excluded.bot";

  /**
   * How a table stood after an entry.
   *
   * @param houseAwaited whether a bot is to choose, or a pass to pass
   */
  record Note(TableIndex.Row row, int number, boolean houseAwaited, boolean seatsChanged) {

    private String id() {
      return row.id();
    }

    private Note and(Note other) {
      var later = number > other.number ? this : other;
      return new Note(
          later.row, later.number, later.houseAwaited, seatsChanged || other.seatsChanged);
    }
  }

  private final Database database;
  private Map<String, Note> noted = new HashMap<>();
  private CompletableFuture<Integer> written = CompletableFuture.completedFuture(0);

  IndexNotes(Database database) {
    this.database = database;
  }

  synchronized void add(Note note) {
    if (noted.isEmpty())
      CompletableFuture.delayedExecutor(A_MOMENT.toMillis(), TimeUnit.MILLISECONDS)
          .execute(
              () -> {
                var _ = write();
              });
    noted.merge(note.id(), note, Note::and);
  }

  /**
   * Writes everything that is noted; completes when that and all before it is durable. What can't
   * be written is put right when the table is next tended or loaded.
   */
  synchronized CompletableFuture<Integer> write() {
    if (noted.isEmpty()) return written;
    // In one order everywhere, so that two nodes never wait for each other.
    var notes = noted.values().stream().sorted(Comparator.comparing(Note::id)).toList();
    noted = new HashMap<>();
    written = database.change(connection -> write(connection, notes));
    return written.whenComplete(
        (done, failed) -> {
          if (failed != null)
            LOG.warn(
                "{} tables are not in the index as they are: {}",
                notes.size(),
                failed.getMessage());
        });
  }

  private static int write(Connection connection, List<Note> notes) throws SQLException {
    var reseated = new ArrayList<TableIndex.Row>();
    try (var rows = connection.prepareStatement(ROW)) {
      for (var note : notes) add(rows, note);
      var counts = rows.executeBatch();
      for (int i = 0; i < counts.length; i++)
        if (counts[i] != 0 && notes.get(i).seatsChanged()) reseated.add(notes.get(i).row());
    }
    if (!reseated.isEmpty()) writeSeats(connection, reseated);
    return notes.size();
  }

  private static void add(PreparedStatement rows, Note note) throws SQLException {
    var row = note.row();
    rows.setString(1, row.id());
    rows.setString(2, row.game());
    rows.setString(3, row.phase().name());
    rows.setInt(4, row.open() ? 1 : 0);
    rows.setInt(5, row.rated() ? 1 : 0);
    rows.setInt(6, row.branch() ? 1 : 0);
    rows.setString(7, row.host());
    rows.setLong(8, row.opened());
    rows.setLong(9, row.updated());
    rows.setInt(10, note.number());
    rows.setInt(11, row.awaited().mask());
    rows.setInt(12, note.houseAwaited() ? 1 : 0);
    rows.setLong(13, row.deadline());
    rows.addBatch();
  }

  private static void writeSeats(Connection connection, Collection<TableIndex.Row> rows)
      throws SQLException {
    try (var seats = connection.prepareStatement(SEAT)) {
      for (var row : rows) {
        for (var sitting : row.seats()) {
          seats.setString(1, row.id());
          seats.setInt(2, sitting.seat());
          seats.setString(3, sitting.identity());
          seats.setString(4, sitting.bot());
          seats.addBatch();
        }
      }
      seats.executeBatch();
    }
  }
}
