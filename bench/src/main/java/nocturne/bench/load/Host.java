package nocturne.bench.load;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import nocturne.server.Server;
import nocturne.server.ServerSettings;
import nocturne.server.store.Databases;

/**
 * A server as it is shipped, but without limits for a single address, in a process of its own. It
 * prints its port, does what it is told line by line, and ends when nothing more can come.
 */
final class Host {

  /** Lets everything that is done every second be done. */
  private static final Duration TENDED = Duration.ofSeconds(3);

  private Host() {}

  /**
   * @param args the folder of the database; and {@code still}, where time passes only when the host
   *     is told so
   */
  public static void main(String[] args) throws IOException, InterruptedException {
    var still = new StillClock();
    var clock = args.length > 1 ? still : InstantSource.system();
    try (var server = Server.start(settings(), () -> Databases.in(Path.of(args[0])), clock)) {
      System.out.println("port " + server.port());
      obey(still);
    }
  }

  private static void obey(StillClock clock) throws IOException, InterruptedException {
    var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (var line = in.readLine(); line != null; line = in.readLine()) {
      if (line.startsWith("pass ")) {
        clock.pass(Duration.ofSeconds(Long.parseLong(line.substring("pass ".length()))));
        Thread.sleep(TENDED);
      }
      System.gc();
      var heap = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage();
      System.out.println("heap " + heap.getUsed());
    }
  }

  static ServerSettings settings() {
    return ServerSettings.at("127.0.0.1", 0, Optional.empty()).withoutLimits();
  }
}
