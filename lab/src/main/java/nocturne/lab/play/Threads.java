package nocturne.lab.play;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** Plays on so many threads of this machine, and hands games on from the one that asks for them. */
public record Threads(int count) implements Troupe {

  @Override
  public void play(
      Season<?> season, long from, long to, Consumer<Played> audience, BooleanSupplier stop) {
    var stage = new Stage(season, from, to, stop);
    for (int i = 0; i < count; i++) Thread.ofPlatform().daemon().start(stage::work);
    try {
      stage.show(count, audience);
    } finally {
      stage.clear();
    }
  }

  /** Games being played and games that wait for an earlier one. */
  private static final class Stage {

    /** Who plays waits where so many games lie unseen. */
    private static final int MOST = 4096;

    private final Season<?> season;
    private final long to;
    private final BooleanSupplier stop;
    private final AtomicLong begun;
    private final BlockingQueue<Optional<Played>> finished = new ArrayBlockingQueue<>(MOST);
    private final Map<Long, Played> waiting = new HashMap<>();
    private int atWork;
    private long due;
    private volatile boolean over;
    private volatile Optional<GameFailed> failure = Optional.empty();

    Stage(Season<?> season, long from, long to, BooleanSupplier stop) {
      this.season = season;
      this.to = to;
      this.stop = stop;
      this.begun = new AtomicLong(from);
      this.due = from;
    }

    private boolean stopped() {
      return over || stop.getAsBoolean();
    }

    /** What each thread does; at the end it says that it has gone. */
    void work() {
      for (long number = next(); number < to && !stopped(); number = next()) {
        var played = play(number);
        if (played.isPresent()) put(played);
      }
      put(Optional.empty());
    }

    private Optional<Played> play(long number) {
      try {
        return season.play(number, this::stopped);
      } catch (RuntimeException | StackOverflowError fault) {
        failure = Optional.of(new GameFailed(season.plan(), number, fault));
        over = true;
        return Optional.empty();
      }
    }

    private long next() {
      return begun.getAndIncrement();
    }

    private void put(Optional<Played> played) {
      try {
        finished.put(played);
      } catch (InterruptedException e) {
        throw new IllegalStateException("nobody interrupts who plays", e);
      }
    }

    /** Hands games on, in order, until all threads have gone. */
    void show(int threads, Consumer<Played> audience) {
      atWork = threads;
      while (atWork > 0) take().ifPresent(played -> inOrder(played, audience));
      failure.ifPresent(Stage::fail);
    }

    private Optional<Played> take() {
      try {
        var played = finished.take();
        if (played.isEmpty()) atWork--;
        return played;
      } catch (InterruptedException e) {
        over = true;
        return Optional.empty();
      }
    }

    private void inOrder(Played played, Consumer<Played> audience) {
      waiting.put(played.game().number(), played);
      for (var next = waiting.remove(due); next != null; next = waiting.remove(due)) {
        due++;
        audience.accept(next);
      }
    }

    private static void fail(GameFailed failure) {
      throw failure;
    }

    /** Lets threads go that are still there because the audience has failed. */
    void clear() {
      over = true;
      while (atWork > 0) take();
    }
  }
}
