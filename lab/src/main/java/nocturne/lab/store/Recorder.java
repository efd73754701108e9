package nocturne.lab.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.Consumer;
import nocturne.lab.play.Played;
import org.duckdb.DuckDBAppender;
import org.duckdb.DuckDBConnection;

/** Writes games, as they come in their order, to the folder of a run. */
public final class Recorder implements Consumer<Played>, AutoCloseable {

  /** How many games a part has at most, and after how long it is written in any case. */
  private static final int GAMES_A_PART = 10_000;

  private static final long PATIENCE = 30_000_000_000L;

  private final RunFolder folder;
  private final DuckDBConnection database;
  private final Map<Rows, DuckDBAppender> appenders = new EnumMap<>(Rows.class);
  private long first;
  private long next;
  private long begun = System.nanoTime();

  private Recorder(RunFolder folder, long first) throws SQLException {
    this.folder = folder;
    this.first = first;
    this.next = first;
    this.database = (DuckDBConnection) DriverManager.getConnection("jdbc:duckdb:");
    try (var statement = database.createStatement()) {
      for (var rows : Rows.values()) {
        statement.execute(rows.create());
        appenders.put(rows, database.createAppender(rows.table()));
      }
    }
  }

  /** A recorder whose next game has this number. */
  public static Recorder open(RunFolder folder, long first) {
    try {
      return new Recorder(folder, first);
    } catch (SQLException e) {
      throw new StoreFailed(e);
    }
  }

  private DuckDBAppender to(Rows rows) {
    var appender = appenders.get(rows);
    if (appender == null) throw new IllegalStateException("nothing is written to " + rows);
    return appender;
  }

  /** Keeps what things there are, with their names. */
  public void name(Things things) {
    try {
      var to = to(Rows.THINGS);
      for (var thing : things.all()) {
        var names = thing.named().name();
        to.beginRow()
            .append(thing.kind())
            .append(thing.named().id())
            .append(names.en())
            .append(names.ru())
            .endRow();
      }
      to.flush();
      copy(Rows.THINGS, folder.things());
    } catch (SQLException e) {
      throw new StoreFailed(e);
    }
  }

  @Override
  public void accept(Played played) {
    if (played.game().number() != next)
      throw new IllegalArgumentException(
          "game " + next + " is due and not " + played.game().number());
    try {
      append(played.game());
      for (var seat : played.seats()) append(next, seat);
      for (var happened : played.happenings()) append(next, happened);
      next++;
      if (next - first >= GAMES_A_PART || System.nanoTime() - begun > PATIENCE) write();
    } catch (SQLException e) {
      throw new StoreFailed(e);
    }
  }

  private void append(Played.Whole game) throws SQLException {
    to(Rows.GAMES)
        .beginRow()
        .append(game.number())
        .append(game.variant())
        .append(game.seed())
        .append(game.choices())
        .append(game.rounds())
        .append(game.options())
        .append(game.widest())
        .append(game.sides())
        .append(game.winners())
        .append(game.margin())
        .append(seat(game.leader()))
        .append(game.comeback())
        .endRow();
  }

  private void append(long game, Played.Seated seat) throws SQLException {
    to(Rows.SEATS)
        .beginRow()
        .append(game)
        .append(seat.seat())
        .append(seat.bot())
        .append(word(seat.character()))
        .append(seat.team())
        .append(seat.place())
        .append(seat.won())
        .append(seat.win())
        .append(seat.score())
        .endRow();
  }

  private void append(long game, Played.Happened happened) throws SQLException {
    to(Rows.HAPPENINGS)
        .beginRow()
        .append(game)
        .append(happened.choice())
        .append(happened.round())
        .append(happened.rule())
        .append(happened.key())
        .append(word(happened.meaning()))
        .append(seat(happened.seat()))
        .append(word(happened.thing()))
        .append(word(happened.other()))
        .endRow();
  }

  private static @org.jspecify.annotations.Nullable Integer seat(int seat) {
    return seat == Played.NOBODY ? null : Integer.valueOf(seat);
  }

  private static @org.jspecify.annotations.Nullable String word(String word) {
    return word.isEmpty() ? null : word;
  }

  /** Writes what there is as a part; its games last, because they make it count. */
  private void write() throws SQLException {
    begun = System.nanoTime();
    if (next == first) return;
    for (var rows : new Rows[] {Rows.HAPPENINGS, Rows.SEATS, Rows.GAMES}) {
      to(rows).flush();
      copy(rows, folder.part(rows, first));
      try (var statement = database.createStatement()) {
        statement.execute("DELETE FROM " + rows.table());
      }
    }
    first = next;
  }

  private void copy(Rows rows, Path file) throws SQLException {
    var draft = file.resolveSibling(file.getFileName() + ".new");
    try (var statement = database.createStatement()) {
      statement.execute(
          "COPY %s TO %s (FORMAT parquet, COMPRESSION zstd)"
              .formatted(rows.table(), Archive.quoted(draft)));
      Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw new UncheckedIOException(file + " can't be written", e);
    }
  }

  @Override
  public void close() {
    try (database) {
      write();
      for (var appender : appenders.values()) appender.close();
    } catch (SQLException e) {
      throw new StoreFailed(e);
    }
  }
}
