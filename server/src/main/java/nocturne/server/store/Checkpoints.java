package nocturne.server.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Copies what SQLite has committed to its log into the file, a little at a time and beside the one
 * who commits, who would else have to stop for it. Only he can begin the log anew: now and then he
 * is asked to copy the rest, which is little by then.
 */
final class Checkpoints implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Checkpoints.class);
  private static final int PAUSE_MILLIS = 200;
  private static final int LONG_LOG = 4_000;

  private final Readers.Source source;
  private final CountDownLatch closed = new CountDownLatch(1);
  private final Thread thread;
  private volatile boolean written;
  private volatile boolean due;

  Checkpoints(Readers.Source source) {
    this.source = source;
    this.thread = Thread.ofPlatform().name("checkpoints").daemon().start(this::work);
  }

  /** Copies as much as it can without keeping anybody waiting, and says how long the log is. */
  static int copy(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery("pragma wal_checkpoint(passive)")) {
      return row.next() ? row.getInt(2) : 0;
    }
  }

  /** Something was committed. */
  void written() {
    written = true;
  }

  /** Whether the one who commits is to copy the rest; he is asked once. */
  boolean isDue() {
    boolean now = due;
    if (now) {
      due = false;
    }
    return now;
  }

  private void work() {
    while (!over()) {
      try (Connection connection = source.open()) {
        while (!over()) {
          if (written) {
            written = false;
            due = copy(connection) > LONG_LOG;
          }
        }
      } catch (SQLException e) {
        LOG.debug("the log could not be copied", e);
      }
    }
  }

  private boolean over() {
    try {
      return closed.await(PAUSE_MILLIS, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      return true;
    }
  }

  @Override
  public void close() {
    closed.countDown();
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
