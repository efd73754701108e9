package nocturne.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;

/** What the databases do differently for the one who commits. */
interface Dialect {

  /** A new connection for all changes. */
  Connection connect() throws SQLException;

  /**
   * What adds an entry, given its table, number, time, body and sum. It goes in only behind the one
   * before it, so that there is never a gap, and not where there is one already.
   */
  String append();

  void begin(Connection connection) throws SQLException;

  void commit(Connection connection) throws SQLException;

  void rollback(Connection connection) throws SQLException;

  /** Tells other nodes of new entries, once the transaction they are in is committed. */
  void announce(Connection connection, List<Journal.Entry> entries) throws SQLException;

  /** A commit broke off: what was in it may be durable or not. */
  void doubt();

  Fault fault(SQLException e);
}
