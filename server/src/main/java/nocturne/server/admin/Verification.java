package nocturne.server.admin;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import nocturne.kernel.Game;
import nocturne.server.store.Database;
import nocturne.server.store.EntryCorrupt;

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
      var replay = Replay.of(games, tables.entries(id));
      var game = replay.opened().map(opened -> opened.terms().game()).orElse("?");
      if (replay.divergence().isPresent())
        return new Verdict.Diverged(id, game, replay.divergence().get());
      return replay
          .recorded()
          .<Verdict>map(
              recorded ->
                  new Verdict.Identical(
                      id,
                      game,
                      replay.choices(),
                      recorded.table().isOver(),
                      recorded.table().hash()))
          .orElseGet(() -> new Verdict.Unbegun(id));
    } catch (EntryCorrupt corrupt) {
      return new Verdict.Unreadable(id, String.valueOf(corrupt.getMessage()));
    }
  }
}
