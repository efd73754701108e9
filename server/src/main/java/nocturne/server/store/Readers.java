package nocturne.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.util.Deque;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import nocturne.server.store.Database.Work;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A few connections that read. Who reads opens one itself where none is idle, so that the first who
 * comes after a database was away finds it there again; a connection that died while it was idle is
 * replaced unnoticed.
 */
final class Readers implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Readers.class);
  private static final int WAIT_SECONDS = 5;

  /** How a connection is opened, with a transaction that only reads. */
  @FunctionalInterface
  interface Source {
    Connection open() throws SQLException;
  }

  private final Source source;
  private final Semaphore free;
  private final Deque<Connection> idle = new ConcurrentLinkedDeque<>();
  private volatile boolean closed;

  Readers(int most, Source source) {
    this.source = source;
    this.free = new Semaphore(most);
  }

  <R> R run(Work<R> work) throws SQLException {
    await();
    try {
      Connection old = idle.poll();
      if (old != null) {
        try {
          return run(work, old);
        } catch (SQLException e) {
          if (!old.isClosed()) {
            throw e;
          }
          LOG.debug("a connection has died", e);
          closeIdle();
        }
      }
      return run(work, source.open());
    } finally {
      free.release();
    }
  }

  private void await() throws SQLException {
    try {
      if (!free.tryAcquire(WAIT_SECONDS, TimeUnit.SECONDS)) {
        throw new SQLTransientConnectionException("all connections are busy");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new SQLTransientConnectionException("interrupted", e);
    }
  }

  private <R> R run(Work<R> work, Connection connection) throws SQLException {
    try {
      return work.run(connection);
    } finally {
      putBack(connection);
    }
  }

  /** Ends the transaction; a connection that can't even do that is given up. */
  private void putBack(Connection connection) {
    try {
      connection.rollback();
      if (closed) {
        connection.close();
      } else {
        idle.push(connection);
      }
    } catch (SQLException e) {
      close(connection);
    }
  }

  private void closeIdle() {
    for (Connection one = idle.poll(); one != null; one = idle.poll()) {
      close(one);
    }
  }

  private static void close(Connection connection) {
    try {
      connection.close();
    } catch (SQLException e) {
      LOG.debug("a connection could not be closed", e);
    }
  }

  @Override
  public void close() {
    closed = true;
    closeIdle();
  }
}
