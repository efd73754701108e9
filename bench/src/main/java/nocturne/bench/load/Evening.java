package nocturne.bench.load;

import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

/** What all parties share: when they choose, when it is over, and what is counted. */
final class Evening {

  private final Tempo tempo;
  private final CountDownLatch tables;
  private final Latencies latencies = new Latencies();
  private final AtomicInteger played = new AtomicInteger();
  private final AtomicReference<Exception> trouble = new AtomicReference<>();
  private volatile boolean over;

  Evening(int rate, int tables) {
    this.tempo = new Tempo(rate);
    this.tables = new CountDownLatch(tables);
  }

  // What parties say

  boolean isOver() {
    return over;
  }

  /** How many nanoseconds to wait before the next choice. */
  long pause() {
    return tempo.pause();
  }

  /** Everybody sits, and a game has begun. */
  void begun() {
    tables.countDown();
  }

  void chosen(long nanos) {
    latencies.add(nanos);
  }

  void played() {
    played.incrementAndGet();
  }

  /** A party can't go on, which ends everything unless it is over anyway. */
  void broken(Exception why) {
    if (over) return;
    trouble.compareAndSet(null, why);
    end();
    while (tables.getCount() > 0) tables.countDown();
  }

  // What the one who measures says

  /** Waits until a game has begun at every table. */
  void await() throws InterruptedException {
    tables.await();
  }

  /** Lets some time pass, less where a party breaks off. */
  void pass(int seconds) throws InterruptedException {
    for (int i = 0; i < seconds && !over; i++) TimeUnit.SECONDS.sleep(1);
  }

  Latencies latencies() {
    return latencies;
  }

  int games() {
    return played.get();
  }

  void end() {
    over = true;
  }

  Optional<Exception> trouble() {
    return Optional.ofNullable(trouble.get());
  }
}
