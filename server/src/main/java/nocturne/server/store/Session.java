package nocturne.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import nocturne.server.store.Change.Append;
import nocturne.server.store.Change.Task;

/** The connection over which all changes go, with what is prepared on it. */
final class Session implements AutoCloseable {

  /** The same for all nodes, or two would wait for each other's entries for ever. */
  private static final Comparator<Append> ORDER =
      Comparator.comparing((Append a) -> a.entry.table()).thenComparingInt(a -> a.entry.number());

  private final Dialect dialect;
  private final Connection connection;
  private final Statement plain;
  private final PreparedStatement append;
  private final PreparedStatement present;

  private Session(Dialect dialect, Connection connection) throws SQLException {
    this.dialect = dialect;
    this.connection = connection;
    this.plain = connection.createStatement();
    this.append = connection.prepareStatement(dialect.append());
    this.present =
        connection.prepareStatement("select 1 from journal where table_id = ? and number = ?");
  }

  static Session open(Dialect dialect) throws SQLException {
    Connection connection = dialect.connect();
    try {
      return new Session(dialect, connection);
    } catch (SQLException e) {
      connection.close();
      throw e;
    }
  }

  /** Does all of it in one transaction, short of the commit. */
  void run(List<Change<?>> batch) throws SQLException {
    dialect.begin(connection);
    var entries = new ArrayList<Journal.Entry>();
    var appends = new ArrayList<Append>();
    for (Change<?> change : batch) {
      switch (change) {
        case Append one -> appends.add(one);
        case Task<?> task -> {
          insert(appends, entries);
          attempt(task);
        }
      }
    }
    insert(appends, entries);
    if (!entries.isEmpty()) {
      dialect.announce(connection, entries);
    }
  }

  void commit() throws SQLException {
    dialect.commit(connection);
  }

  void rollback() throws SQLException {
    dialect.rollback(connection);
  }

  /** Does something outside any transaction. */
  void alone(Task<?> task) throws SQLException {
    task.run(connection);
  }

  private void insert(List<Append> appends, List<Journal.Entry> entries) throws SQLException {
    if (appends.isEmpty()) {
      return;
    }
    appends.sort(ORDER);
    for (Append one : appends) {
      Journal.Entry entry = one.entry;
      append.setString(1, entry.table());
      append.setInt(2, entry.number());
      append.setLong(3, entry.time());
      append.setString(4, entry.body());
      append.setLong(5, one.sum);
      append.addBatch();
    }
    int[] added = append.executeBatch();
    for (int i = 0; i < added.length; i++) {
      Append one = appends.get(i);
      if (added[i] == 1) {
        appended(one);
        entries.add(one.entry);
      } else {
        one.failed(whyNot(one.entry));
      }
    }
    appends.clear();
  }

  @SuppressWarnings("NullAway") // Void has no other value
  private static void appended(Append one) {
    one.done(null);
  }

  private RuntimeException whyNot(Journal.Entry entry) throws SQLException {
    present.setString(1, entry.table());
    present.setInt(2, entry.number());
    try (ResultSet found = present.executeQuery()) {
      return found.next()
          ? new EntryTaken(entry.table(), entry.number())
          : new StoreUnavailable(
              "no entry before entry " + entry.number() + " of table " + entry.table());
    }
  }

  /** What goes wrong here by the work's own fault is undone and spares the rest of the batch. */
  private void attempt(Task<?> task) throws SQLException {
    plain.execute("savepoint work");
    try {
      task.run(connection);
      plain.execute("release savepoint work");
    } catch (SQLException | RuntimeException | Error e) {
      var answer = Fault.behind(e);
      if (answer.isPresent() && dialect.fault(answer.get()) != Fault.OWN) {
        throw answer.get();
      }
      plain.execute("rollback to savepoint work");
      plain.execute("release savepoint work");
      task.failed(e);
    }
  }

  @Override
  public void close() throws SQLException {
    connection.close();
  }
}
