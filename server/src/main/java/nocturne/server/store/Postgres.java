package nocturne.server.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.SQLTransientException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A PostgreSQL that several nodes share. It alone decides which of them wrote an entry first; each
 * tells the others of its entries with the commit that makes them durable.
 */
final class Postgres implements Engine {

  private static final Logger LOG = LoggerFactory.getLogger(Postgres.class);
  private static final int READERS = 8;

  static final Map<String, String> WORDS = Map.of("clustered", "");

  private static final String APPEND =
      """
      insert into journal (table_id, number, time, body, sum)
      select t, n, at, body, sum
      from (select cast(? as text) as t, cast(? as integer) as n, cast(? as bigint) as at,
        cast(? as text) as body, cast(? as bigint) as sum) as entry
      where n = 1 or exists (select 1 from journal where table_id = t and number = n - 1)
      on conflict do nothing
      """;

  private final PostgresAddress address;
  private final Readers readers;
  private final Bulletin bulletin;

  private Postgres(PostgresAddress address, Readers readers, Bulletin bulletin) {
    this.address = address;
    this.readers = readers;
    this.bulletin = bulletin;
  }

  /** Connects to a database and brings its schema up to date. */
  static Postgres open(PostgresAddress address) {
    Migrations.run(address.patient(), WORDS);
    try {
      var bulletin = Bulletin.open(address.impatient());
      return new Postgres(address, new Readers(READERS, () -> reader(address)), bulletin);
    } catch (SQLException e) {
      throw new StoreUnavailable(address + " does not answer: " + e.getMessage(), e);
    }
  }

  private static Connection reader(PostgresAddress address) throws SQLException {
    Connection connection = address.impatient().getConnection();
    connection.setReadOnly(true);
    connection.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
    connection.setAutoCommit(false);
    return connection;
  }

  @Override
  public Readers readers() {
    return readers;
  }

  @Override
  public Connection connect() throws SQLException {
    Connection connection = address.impatient().getConnection();
    try (Statement statement = connection.createStatement()) {
      statement.execute(giveWay(address.answer()));
      connection.setAutoCommit(false);
      return connection;
    } catch (SQLException e) {
      connection.close();
      throw e;
    }
  }

  /**
   * A node that stops in the middle of a transaction must not keep its entries from others for
   * ever; the others wait longer than that.
   */
  private static String giveWay(Duration answer) {
    return "set idle_in_transaction_session_timeout = %d; set statement_timeout = %d"
        .formatted(answer.dividedBy(2).toMillis(), answer.multipliedBy(3).dividedBy(4).toMillis());
  }

  @Override
  public String append() {
    return APPEND;
  }

  @Override
  public void begin(Connection connection) {
    // The first statement does.
  }

  @Override
  public void commit(Connection connection) throws SQLException {
    connection.commit();
  }

  @Override
  public void rollback(Connection connection) throws SQLException {
    connection.rollback();
  }

  @Override
  public void announce(Connection connection, List<Journal.Entry> entries) throws SQLException {
    post(connection, Bulletin.ENTRIES, bulletin.messages(entries));
  }

  @Override
  public void tell(GroupCommit commits, String words) {
    var _ =
        commits
            .change(
                connection -> {
                  post(connection, Bulletin.WORDS, List.of(words));
                  return true;
                })
            .exceptionally(
                lost -> {
                  LOG.debug("other nodes were not told", lost);
                  return false;
                });
  }

  private static void post(Connection connection, String channel, List<String> messages)
      throws SQLException {
    try (PreparedStatement notify = connection.prepareStatement("select pg_notify(?, ?)")) {
      notify.setString(1, channel);
      for (String message : messages) {
        notify.setString(2, message);
        notify.execute();
      }
    }
  }

  @Override
  public void listen(
      GroupCommit commits, Supplier<Map<String, Integer>> held, Consumer<Journal.News> listener) {
    bulletin.listen(held, listener);
  }

  @Override
  public void hear(Consumer<String> ear) {
    bulletin.hear(ear);
  }

  @Override
  public void doubt() {
    bulletin.doubt();
  }

  @Override
  public void backup(Path file) {
    throw new UnsupportedOperationException("PostgreSQL is copied with pg_dump");
  }

  @Override
  public void vacuum(GroupCommit commits) throws SQLException {
    try (Connection connection = address.patient().getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute("vacuum analyze");
    }
  }

  @Override
  public Fault fault(SQLException e) {
    String state = e.getSQLState();
    if (state == null || state.length() < 2) {
      return e instanceof SQLTransientException ? Fault.UNAVAILABLE : Fault.OWN;
    }
    return switch (state) {
      case "40001", "40P01" -> Fault.AGAIN; // serialization, deadlock
      case "XX001", "XX002" -> Fault.CORRUPT;
      case "25006", "25P03", "3D000", "55P03" -> Fault.UNAVAILABLE; // read-only, took too long
      default ->
          switch (state.substring(0, 2)) {
            // Connection, login, resources, operator, system, configuration, internal.
            case "08", "28", "53", "57", "58", "F0", "XX" -> Fault.UNAVAILABLE;
            default -> Fault.OWN;
          };
    };
  }

  @Override
  public void close() {
    bulletin.close();
    readers.close();
  }
}
