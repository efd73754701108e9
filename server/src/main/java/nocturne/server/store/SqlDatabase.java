package nocturne.server.store;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** A database and its journal, whatever engine drives it. */
final class SqlDatabase implements Database, Journal {

  private final Engine engine;
  private final GroupCommit commits;

  SqlDatabase(Engine engine) {
    this.engine = engine;
    this.commits = new GroupCommit(engine);
  }

  @Override
  public <R> R read(Work<R> work) {
    try {
      return engine.readers().run(work);
    } catch (SQLException e) {
      throw refused(e);
    }
  }

  @Override
  public <R> CompletableFuture<R> change(Work<R> work) {
    return commits.change(work);
  }

  @Override
  public Journal journal() {
    return this;
  }

  @Override
  public CompletableFuture<Void> append(Entry entry) {
    return commits.append(entry);
  }

  @Override
  public List<Entry> read(String table, int from) {
    try {
      return engine.readers().run(connection -> Entries.read(connection, table, from));
    } catch (SQLException e) {
      if (engine.fault(e) == Fault.CORRUPT) {
        throw new EntryCorrupt(table, from, "or one after it can't be read: " + e.getMessage());
      }
      throw refused(e);
    }
  }

  @Override
  public void listen(Supplier<Map<String, Integer>> held, Consumer<News> listener) {
    engine.listen(commits, held, listener);
  }

  @Override
  public void tell(String words) {
    engine.tell(commits, words);
  }

  @Override
  public void hear(Consumer<String> ear) {
    engine.hear(ear);
  }

  @Override
  public void backup(Path file) {
    try {
      engine.backup(file);
    } catch (SQLException e) {
      throw refused(e);
    }
  }

  @Override
  public void vacuum() {
    try {
      engine.vacuum(commits);
    } catch (SQLException e) {
      throw refused(e);
    }
  }

  private RuntimeException refused(SQLException e) {
    return engine.fault(e) == Fault.OWN
        ? new IllegalStateException("the database refuses this: " + e.getMessage(), e)
        : new StoreUnavailable("the database does not answer: " + e.getMessage(), e);
  }

  @Override
  public void close() {
    commits.close();
    engine.close();
  }
}
