package nocturne.bench.balance;

import java.util.ArrayList;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import nocturne.bots.Bots;
import nocturne.bots.Budget;
import nocturne.bots.Match;
import nocturne.kernel.FastChance;
import nocturne.kernel.Game;
import nocturne.kernel.Setup;
import nocturne.kernel.Table;

/**
 * Games of one setup with bots in all seats, numbered from 0: each number and seed give the same
 * game on any thread.
 */
record Series<T extends Table<T>>(
    Game<T> game, Setup setup, String bot, Budget budget, long seed, Watch watch) {

  /** Odd, so that no two games of a series and no two series soon share a number. */
  private static final long STRIDE = 0x9E3779B97F4A7C15L;

  private static final int STEPS = 20;

  /** Plays the first games of the series, so many at once, and says on the way how far it is. */
  Tally play(int games, int threads, Consumer<String> progress) throws InterruptedException {
    var next = new AtomicInteger();
    var tally = new Tally(watch);
    var failures = new ArrayList<Throwable>();
    var workers = new ArrayList<Thread>();
    for (int i = 0; i < threads; i++) {
      workers.add(
          Thread.ofPlatform()
              .uncaughtExceptionHandler(
                  (thread, failure) -> {
                    synchronized (failures) {
                      failures.add(failure);
                    }
                  })
              .start(() -> work(next, games, tally, progress)));
    }
    for (var worker : workers) worker.join();
    progress.accept(System.lineSeparator());
    if (!failures.isEmpty()) throw new IllegalStateException(failures.getFirst());
    return tally;
  }

  private void work(AtomicInteger next, int games, Tally whole, Consumer<String> progress) {
    var mine = new Tally(watch);
    int step = Math.max(1, games / STEPS);
    for (int number = next.getAndIncrement(); number < games; number = next.getAndIncrement()) {
      play(number, mine);
      if (number % step == 0) progress.accept("\r" + number + " of " + games);
    }
    synchronized (whole) {
      whole.add(mine);
    }
  }

  private void play(int number, Tally tally) {
    long start = (seed + number * STRIDE) ^ seed << 32;
    var witness = new Witness(watch, setup.seats());
    var table = game.open(setup, new FastChance(start), Optional.of(witness));
    var bots =
        IntStream.range(0, setup.seats())
            .mapToObj(seat -> Bots.named(bot, start + seat + 1))
            .toList();
    var result = new Match(bots, budget).play(game, table);
    tally.add(result, table.version(), witness, table.layout());
  }
}
