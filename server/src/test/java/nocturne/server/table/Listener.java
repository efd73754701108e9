package nocturne.server.table;

import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import nocturne.server.Waiting;

/** A watcher who remembers what it was told. */
final class Listener implements Watcher {

  private final String identity;
  private final BlockingQueue<TableEvent> events = new LinkedBlockingQueue<>();
  private volatile int heres;
  private volatile boolean closed;

  Listener(String identity) {
    this.identity = identity;
  }

  @Override
  public String identity() {
    return identity;
  }

  @Override
  public void moved(TableState table, TableEvent event) {
    events.add(event);
  }

  @Override
  public void here(TableState table) {
    heres++;
  }

  @Override
  public void closed() {
    closed = true;
  }

  /** All that was told and not taken. */
  List<TableEvent> events() {
    return List.copyOf(events);
  }

  int heres() {
    return heres;
  }

  boolean isClosed() {
    return closed;
  }

  /** Takes what is told until something is told that is waited for. */
  TableEvent await(Predicate<TableEvent> wanted) {
    try {
      while (true) {
        var event = events.poll(Waiting.PATIENCE.toSeconds(), TimeUnit.SECONDS);
        if (event == null) throw new AssertionError("nothing more was told");
        if (wanted.test(event)) return event;
      }
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}
