package nocturne.server.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.SQLTransientException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConfig.JournalMode;
import org.sqlite.SQLiteConfig.SynchronousMode;
import org.sqlite.SQLiteDataSource;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/**
 * Everything in one file, for one node. Readers and the one who commits don't wait for each other;
 * what is committed has reached the disk.
 */
final class Sqlite implements Engine {

  private static final int READERS = 4;
  private static final int BUSY_MILLIS = 5_000;

  /** Far more than the log has where it is copied beside the commits; only if that should fail. */
  private static final String LONGEST_LOG = "pragma wal_autocheckpoint = 20000";

  /** Busy tables lie all over the file: who commits to them should not read them anew each time. */
  private static final String PAGES_KEPT = "pragma cache_size = -32768";

  /** What a change may have to take back is little, and would else go to a file each time. */
  private static final String NO_FILES = "pragma temp_store = memory";

  /** What the log is cut back to after it had to grow. */
  private static final String LOG_BYTES = "67108864";

  /** A number that is none keeps the entry out; asking beforehand costs a quarter more. */
  private static final String APPEND =
      """
      insert or ignore into journal (table_id, number, time, body, sum)
      values (?1, case ?2 when 1 then 1 else
        (select number + 1 from journal where table_id = ?1 and number = ?2 - 1) end, ?3, ?4, ?5)
      """;

  static final Map<String, String> WORDS = Map.of("clustered", "without rowid");

  private final SQLiteDataSource file;
  private final Readers readers;
  private final Checkpoints checkpoints;
  private final List<Outsiders> outsiders = new CopyOnWriteArrayList<>();

  private Sqlite(SQLiteDataSource file) {
    this.file = file;
    this.readers = new Readers(READERS, () -> reader(file));
    this.checkpoints = new Checkpoints(file::getConnection);
  }

  /** Opens a file, or makes it, and brings its schema up to date. */
  static Sqlite open(Path path) {
    try {
      Files.createDirectories(path.toAbsolutePath().getParent());
    } catch (IOException e) {
      throw new StoreUnavailable("no folder for " + path + ": " + e.getMessage(), e);
    }
    SQLiteDataSource file = file(path);
    Migrations.run(file, WORDS);
    return new Sqlite(file);
  }

  private static Connection reader(SQLiteDataSource file) throws SQLException {
    Connection connection = file.getConnection();
    execute(connection, "pragma query_only = 1");
    connection.setAutoCommit(false);
    return connection;
  }

  static SQLiteDataSource file(Path path) {
    var config = new SQLiteConfig();
    config.setJournalMode(JournalMode.WAL);
    config.setSynchronous(SynchronousMode.FULL);
    config.setBusyTimeout(BUSY_MILLIS);
    config.enforceForeignKeys(true);
    config.setPragma(SQLiteConfig.Pragma.JOURNAL_SIZE_LIMIT, LOG_BYTES);
    // Nobody asks for them, and the driver would ask the database after each row.
    config.setGetGeneratedKeys(false);
    var file = new SQLiteDataSource(config);
    file.setUrl("jdbc:sqlite:" + path);
    return file;
  }

  @Override
  public Readers readers() {
    return readers;
  }

  @Override
  public Connection connect() throws SQLException {
    Connection connection = file.getConnection();
    execute(connection, LONGEST_LOG);
    execute(connection, PAGES_KEPT);
    execute(connection, NO_FILES);
    return connection;
  }

  @Override
  public String append() {
    return APPEND;
  }

  // The driver's own commit begins the next transaction at once, and so would keep others out.

  @Override
  public void begin(Connection connection) throws SQLException {
    if (checkpoints.isDue()) {
      Checkpoints.copy(connection);
    }
    execute(connection, "begin immediate");
  }

  @Override
  public void commit(Connection connection) throws SQLException {
    execute(connection, "commit");
    checkpoints.written();
  }

  @Override
  public void rollback(Connection connection) throws SQLException {
    try {
      execute(connection, "rollback");
    } catch (SQLiteException e) {
      if (code(e) != SQLiteErrorCode.SQLITE_ERROR) {
        throw e;
      }
      // Where there is no room SQLite has rolled back already.
    }
  }

  private static void execute(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  @Override
  public void announce(Connection connection, List<Journal.Entry> entries) {
    // There is no other node, and whoever else writes is found out.
  }

  @Override
  public void listen(
      GroupCommit commits, Supplier<Map<String, Integer>> held, Consumer<Journal.News> listener) {
    outsiders.add(new Outsiders(commits, held, listener));
  }

  @Override
  public void tell(GroupCommit commits, String words) {
    // There is no other node.
  }

  @Override
  public void hear(Consumer<String> ear) {
    // There is no other node.
  }

  @Override
  public void doubt() {
    // A commit that fails is undone.
  }

  /** Into a file beside it first: half a copy never looks like one. */
  @Override
  public void backup(Path target) throws SQLException {
    if (Files.exists(target)) {
      throw new StoreUnavailable(target + " is there already");
    }
    Path draft = target.resolveSibling(target.getFileName() + ".part");
    try {
      try {
        copy(draft);
        Files.move(draft, target, StandardCopyOption.ATOMIC_MOVE);
      } finally {
        Files.deleteIfExists(draft);
      }
    } catch (IOException e) {
      throw new StoreUnavailable("no copy in " + target + ": " + e.getMessage(), e);
    }
  }

  private void copy(Path draft) throws SQLException, IOException {
    Files.deleteIfExists(draft);
    try (Connection connection = file.getConnection();
        PreparedStatement copy = connection.prepareStatement("vacuum into ?")) {
      copy.setString(1, draft.toString());
      copy.execute();
    }
    try (FileChannel written = FileChannel.open(draft, StandardOpenOption.WRITE)) {
      written.force(true);
    }
  }

  @Override
  public void vacuum(GroupCommit commits) {
    var done =
        commits.alone(
            connection -> {
              execute(connection, "vacuum");
              execute(connection, "pragma wal_checkpoint(truncate)");
              return true;
            });
    try {
      done.join();
    } catch (CompletionException e) {
      throw e.getCause() instanceof StoreUnavailable why ? why : e;
    }
  }

  @Override
  public Fault fault(SQLException e) {
    return switch (code(e)) {
      case SQLITE_CORRUPT, SQLITE_NOTADB -> Fault.CORRUPT;
      case SQLITE_FULL,
          SQLITE_IOERR,
          SQLITE_CANTOPEN,
          SQLITE_READONLY,
          SQLITE_PERM,
          SQLITE_BUSY,
          SQLITE_LOCKED,
          SQLITE_PROTOCOL,
          SQLITE_NOMEM,
          SQLITE_NOLFS,
          SQLITE_ABORT,
          SQLITE_INTERRUPT ->
          Fault.UNAVAILABLE;
      default -> e instanceof SQLTransientException ? Fault.UNAVAILABLE : Fault.OWN;
    };
  }

  private static SQLiteErrorCode code(SQLException e) {
    for (Throwable t = e; t != null; t = t.getCause()) {
      if (t instanceof SQLiteException answer) {
        return SQLiteErrorCode.getErrorCode(answer.getResultCode().code & 0xff);
      }
    }
    return SQLiteErrorCode.UNKNOWN_ERROR;
  }

  @Override
  public void close() {
    outsiders.forEach(Outsiders::close);
    checkpoints.close();
    readers.close();
  }
}
