package nocturne.bench.load;

import java.io.IOException;
import java.time.Duration;

/** The connection for requests between games; after a long game the server has closed the last. */
final class Errands implements AutoCloseable {

  private static final Duration KEPT = Duration.ofSeconds(15);

  private final int port;
  private Wire wire;
  private long used = System.nanoTime();

  Errands(int port) throws IOException {
    this.port = port;
    this.wire = new Wire(port);
  }

  Wire wire() throws IOException {
    if (System.nanoTime() - used > KEPT.toNanos()) {
      wire.close();
      wire = new Wire(port);
    }
    used = System.nanoTime();
    return wire;
  }

  @Override
  public void close() throws IOException {
    wire.close();
  }
}
