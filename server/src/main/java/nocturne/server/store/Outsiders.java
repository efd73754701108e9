package nocturne.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import nocturne.server.store.Journal.News;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Others who write to SQLite's file, as an operator's commands do. Once a second the one who
 * commits is asked whether the file has been changed by anybody else, which costs him next to
 * nothing; where it has, it looks whether the tables in memory have moved on.
 */
final class Outsiders implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Outsiders.class);
  private static final int PAUSE_MILLIS = 1_000;

  private final GroupCommit commits;
  private final Supplier<Map<String, Integer>> held;
  private final Consumer<News> listener;
  private final CountDownLatch closed = new CountDownLatch(1);
  private final Thread thread;
  private @Nullable Connection asked;
  private int version;

  Outsiders(GroupCommit commits, Supplier<Map<String, Integer>> held, Consumer<News> listener) {
    this.commits = commits;
    this.held = held;
    this.listener = listener;
    this.thread = Thread.ofPlatform().name("outsiders").daemon().start(this::work);
  }

  private void work() {
    while (!over()) {
      try {
        commits.alone(this::news).join().forEach(listener);
      } catch (CompletionException e) {
        LOG.debug("whether anybody else writes is not known", e);
      } catch (RuntimeException e) {
        LOG.error("nobody could make anything of the news", e);
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

  /** What others have written that is not known here; runs between two commits. */
  private List<News> news(Connection connection) throws SQLException {
    int now = version(connection);
    // A number says something only beside another of the same connection.
    boolean changed = !connection.equals(asked) || now != version;
    asked = connection;
    version = now;
    return changed ? behind(connection) : List.of();
  }

  /** Changes with every commit of another connection, and with none of this one's. */
  private static int version(Connection connection) throws SQLException {
    try (var statement = connection.createStatement();
        var row = statement.executeQuery("pragma data_version")) {
      row.next();
      return row.getInt(1);
    }
  }

  private List<News> behind(Connection connection) throws SQLException {
    var news = new ArrayList<News>();
    try (var select =
        connection.prepareStatement("select max(number) from journal where table_id = ?")) {
      for (var known : held.get().entrySet()) {
        select.setString(1, known.getKey());
        try (var row = select.executeQuery()) {
          if (row.next() && row.getInt(1) > known.getValue())
            news.add(new News(known.getKey(), row.getInt(1)));
        }
      }
    }
    return news;
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
