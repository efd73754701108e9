package nocturne.server.table;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Supplier;
import nocturne.server.store.Database;
import nocturne.server.store.EntryTaken;
import nocturne.server.store.Journal;
import nocturne.server.store.StoreUnavailable;

/** A journal in memory that several nodes share, and that fails or is late when a test says so. */
final class FakeStore implements AutoCloseable {

  private final Map<String, List<Journal.Entry>> entries = new ConcurrentHashMap<>();
  private final List<Node> nodes = new CopyOnWriteArrayList<>();
  private final List<Runnable> held = new CopyOnWriteArrayList<>();
  private final Connection connection;
  private Optional<Throwable> failure = Optional.empty();
  private boolean storedAllTheSame;
  private volatile boolean holding;
  private volatile boolean silent;
  private volatile boolean indexDown;
  private volatile Runnable beforeRead = () -> {};

  FakeStore() {
    try {
      connection = DriverManager.getConnection("jdbc:sqlite::memory:");
      // The index compares itself with the journal; here it has nothing to compare.
      for (var step : List.of("V1__journal.sql", "V3__tables.sql", "V5__branches.sql")) run(step);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void run(String step) throws SQLException, IOException {
    try (var statement = connection.createStatement();
        var file = Database.class.getResourceAsStream(step)) {
      var schema = new String(file.readAllBytes(), UTF_8).replaceAll("--.*", "");
      for (var sql : schema.replace("${clustered}", "").split(";"))
        if (!sql.isBlank()) statement.execute(sql);
    }
  }

  /** Another node's view of it. */
  Database node() {
    var node = new Node();
    nodes.add(node);
    return node;
  }

  List<Journal.Entry> entries(String table) {
    return List.copyOf(entries.getOrDefault(table, List.of()));
  }

  List<TableEvent> events(String table) {
    return entries(table).stream().map(EventText::read).toList();
  }

  /** Puts an entry there as a node would that nobody hears of. */
  void write(String table, long time, TableEvent event) {
    write(table, time, EventText.write(event));
  }

  void write(String table, long time, String body) {
    var list = entries.computeIfAbsent(table, id -> new CopyOnWriteArrayList<>());
    list.add(new Journal.Entry(table, list.size() + 1, time, body));
  }

  /** Forgets a table for ever. */
  void delete(String table) {
    entries.remove(table);
  }

  /** The next append fails; its entry may be there all the same. */
  void failNext(Throwable why, boolean stored) {
    failure = Optional.of(why);
    storedAllTheSame = stored;
  }

  /** Appends wait until they are let go. */
  void hold() {
    holding = true;
  }

  void letGo() {
    holding = false;
    var waiting = List.copyOf(held);
    held.clear();
    waiting.forEach(Runnable::run);
  }

  int waiting() {
    return held.size();
  }

  /** Nodes don't hear of each other any more. */
  void silence() {
    silent = true;
  }

  void indexDown(boolean down) {
    indexDown = down;
  }

  void beforeRead(Runnable what) {
    beforeRead = what;
  }

  @Override
  public void close() throws SQLException {
    connection.close();
  }

  private final class Node implements Database, Journal {

    private final List<Consumer<News>> listeners = new CopyOnWriteArrayList<>();
    private final List<Consumer<String>> ears = new CopyOnWriteArrayList<>();

    @Override
    public Journal journal() {
      return this;
    }

    @Override
    public CompletableFuture<Void> append(Entry entry) {
      var outcome = new CompletableFuture<Void>();
      if (holding) held.add(() -> append(entry, outcome));
      else append(entry, outcome);
      return outcome;
    }

    private void append(Entry entry, CompletableFuture<Void> outcome) {
      synchronized (FakeStore.this) {
        var failing = failure;
        failure = Optional.empty();
        if (failing.isPresent() && !storedAllTheSame) {
          outcome.completeExceptionally(failing.get());
          return;
        }
        var list = entries.computeIfAbsent(entry.table(), id -> new CopyOnWriteArrayList<>());
        if (list.size() != entry.number() - 1) {
          outcome.completeExceptionally(new EntryTaken(entry.table(), entry.number()));
          return;
        }
        list.add(entry);
        if (failing.isPresent()) outcome.completeExceptionally(failing.get());
        else outcome.complete(null);
      }
      if (!silent) {
        for (var node : nodes) if (node != this) node.tell(entry);
      }
    }

    private void tell(Entry entry) {
      listeners.forEach(each -> each.accept(new News(entry.table(), entry.number())));
    }

    @Override
    public List<Entry> read(String table, int from) {
      var all = entries(table);
      var read = new ArrayList<>(all.subList(Math.min(from - 1, all.size()), all.size()));
      beforeRead.run();
      return read;
    }

    @Override
    public void listen(Supplier<Map<String, Integer>> held, Consumer<News> listener) {
      listeners.add(listener);
    }

    @Override
    public void tell(String words) {
      assertThat(words).as("as much as PostgreSQL takes").hasSizeLessThan(7_900);
      if (!silent) for (var node : nodes) node.ears.forEach(ear -> ear.accept(words));
    }

    @Override
    public void hear(Consumer<String> ear) {
      ears.add(ear);
    }

    @Override
    public <R> R read(Work<R> work) {
      if (indexDown) throw new StoreUnavailable("the index is down");
      try {
        synchronized (connection) {
          return work.run(connection);
        }
      } catch (SQLException e) {
        throw new StoreUnavailable("no answer", e);
      }
    }

    @Override
    public <R> CompletableFuture<R> change(Work<R> work) {
      try {
        return CompletableFuture.completedFuture(read(work));
      } catch (StoreUnavailable e) {
        return CompletableFuture.failedFuture(e);
      }
    }

    @Override
    public void backup(Path file) {
      throw new UnsupportedOperationException();
    }

    @Override
    public void vacuum() {
      throw new UnsupportedOperationException();
    }

    @Override
    public void close() {
      listeners.clear();
    }
  }
}
