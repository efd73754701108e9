package nocturne.server.web;

import io.micrometer.core.instrument.Timer;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Supplier;
import nocturne.server.store.Database;
import nocturne.server.store.Journal;

/** A database whose journal is measured. */
public final class TimedDatabase implements Database, Journal {

  private final Database database;
  private final Journal journal;
  private final Timer appends;

  public TimedDatabase(Database database, Metrics metrics) {
    this.database = database;
    this.journal = database.journal();
    this.appends = metrics.journal();
  }

  @Override
  public <R> R read(Work<R> work) {
    return database.read(work);
  }

  @Override
  public <R> CompletableFuture<R> change(Work<R> work) {
    return database.change(work);
  }

  @Override
  public Journal journal() {
    return this;
  }

  @Override
  public CompletableFuture<Void> append(Entry entry) {
    var sample = Timer.start();
    return journal
        .append(entry)
        .whenComplete(
            (done, failed) -> {
              if (failed == null) sample.stop(appends);
            });
  }

  @Override
  public List<Entry> read(String table, int from) {
    return journal.read(table, from);
  }

  @Override
  public void listen(Supplier<Map<String, Integer>> held, Consumer<News> listener) {
    journal.listen(held, listener);
  }

  @Override
  public void tell(String words) {
    database.tell(words);
  }

  @Override
  public void hear(Consumer<String> ear) {
    database.hear(ear);
  }

  @Override
  public void backup(Path file) {
    database.backup(file);
  }

  @Override
  public void vacuum() {
    database.vacuum();
  }

  @Override
  public void close() {
    database.close();
  }
}
