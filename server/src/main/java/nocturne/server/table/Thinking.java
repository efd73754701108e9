package nocturne.server.table;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.function.Supplier;
import nocturne.bots.Bots;
import nocturne.bots.Budget;
import nocturne.bots.Sight;
import nocturne.kernel.Game;
import nocturne.kernel.Recorded;
import nocturne.kernel.Seat;
import nocturne.kernel.Table;
import nocturne.server.store.StoreUnavailable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Where the bots of the house think, away from the tables, on all cores but one. */
final class Thinking implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Thinking.class);
  private static final Budget BUDGET = Budget.UNLIMITED.within(Duration.ofMillis(1_500));
  private static final Duration LAST_THOUGHTS = Duration.ofSeconds(3);

  private record Thought(String table, int askedAt, Seat seat) {}

  private final Set<Thought> underWay = ConcurrentHashMap.newKeySet();
  private final Map<Long, CompletableFuture<?>> awaited = new ConcurrentHashMap<>();
  private final AtomicLong asked = new AtomicLong();
  private final ExecutorService threads =
      Executors.newFixedThreadPool(
          Math.max(1, Runtime.getRuntime().availableProcessors() - 1),
          Thread.ofPlatform().name("thinking-", 0).daemon().factory());

  /** Whoever wants to know what a bot would do keeps no table waiting for its bots. */
  private final ExecutorService aside =
      Executors.newSingleThreadExecutor(
          Thread.ofPlatform().name("thinking-aside").daemon().factory());

  private final Function<String, Wishes> tables;

  /**
   * @param tables where a bot says what it has chosen: its table may have been dropped and loaded
   *     anew while it thought
   */
  Thinking(Function<String, Wishes> tables) {
    this.tables = tables;
  }

  /** Lets a bot think about what a seat is asked, unless it does so already. */
  void about(TableState state, Seat seat) {
    var thought = new Thought(state.id(), state.askedAt(seat), seat);
    if (underWay.add(thought))
      think(
          state.recorded().orElseThrow(),
          state.sitter(seat).map(Sitter::bot).orElseThrow(),
          thought);
  }

  private <T extends Table<T>> void think(Recorded<T> recorded, String kind, Thought thought) {
    // From what is published: a bot must not be able to look behind the seal.
    long seed = Long.parseUnsignedLong(recorded.seed().commitment().substring(0, 16), 16);
    var game = recorded.game();
    var copy = recorded.table().copy();
    try {
      threads.execute(() -> choose(game, copy, kind, seed, thought));
    } catch (RejectedExecutionException closing) {
      underWay.remove(thought);
    }
  }

  private <T extends Table<T>> void choose(
      Game<T> game, T copy, String kind, long seed, Thought thought) {
    try {
      var option = Bots.named(kind, seed).choose(Sight.of(game, copy, thought.seat()), BUDGET);
      tables.apply(thought.table()).chooseForBot(thought.seat(), option.id(), thought.askedAt());
    } catch (Refused | StoreUnavailable e) {
      // Somebody was quicker, or nothing can be stored now: whoever wakes the table asks again.
      LOG.debug("table {}: a bot's choice was not taken: {}", thought.table(), e.getMessage());
    } catch (RuntimeException e) {
      LOG.error("table {}: a bot could not choose", thought.table(), e);
    } finally {
      underWay.remove(thought);
    }
  }

  /** Thinks something over beside the bots; what it throws goes to whoever waits for it. */
  <R> CompletableFuture<R> over(Supplier<R> thought) {
    var thoughtOver = new CompletableFuture<R>();
    long number = asked.incrementAndGet();
    awaited.put(number, thoughtOver);
    var done = thoughtOver.whenComplete((result, failed) -> awaited.remove(number));
    try {
      aside.execute(
          () -> {
            try {
              thoughtOver.complete(thought.get());
            } catch (RuntimeException | StackOverflowError e) {
              thoughtOver.completeExceptionally(e);
            }
          });
    } catch (RejectedExecutionException closing) {
      giveUp(thoughtOver);
    }
    return done;
  }

  private static void giveUp(CompletableFuture<?> thought) {
    thought.completeExceptionally(new Refused("moved", "this house is closing: come again"));
  }

  /** How many bots think or wait to. */
  int size() {
    return underWay.size() + awaited.size();
  }

  /** Thoughts that have not begun are dropped, the others come to their end. */
  @Override
  public void close() {
    threads.shutdownNow();
    aside.shutdownNow();
    List.copyOf(awaited.values()).forEach(Thinking::giveUp);
    try {
      if (!threads.awaitTermination(LAST_THOUGHTS.toMillis(), TimeUnit.MILLISECONDS))
        LOG.warn("bots still think");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
