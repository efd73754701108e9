package nocturne.lab;

import java.util.concurrent.CountDownLatch;

/**
 * Ctrl-C while a run is on: asks it to stop, and lets the program go only when it has, so that
 * nothing that was played is lost.
 */
final class Interruption implements AutoCloseable {

  private final CountDownLatch settled = new CountDownLatch(1);
  private final Thread hook = new Thread(this::hold);
  private volatile boolean stopped;

  private Interruption() {}

  static Interruption awaited() {
    var interruption = new Interruption();
    Runtime.getRuntime().addShutdownHook(interruption.hook);
    return interruption;
  }

  private void hold() {
    stopped = true;
    try {
      settled.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  boolean stopped() {
    return stopped;
  }

  @Override
  public void close() {
    settled.countDown();
    if (!stopped) Runtime.getRuntime().removeShutdownHook(hook);
  }
}
