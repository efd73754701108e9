package nocturne.server.web;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import nocturne.bots.Chronicle;
import nocturne.bots.Course;
import nocturne.kernel.GameRecord;
import nocturne.kernel.Table;
import nocturne.server.wire.GameBook;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The courses of finished games, each worked out when somebody first asks for it: one at a time,
 * behind everything else, and remembered as long as there is room.
 */
final class Courses implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Courses.class);
  private static final int REMEMBERED = 500;
  private static final int WAITING = 50;
  private static final int STEPS_ASIDE = 5;
  private static final int ASIDE_MILLIS = 10;

  /** The course of one game, on its way or there. */
  static final class Work {

    private volatile double progress;
    private volatile Optional<Course> course = Optional.empty();
    private volatile boolean failed;

    double progress() {
      return progress;
    }

    Optional<Course> course() {
      return course;
    }

    boolean hasFailed() {
      return failed;
    }
  }

  private final BooleanSupplier busy;
  private final Cache<String, Work> known = Caffeine.newBuilder().maximumSize(REMEMBERED).build();
  private final ExecutorService thread =
      new ThreadPoolExecutor(
          1,
          1,
          0,
          TimeUnit.SECONDS,
          new LinkedBlockingQueue<>(WAITING),
          Thread.ofPlatform().name("courses-", 0).daemon().factory());

  /**
   * @param busy whether bots think at tables that are played at: they go first
   */
  Courses(BooleanSupplier busy) {
    this.busy = busy;
  }

  /** The course of the finished game at a table; from now on it is under way. */
  <T extends Table<T>> Work of(String table, GameBook<T> book, GameRecord record) {
    return known.get(table, id -> begin(id, book, record));
  }

  private <T extends Table<T>> Work begin(String table, GameBook<T> book, GameRecord record) {
    var work = new Work();
    try {
      thread.execute(() -> write(table, book, record, work));
    } catch (RejectedExecutionException full) {
      throw new TurnedAway(
          409, "busy", "Too many games are being looked into. Try again in a while.");
    }
    return work;
  }

  private <T extends Table<T>> void write(
      String table, GameBook<T> book, GameRecord record, Work work) {
    try {
      var chronicle = new Chronicle<>(book.game(), record, done -> goOn(work, done));
      work.course = Optional.of(chronicle.write());
      work.progress = 1;
    } catch (CancellationException closing) {
      LOG.debug("table {}: its course was not finished", table);
    } catch (RuntimeException | StackOverflowError e) {
      LOG.error("table {}: its course could not be told", table, e);
      work.failed = true;
    }
  }

  private void goOn(Work work, double done) {
    work.progress = done;
    try {
      for (int i = 0; i < STEPS_ASIDE && busy.getAsBoolean(); i++) Thread.sleep(ASIDE_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** What is under way is given up. */
  @Override
  public void close() {
    thread.shutdownNow();
  }
}
