package nocturne.server.store;

import java.util.ArrayList;
import java.util.List;

/** Changes in the order in which they were handed in, waiting for the one who commits. */
final class Line {

  private final int longest;
  private List<Change<?>> waiting = new ArrayList<>();
  private boolean closed;

  Line(int longest) {
    this.longest = longest;
  }

  /**
   * Queues up.
   *
   * @throws StoreUnavailable where the line is so long that it makes no sense, or closed
   */
  synchronized void add(Change<?> change) {
    if (closed) {
      throw new StoreUnavailable("the database is closed");
    }
    if (waiting.size() >= longest) {
      throw new StoreUnavailable(longest + " changes wait already");
    }
    waiting.add(change);
    if (waiting.size() == 1) {
      notifyAll();
    }
  }

  /** Everything that waits, as soon as there is something; nothing once the line is closed. */
  synchronized List<Change<?>> all() throws InterruptedException {
    while (waiting.isEmpty() && !closed) {
      wait();
    }
    List<Change<?>> all = waiting;
    waiting = new ArrayList<>(all.size());
    return all;
  }

  /** Everything that waits at this moment, and goes on waiting. */
  synchronized List<Change<?>> waiting() {
    return List.copyOf(waiting);
  }

  /** Takes nothing more; what waits still gets its turn. */
  synchronized void close() {
    closed = true;
    notifyAll();
  }
}
