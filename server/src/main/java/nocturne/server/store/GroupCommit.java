package nocturne.server.store;

import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import nocturne.server.store.Change.Append;
import nocturne.server.store.Change.Task;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The one who commits. It takes every change that waits, makes them all in one transaction with one
 * flush of the disk, tells those who wait, and takes what has come up meanwhile: the busier it is,
 * the more share a flush. Nothing ends its thread but closing.
 */
final class GroupCommit implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(GroupCommit.class);

  /** Several seconds of work at the rates a disk gives; who comes later is better told to wait. */
  private static final int LONGEST_LINE = 10_000;

  private static final int TRIES = 5;
  private static final Duration PATIENCE = Duration.ofSeconds(10);
  private static final Duration BETWEEN_LOOKS = Duration.ofSeconds(1);

  private final Dialect dialect;
  private final Duration patience;
  private final Line line = new Line(LONGEST_LINE);
  private final ExecutorService tellers =
      Executors.newThreadPerTaskExecutor(Thread.ofVirtual().name("stored-", 0).factory());
  private final Thread thread;
  private final Thread watch;
  private volatile List<Change<?>> underWay = List.of();
  private @Nullable Session session;
  private boolean failing;

  GroupCommit(Dialect dialect) {
    this(dialect, PATIENCE);
  }

  /**
   * @param patience how long an entry may take
   */
  GroupCommit(Dialect dialect, Duration patience) {
    this.dialect = dialect;
    this.patience = patience;
    this.thread = Thread.ofPlatform().name("commits").start(this::work);
    this.watch = Thread.ofVirtual().name("patience").start(this::watch);
  }

  CompletableFuture<Void> append(Journal.Entry entry) {
    return queue(new Append(entry));
  }

  <R> CompletableFuture<R> change(Database.Work<R> work) {
    return queue(new Task<>(work, false));
  }

  /** Runs something between two transactions. */
  <R> CompletableFuture<R> alone(Database.Work<R> work) {
    return queue(new Task<>(work, true));
  }

  private <R> CompletableFuture<R> queue(Change<R> change) {
    try {
      line.add(change);
      return change.future();
    } catch (StoreUnavailable e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  private void work() {
    try {
      for (var batch = line.all(); !batch.isEmpty(); batch = line.all()) {
        underWay = batch;
        int from = 0;
        for (int i = 0; i < batch.size(); i++) {
          if (batch.get(i) instanceof Task<?> task && task.alone) {
            commit(batch.subList(from, i));
            alone(task);
            from = i + 1;
          }
        }
        commit(batch.subList(from, batch.size()));
      }
    } catch (InterruptedException e) {
      LOG.error("interrupted: no changes any more", e);
      line.close();
    } finally {
      leave();
    }
  }

  /** One who looks at them all now and then is cheaper than an alarm for each. */
  private void watch() {
    try {
      while (true) {
        Thread.sleep(BETWEEN_LOOKS);
        underWay.forEach(this::giveUp);
        line.waiting().forEach(this::giveUp);
      }
    } catch (InterruptedException closed) {
      LOG.debug("nobody waits any more");
    }
  }

  private void giveUp(Change<?> change) {
    if (change instanceof Append entry) {
      entry.giveUp(patience, tellers);
    }
  }

  private void commit(List<? extends Change<?>> batch) {
    if (batch.isEmpty()) {
      return;
    }
    for (int tries = 1; ; tries++) {
      boolean fresh = session == null;
      boolean committing = false;
      try {
        Session open = open();
        open.run(List.copyOf(batch));
        committing = true;
        open.commit();
        batch.forEach(change -> change.tell(tellers));
        if (failing) {
          failing = false;
          LOG.info("changes are stored again");
        }
        return;
      } catch (SQLException | RuntimeException | Error e) {
        rollback();
        Fault fault = Fault.behind(e).map(dialect::fault).orElse(Fault.UNAVAILABLE);
        if (committing && fault == Fault.UNAVAILABLE) {
          dialect.doubt();
        }
        boolean staleConnection = session == null && !fresh && !committing;
        if (tries < TRIES && (fault == Fault.AGAIN || staleConnection)) {
          continue;
        }
        if (batch.size() > 1 && session != null) {
          oneByOne(batch);
        } else {
          fail(batch, fault, e);
        }
        return;
      }
    }
  }

  /** One change may spoil it for all others, an enormous one on a nearly full disk say. */
  private void oneByOne(List<? extends Change<?>> batch) {
    for (int i = 0; i < batch.size(); i++) {
      commit(batch.subList(i, i + 1));
      if (session == null) {
        fail(
            batch.subList(i + 1, batch.size()),
            Fault.UNAVAILABLE,
            new SQLException("the connection is lost"));
        return;
      }
    }
  }

  private void fail(List<? extends Change<?>> batch, Fault fault, Throwable e) {
    if (fault != Fault.OWN && !failing) {
      failing = true;
      LOG.warn("changes can't be stored: {}", e.toString());
    }
    for (Change<?> change : batch) {
      change.failed(
          fault == Fault.OWN ? e : new StoreUnavailable("not stored: " + e.getMessage(), e));
      change.tell(tellers);
    }
  }

  private void alone(Task<?> task) {
    try {
      open().alone(task);
      task.tell(tellers);
    } catch (SQLException | RuntimeException | Error e) {
      rollback();
      fail(List.of(task), Fault.behind(e).map(dialect::fault).orElse(Fault.OWN), e);
    }
  }

  private Session open() throws SQLException {
    Session open = session;
    if (open == null) {
      open = Session.open(dialect);
      session = open;
    }
    return open;
  }

  /** Undoes what was begun; a connection that can't even do that is given up. */
  private void rollback() {
    Session open = session;
    if (open != null) {
      try {
        open.rollback();
      } catch (SQLException | RuntimeException e) {
        LOG.debug("connection given up", e);
        leave();
      }
    }
  }

  private void leave() {
    Session open = session;
    session = null;
    if (open != null) {
      try {
        open.close();
      } catch (SQLException e) {
        LOG.debug("connection could not be closed", e);
      }
    }
  }

  /** Takes no more changes, commits those that wait, and tells everybody. */
  @Override
  public void close() {
    line.close();
    try {
      thread.join();
      watch.interrupt();
      watch.join();
      tellers.shutdown();
      if (!tellers.awaitTermination(PATIENCE.toMillis(), TimeUnit.MILLISECONDS)) {
        LOG.warn("somebody is still busy with what was stored");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
