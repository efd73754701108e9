package nocturne.server.table;

import java.time.InstantSource;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionException;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import nocturne.kernel.Seat;
import nocturne.server.store.EntryTaken;
import nocturne.server.store.Journal;
import nocturne.server.store.StoreUnavailable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A table in memory: takes one wish after the other, has it made durable, and only then lets it
 * happen and tells who watches. It can be dropped at any time; its journal is the table.
 */
public final class LiveTable {

  private static final Logger LOG = LoggerFactory.getLogger(LiveTable.class);
  private static final int TRIES = 3;

  private final Journal journal;
  private final InstantSource clock;
  private final AfterEvent after;
  private final Consumer<LiveTable> leftBehind;
  private final Neighbours neighbours;
  private final TableState state;
  private final ReentrantLock lock = new ReentrantLock();
  private final Set<Watcher> watchers = new LinkedHashSet<>();
  private volatile long used;
  private volatile boolean resting;
  private volatile boolean gone;

  /**
   * What else is done when something has happened: bots think, notices go out, the index follows.
   */
  interface AfterEvent {

    /**
     * @param own whether it was accepted at this node, which is so at one node only
     */
    void happened(LiveTable table, TableState state, TableEvent event, boolean own);
  }

  LiveTable(
      TableState state,
      Journal journal,
      InstantSource clock,
      AfterEvent after,
      Consumer<LiveTable> leftBehind,
      Neighbours neighbours) {
    this.state = state;
    this.journal = journal;
    this.clock = clock;
    this.after = after;
    this.leftBehind = leftBehind;
    this.neighbours = neighbours;
    this.used = clock.millis();
  }

  public String id() {
    return state.id();
  }

  /** Looks at the table while nothing changes. */
  public <R> R look(Function<TableState, R> eyes) {
    lock.lock();
    try {
      return eyes.apply(state);
    } finally {
      lock.unlock();
    }
  }

  /** Does something about how the table stands, while nothing changes. */
  void see(Consumer<TableState> deed) {
    locked(() -> deed.accept(state));
  }

  // Watching

  public void watch(Watcher watcher) {
    locked(
        () -> {
          requireHere();
          if (watchers.add(watcher) && !watcher.identity().isEmpty())
            neighbours.came(id(), watcher.identity());
          tell(each -> each.here(state));
        });
  }

  public void unwatch(Watcher watcher) {
    locked(
        () -> {
          if (!watchers.remove(watcher)) return;
          leaves(watcher);
          // Hardly anybody comes back to a table from which all have gone on to the next.
          gone = watchers.isEmpty() && state.followed().isPresent();
          if (gone) leftBehind.accept(this);
          else tell(each -> each.here(state));
        });
  }

  private void leaves(Watcher watcher) {
    if (!watcher.identity().isEmpty()) neighbours.went(id(), watcher.identity());
  }

  /** Whether somebody looks at this table now, here or at another node. */
  public boolean isHere(String identity) {
    return look(state -> isWatching(identity)) || neighbours.has(id(), identity);
  }

  private boolean isWatching(String identity) {
    for (var watcher : watchers) if (watcher.identity().equals(identity)) return true;
    return false;
  }

  /** Somebody has come or gone at another node. */
  void othersMoved() {
    locked(() -> tell(each -> each.here(state)));
  }

  /** One who can't be told must not keep the others from hearing. */
  private void tell(Consumer<Watcher> news) {
    for (var watcher : List.copyOf(watchers)) {
      try {
        news.accept(watcher);
      } catch (RuntimeException e) {
        LOG.error("table {}: a watcher could not be told", id(), e);
      }
    }
  }

  // Being in memory

  /** Somebody has asked for this table. */
  void use() {
    used = clock.millis();
    resting = false;
  }

  /** Takes less memory, unless somebody works at the table or asked for it since. */
  void rest(long unusedSince) {
    if (resting || used >= unusedSince || !lock.tryLock()) return;
    try {
      resting = true;
      state.rest();
    } finally {
      lock.unlock();
    }
  }

