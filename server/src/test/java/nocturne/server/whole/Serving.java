package nocturne.server.whole;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import nocturne.server.Server;
import nocturne.server.ServerSettings;
import nocturne.server.account.PasswordCost;
import nocturne.server.store.Databases;
import nocturne.server.web.Venue;
import nocturne.server.web.WebSettings;

/**
 * The program of a node: the server as it is shipped, but for limits. It says at which port it
 * serves and goes down when it is told to, or when nobody holds the other end of its input; a line
 * there is a number of milliseconds by which its clock leaps.
 */
final class Serving {

  static final String READY = "serving at ";

  private Serving() {}

  public static void main(String[] arguments) throws IOException {
    var settings =
        new ServerSettings(
            "127.0.0.1",
            0,
            new WebSettings(Optional.empty(), true),
            Venue.generous(),
            new PasswordCost(64, 1));
    var clock = new Hurried(Long.parseLong(arguments[1]), Integer.parseInt(arguments[2]));
    var server = Server.start(settings, () -> Databases.open(arguments[0]), clock);
    Runtime.getRuntime().addShutdownHook(new Thread(server::close, "going-down"));
    System.out.println(READY + server.port());
    var lines = new BufferedReader(new InputStreamReader(System.in, US_ASCII));
    for (var line = lines.readLine(); line != null; line = lines.readLine())
      clock.leap(Long.parseLong(line));
    Runtime.getRuntime().halt(1);
  }

  /**
   * A clock that runs faster from a moment on, alike on all nodes, and leaps when it is told to.
   */
  private static final class Hurried implements InstantSource {

    private final long from;
    private final int factor;
    private final AtomicLong leapt = new AtomicLong();

    Hurried(long from, int factor) {
      this.from = from;
      this.factor = factor;
    }

    void leap(long millis) {
      leapt.addAndGet(millis);
    }

    @Override
    public Instant instant() {
      return Instant.ofEpochMilli(millis());
    }

    @Override
    public long millis() {
      return from + (System.currentTimeMillis() - from) * factor + leapt.get();
    }
  }
}
