package nocturne.server.table;

import java.time.Duration;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.Supplier;
import nocturne.kernel.Game;
import nocturne.kernel.Seat;
import nocturne.server.store.Database;
import nocturne.server.store.Journal;
import nocturne.server.store.StoreUnavailable;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Every table of this node: opened here, loaded when somebody asks for it, dropped when nobody has
 * for a while.
 */
public final class Hall implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Hall.class);
  private static final Duration QUIET = Duration.ofSeconds(10);
  private static final Duration IDLE = Duration.ofMinutes(1);
  private static final Duration BOT_SLEEPS = Duration.ofSeconds(10);
  private static final Duration UNSTARTED = Duration.ofDays(1);

  /**
   * Somebody who wants to know what is accepted at this node, such as who sends notices; of what is
   * accepted at another its own followers are told.
   */
  public interface Follower {
    void happened(LiveTable table, TableState state, TableEvent event);
  }

  private final Map<String, Game<?>> games;
  private final Journal journal;
  private final InstantSource clock;
  private final TableIndex index;
  private final Neighbours neighbours;
  private final Thinking thinking = new Thinking(this::at);
  private final Hints hints = new Hints(this::table, thinking, Hint.Effort.USUAL);
  private final Map<String, LiveTable> tables = new ConcurrentHashMap<>();
  private final List<Follower> followers = new CopyOnWriteArrayList<>();
  private final ExecutorService soon = Executors.newVirtualThreadPerTaskExecutor();
  private volatile boolean closed;

  public Hall(Map<String, Game<?>> games, Database database, InstantSource clock) {
    this.games = games;
    this.journal = database.journal();
    this.clock = clock;
    this.index = new TableIndex(database);
    this.neighbours = new Neighbours(database, this::othersMoved);
    journal.listen(this::held, this::news);
  }

  // Numbers are read without waiting for the tables: one that is behind only makes news come twice.
  private Map<String, Integer> held() {
    var held = new HashMap<String, Integer>();
    tables.forEach((id, table) -> held.put(id, table.state().number()));
    return held;
  }

  public TableIndex index() {
    return index;
  }

  public Hints hints() {
    return hints;
  }

  public Neighbours neighbours() {
    return neighbours;
  }

  private void othersMoved(String id) {
    var table = Optional.ofNullable(tables.get(id));
    if (!closed && table.isPresent()) soon.execute(table.get()::othersMoved);
  }

  public void follow(Follower follower) {
    followers.add(follower);
  }

  public int loaded() {
    return tables.size();
  }

  public int thinking() {
    return thinking.size();
  }

  /** Opens a table; its host takes the first seat meant for a person. */
  public LiveTable open(Terms terms, String host) {
    return open(terms, Optional.empty(), host);
  }

  /**
   * Opens a table at which a game goes on from where another stood, by the same rules and never
   * rated. What lay hidden there stays as it was; what chance brings from then on is new.
   */
  public LiveTable branch(Branch from, Terms terms, String host) {
    from.requireFits(terms, game(terms.game()));
    return open(terms, Optional.of(from), host);
  }

  private LiveTable open(Terms terms, Optional<Branch> branch, String host) {
    int seat = terms.seats().indexOf(Terms.SeatPlan.PERSON);
    return open(
        new TableEvent.Opened(
            terms, host, branch, seat < 0 ? Optional.empty() : Optional.of(seat)));
  }

  LiveTable open(TableEvent.Opened event) {
    var terms = event.terms();
    var game = game(terms.game());
    terms.requirePlayable(game);
    requireOpen();
    long now = clock.millis();
    var id = TableId.fresh(now);
    try {
      journal.append(new Journal.Entry(id, 1, now, EventText.write(event))).join();
    } catch (CompletionException failed) {
      throw new StoreUnavailable("the table could not be stored", failed);
    }
    var table = live(new TableState(id, game, event, now));
    tables.put(id, table);
    table.see(state -> happened(table, state, event, true));
    return table;
  }

  /**
   * The table at which the people of a finished one play again, from where they began. Whoever
   * wishes so first opens it; everybody who wishes so sits where they sat before.
   */
  public LiveTable rematch(String id, String identity) {
    return new Rematch(this, table(id)).sit(identity);
  }

  /** The same, and the game begins by itself once all of them are back. */
  public LiveTable again(String id, String identity) {
    return new Rematch(this, table(id)).join(identity);
  }

  private Game<?> game(String id) {
    return Optional.ofNullable(games.get(id)).orElseThrow(() -> Refused.noGame(id));
  }

  private LiveTable live(TableState state) {
    return new LiveTable(state, journal, clock, this::happened, this::leftBehind, neighbours);
  }

  /** Lets go of a table from which everybody has gone on; else thousands would wait for nobody. */
  private void leftBehind(LiveTable table) {
    tables.remove(table.id(), table);
  }

  /** A table, loaded if need be. */
  public LiveTable table(String id) {
    var there = tables.get(id);
    var table = there != null && !there.isGone() ? there : tables.compute(id, this::present);
    table.use();
    return table;
  }

  private LiveTable present(String id, @Nullable LiveTable there) {
    return there != null && !there.isGone() ? there : load(id);
  }

  private LiveTable load(String id) {
    requireOpen();
    var entries = journal.read(id, 1);
    Refused.unless(!entries.isEmpty(), "no-table", "there is no such table");
    var state = TableState.of(games, entries);
    state.divergence().ifPresent(at -> LOG.warn("table {}: {}", id, at.sentence()));
    var table = live(state);
    soon.execute(() -> table.see(this::loaded));
    return table;
  }

  /** Whatever was left undone when the table was last in memory somewhere. */
  private void loaded(TableState state) {
    index.note(state, true);
    wake(state);
  }

  public Wishes at(String id) {
    return new Wishes(table(id));
  }

  private void news(Journal.News news) {
    if (!closed) soon.execute(() -> catchUp(news));
  }

  private void catchUp(Journal.News news) {
    // Not get: a table that is being loaded may have been read before this entry was there.
    var table = tables.computeIfPresent(news.table(), (id, there) -> there);
    if (table != null) table.catchUp(news.number());
  }

  private void happened(LiveTable table, TableState state, TableEvent event, boolean own) {
    if (!(event instanceof TableEvent.Said)) index.note(state, event.isAboutSeats());
    wake(state);
    if (!own) return;
    for (var follower : followers) {
      try {
        follower.happened(table, state, event);
      } catch (RuntimeException e) {
        LOG.error("table {}: a follower could not be told", table.id(), e);
      }
    }
  }

  /** Lets bots think and passes pass. */
  private void wake(TableState state) {
    for (var seat : state.awaited()) {
      if (state.isBot(seat)) {
        thinking.about(state, seat);
      } else if (state.letsPass(seat)) {
        int at = state.askedAt(seat);
        soon.execute(() -> pass(state.id(), seat, at));
      }
    }
  }

  private void pass(String id, Seat seat, int at) {
    try {
      at(id).pass(seat, at);
    } catch (Refused | StoreUnavailable e) {
      LOG.debug("table {}: a pass was not taken: {}", id, e.getMessage());
    }
  }

  /** What is to be done from time to time: flags fall, bots wake, empty tables go. */
  public void tend() {
    long now = clock.millis();
    neighbours.tend();
    tend(() -> index.due(now), table -> new Wishes(table).tick());
    tend(() -> index.sleeping(now - BOT_SLEEPS.toMillis()), table -> table.see(this::wake));
    tend(() -> index.forgotten(now - UNSTARTED.toMillis()), table -> new Wishes(table).close());
    long quiet = now - QUIET.toMillis();
    tables.values().removeIf(table -> table.drop(now - IDLE.toMillis(), quiet));
    tables.values().forEach(table -> table.rest(quiet));
  }

  /** Goes on with what was left undone where a node died; for the start and every now and then. */
  public void mend() {
    tend(index::behind, table -> table.see(this::wake));
  }

  private void tend(Supplier<List<TableIndex.Known>> those, Consumer<LiveTable> deed) {
    try {
      for (var known : those.get()) tend(known, deed);
    } catch (StoreUnavailable e) {
      LOG.warn("tables can't be tended: {}", e.getMessage());
    }
  }

  private void tend(TableIndex.Known known, Consumer<LiveTable> deed) {
    try {
      var table = table(known.id());
      table.see(
          state -> {
            // The index could not be written when it should have been.
            if (known.number() < state.number()) index.note(state, true);
          });
      deed.accept(table);
    } catch (RuntimeException e) {
      LOG.warn("table {} could not be tended: {}", known.id(), e.getMessage());
    }
  }

  private void requireOpen() {
    Refused.unless(!closed, "moved", "this house is closing: come again");
  }

  /** Sends everybody away; what is under way ends first. */
  @Override
  public void close() {
    closed = true;
    thinking.close();
    tables.values().forEach(LiveTable::close);
    tables.clear();
    neighbours.close();
    soon.close();
    index.settle();
  }
}