  /**
   * Drops the table from memory unless somebody watches, works at it or asked for it since.
   *
   * @param overSince the same where the game is over: most likely nobody comes any more
   */
  boolean drop(long unusedSince, long overSince) {
    if (used >= Math.max(unusedSince, overSince) || !lock.tryLock()) return false;
    try {
      boolean over = state.phase() == TableState.Phase.OVER;
      if (!watchers.isEmpty() || used >= (over ? overSince : unusedSince)) return false;
      gone = true;
      return true;
    } finally {
      lock.unlock();
    }
  }

  /** Sends everybody away, to come back to another node or another time. */
  void close() {
    locked(
        () -> {
          gone = true;
          tell(Watcher::closed);
          watchers.forEach(this::leaves);
          watchers.clear();
        });
  }

  boolean isGone() {
    return gone;
  }

  private void requireHere() {
    Refused.unless(!gone, "moved", "the table is not here any more: come again");
  }

  // Happening

  /**
   * Makes an event happen: the wish is asked for what it wants, which it may refuse, and is asked
   * anew where another node was quicker.
   */
  void happen(Supplier<Optional<TableEvent>> wish) {
    locked(
        () -> {
          for (int tries = 0; tries < TRIES; tries++) {
            requireHere();
            try {
              var event = wish.get();
              if (event.isEmpty() || write(event.get())) return;
            } catch (Refused refused) {
              if (!hasMovedOn()) throw refused;
            }
          }
          throw new StoreUnavailable("too much happens at this table at once");
        });
  }

  /** Whether another node has written something of which no news has come yet. */
  private boolean hasMovedOn() {
    try {
      return !catchUp(entry -> false).isEmpty();
    } catch (StoreUnavailable unavailable) {
      return false;
    }
  }

  /** Writes an event down and lets it happen; false where another node was quicker. */
  private boolean write(TableEvent event) {
    long now = Math.max(clock.millis(), state.time());
    int number = state.number() + 1;
    var entry = new Journal.Entry(state.id(), number, now, EventText.write(event));
    try {
      journal.append(entry).join();
    } catch (CompletionException failed) {
      var cause = failed.getCause();
      // It is this very one where a write was tried twice and had worked the first time.
      if (cause instanceof EntryTaken) return catchUp(entry::equals).contains(entry);
      if (cause instanceof StoreUnavailable unavailable) throw unavailable;
      // It may have been written or not: the journal knows, this table doesn't any more.
      close();
      throw new StoreUnavailable("the choice may not have been stored", failed);
    }
    apply(now, event, true);
    return true;
  }

  private void apply(long time, TableEvent event, boolean own) {
    state.apply(time, event);
    tell(watcher -> watcher.moved(state, event));
    try {
      after.happened(this, state, event, own);
    } catch (RuntimeException e) {
      LOG.error("table {}: something is left undone after entry {}", id(), state.number(), e);
    }
  }

  private List<Journal.Entry> catchUp(Predicate<Journal.Entry> own) {
    var entries = journal.read(state.id(), state.number() + 1);
    for (var entry : entries) apply(entry.time(), EventText.read(entry), own.test(entry));
    return entries;
  }

  /** Reads what other nodes have written, up to this entry at least. */
  void catchUp(int number) {
    locked(
        () -> {
          if (gone || state.number() >= number) return;
          try {
            catchUp(entry -> false);
          } catch (RuntimeException e) {
            LOG.warn("table {} can't catch up with entry {}: {}", id(), number, e.getMessage());
            close();
          }
        });
  }

  private void locked(Runnable work) {
    lock.lock();
    try {
      work.run();
    } finally {
      lock.unlock();
    }
  }

  long now() {
    return clock.millis();
  }

  TableState state() {
    return state;
  }

  /** The seat of somebody who must have one. */
  Seat seatOf(String identity) {
    return state.seatOf(identity).orElseThrow(Refused::notSeated);
  }
}
