package nocturne.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.sql.DataSource;
import nocturne.server.store.Journal.Entry;
import nocturne.server.store.Journal.News;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What nodes tell each other through PostgreSQL. A message about entries is a line with the name of
 * the one who writes, then a line for each entry; other words are passed on as they are. After
 * every time without a connection it looks whether the tables that this node holds have moved on.
 */
final class Bulletin implements AutoCloseable {

  static final String ENTRIES = "nocturne";
  static final String WORDS = "nocturne_words";

  private static final Logger LOG = LoggerFactory.getLogger(Bulletin.class);

  /** PostgreSQL takes messages of less than 8,000 bytes. */
  private static final int LONGEST = 7_900;

  private static final int WAIT_MILLIS = 500;

  /** So often nothing was heard that one asks whether the other side is still there. */
  private static final int SILENCES = 4;

  private record Listener(Supplier<Map<String, Integer>> held, Consumer<News> ear) {}

  private final DataSource source;
  private final List<Listener> listeners = new CopyOnWriteArrayList<>();
  private final List<Consumer<String>> ears = new CopyOnWriteArrayList<>();
  private final CountDownLatch closed = new CountDownLatch(1);
  private final Thread thread;
  private volatile String name = UUID.randomUUID().toString();
  private volatile boolean doubt;

  private Bulletin(DataSource source, Connection first) {
    this.source = source;
    this.thread = Thread.ofPlatform().name("news").daemon().start(() -> work(first));
  }

  /** Starts to listen; nothing that others commit from here on is missed. */
  static Bulletin open(DataSource source) throws SQLException {
    return new Bulletin(source, connect(source));
  }

  private static Connection connect(DataSource source) throws SQLException {
    Connection connection = source.getConnection();
    try (Statement statement = connection.createStatement()) {
      statement.execute("listen " + ENTRIES + "; listen " + WORDS);
      return connection;
    } catch (SQLException e) {
      connection.close();
      throw e;
    }
  }

  void listen(Supplier<Map<String, Integer>> held, Consumer<News> listener) {
    listeners.add(new Listener(held, listener));
  }

  void hear(Consumer<String> ear) {
    ears.add(ear);
  }

  /**
   * What was written last may become durable, though nobody here was told so. From now on it counts
   * as written by somebody else.
   */
  void doubt() {
    name = UUID.randomUUID().toString();
    doubt = true;
  }

  /** The messages that tell others of entries. */
  List<String> messages(List<Entry> entries) {
    String from = name;
    var messages = new ArrayList<String>();
    var message = new StringBuilder(from);
    for (Entry entry : entries) {
      String line = "\n" + entry.table() + " " + entry.number();
      if (message.length() + line.length() > LONGEST) {
        messages.add(message.toString());
        message.setLength(from.length());
      }
      message.append(line);
    }
    messages.add(message.toString());
    return messages;
  }

  private void work(Connection first) {
    try (first) {
      hear(first);
    } catch (SQLException | RuntimeException e) {
      LOG.warn("no news from other nodes: {}", e.toString());
    }
    while (!over(WAIT_MILLIS)) {
      try (Connection connection = connect(source)) {
        LOG.info("news from other nodes again");
        catchUp(connection);
        hear(connection);
      } catch (SQLException | RuntimeException e) {
        LOG.debug("still no news from other nodes", e);
      }
    }
  }

  private boolean over(int millis) {
    try {
      return closed.await(millis, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      return true;
    }
  }

  private void hear(Connection connection) throws SQLException {
    var messages = connection.unwrap(PGConnection.class);
    int silent = 0;
    while (!over(0)) {
      PGNotification[] heard = messages.getNotifications(WAIT_MILLIS);
      for (PGNotification one : heard) {
        if (one.getName().equals(WORDS)) {
          ears.forEach(ear -> tell(ear, one.getParameter()));
        } else {
          tell(one.getParameter());
        }
      }
      if (doubt) {
        doubt = false;
        catchUp(connection);
      }
      silent = heard.length == 0 ? silent + 1 : 0;
      if (silent == SILENCES) {
        ask(connection);
        silent = 0;
      }
    }
  }

  private static void ask(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute("select 1");
    }
  }

  private void tell(String message) {
    List<String> lines = message.lines().toList();
    if (lines.getFirst().equals(name)) {
      return;
    }
    for (String line : lines.subList(1, lines.size())) {
      int gap = line.indexOf(' ');
      var news = new News(line.substring(0, gap), Integer.parseInt(line.substring(gap + 1)));
      listeners.forEach(listener -> tell(listener, news));
    }
  }

  private void catchUp(Connection connection) throws SQLException {
    for (Listener listener : listeners) {
      Map<String, Integer> held = listener.held().get();
      Entries.last(connection, held.keySet())
          .forEach(
              (table, number) -> {
                if (number > held.getOrDefault(table, 0)) {
                  tell(listener, new News(table, number));
                }
              });
    }
  }

  private static void tell(Listener listener, News news) {
    tell(listener.ear(), news);
  }

  private static <T> void tell(Consumer<T> ear, T news) {
    try {
      ear.accept(news);
    } catch (RuntimeException e) {
      LOG.error("nobody could make anything of {}", news, e);
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
