package nocturne.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeoutException;

/**
 * A change that waits to be committed, and the one who waits for it. What became of it is told
 * after the commit; until then the last verdict counts, since a change may be tried twice.
 */
abstract sealed class Change<R> {

  private final CompletableFuture<R> future = new CompletableFuture<>();
  private Runnable verdict = () -> {};

  final CompletableFuture<R> future() {
    return future;
  }

  final void done(R result) {
    verdict = () -> future.complete(result);
  }

  final void failed(Throwable why) {
    verdict = () -> future.completeExceptionally(why);
  }

  final void tell(Executor executor) {
    executor.execute(verdict);
  }

  /** An entry of the journal. */
  static final class Append extends Change<Void> {
    final Journal.Entry entry;
    final long sum;
    private final long since = System.nanoTime();

    Append(Journal.Entry entry) {
      this.entry = entry;
      this.sum = Sum.of(entry);
    }

    /** Lets go whoever has waited for too long; what becomes of the entry nobody knows by then. */
    void giveUp(Duration patience, Executor executor) {
      if (System.nanoTime() - since > patience.toNanos() && !future().isDone())
        executor.execute(
            () -> future().completeExceptionally(new TimeoutException("no answer " + patience)));
    }
  }

  /** Anything else. */
  static final class Task<R> extends Change<R> {
    private final Database.Work<R> work;

    /** Whether it can't be part of a transaction. */
    final boolean alone;

    Task(Database.Work<R> work, boolean alone) {
      this.work = work;
      this.alone = alone;
    }

    void run(Connection connection) throws SQLException {
      done(work.run(connection));
    }
  }
}
