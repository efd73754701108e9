package nocturne.server.whole;

import java.io.IOException;
import java.io.OutputStream;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import nocturne.server.Server;
import nocturne.server.ServerSettings;
import nocturne.server.account.PasswordCost;
import nocturne.server.store.Databases;
import nocturne.server.web.Venue;
import nocturne.server.web.WebSettings;

/**
 * The program of a node: the server as it is shipped, but for limits. It says at which port it
 * serves and goes down when it is told to, or when nobody holds the other end of its input.
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
    System.in.transferTo(OutputStream.nullOutputStream());
    Runtime.getRuntime().halt(1);
  }

  /** A clock that runs faster from a moment on, alike on all nodes. */
  private record Hurried(long from, int factor) implements InstantSource {

    @Override
    public Instant instant() {
      return Instant.ofEpochMilli(millis());
    }

    @Override
    public long millis() {
      return from + (System.currentTimeMillis() - from) * factor;
    }
  }
}
