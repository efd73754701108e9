package nocturne.server.admin;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import nocturne.kernel.Game;
import nocturne.kernel.GameRecord;
import nocturne.kernel.Recorded;
import nocturne.server.store.Database;
import nocturne.server.store.EntryCorrupt;
import nocturne.server.store.Journal;
import nocturne.server.table.Divergence;
import nocturne.server.table.TableState;

/** Replays stored tables by the games in force, on all cores. */
public final class Verification {

  /** Is told how far it is; called on several threads, one at a time. */
  @FunctionalInterface
  public interface Progress {
    void replayed(int tables, int ofAll);
  }

  private final StoredTables tables;
  private final Map<String, Game<?>> games;

  public Verification(Database database, Map<String, Game<?>> games) {
    this.tables = new StoredTables(database);
    this.games = Map.copyOf(games);
  }

  /** What becomes of every table, by id. */
  public List<Verdict> all(Progress progress) {
    var ids = tables.ids();
    var done = new AtomicInteger();
    var verdicts = new ArrayList<Future<Verdict>>();
    try (var threads = Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors())) {
      for (var id : ids) {
        verdicts.add(
            threads.submit(
                () -> {
                  var verdict = one(id);
                  synchronized (done) {
                    progress.replayed(done.incrementAndGet(), ids.size());
                  }
                  return verdict;
                }));
      }
      try {
        var all = new ArrayList<Verdict>();
        for (var verdict : verdicts) all.add(verdict.get());
        return all;
      } finally {
        threads.shutdownNow();
      }
    } catch (ExecutionException e) {
      throw e.getCause() instanceof RuntimeException own ? own : new IllegalStateException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted before every table was replayed", e);
    }
  }

  /** What becomes of one table. */
  public Verdict one(String id) {
    try {
      return verdict(tables.entries(id));
    } catch (EntryCorrupt corrupt) {
      return new Verdict.Unreadable(id, String.valueOf(corrupt.getMessage()));
    }
  }

  private Verdict verdict(List<Journal.Entry> entries) {
    var first = entries.getFirst();
    var game = TableState.opened(first).terms().game();
    if (!games.containsKey(game))
      return new Verdict.Diverged(
          first.table(), game, new Divergence(first.number(), "there is no game '" + game + "'"));
    var state = TableState.of(games, entries);
    if (state.divergence().isPresent())
      return new Verdict.Diverged(state.id(), game, state.divergence().get());
    return state
        .recorded()
        .<Verdict>map(recorded -> identical(state.id(), game, recorded))
        .orElseGet(() -> new Verdict.Unbegun(state.id()));
  }

  private static Verdict identical(String id, String game, Recorded<?> recorded) {
    int choices =
        (int)
            recorded.record().entries().stream()
                .filter(GameRecord.Entry.Choice.class::isInstance)
                .count();
    var table = recorded.table();
    return new Verdict.Identical(id, game, choices, table.isOver(), table.hash());
  }
}
