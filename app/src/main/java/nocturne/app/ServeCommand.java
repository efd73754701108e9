package nocturne.app;

import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import nocturne.server.Server;
import nocturne.server.ServerSettings;
import nocturne.server.store.Database;
import nocturne.server.store.Databases;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Serves tables over the network until it is told to stop. */
@Command(name = "serve")
final class ServeCommand implements Callable<Integer> {

  private final Surroundings surroundings;

  @Mixin private final Manner manner;

  @Option(names = "--port", paramLabel = "NUMBER", defaultValue = "8080", descriptionKey = "port")
  private int port;

  @Mixin private final Storage storage = new Storage();

  @Option(
      names = "--host",
      paramLabel = "ADDRESS",
      defaultValue = "127.0.0.1",
      descriptionKey = "host")
  private String host;

  @Option(names = "--origin", paramLabel = "URL", descriptionKey = "origin")
  private @Nullable String origin;

  @Option(names = "--no-limits", descriptionKey = "no-limits")
  private boolean unlimited;

  ServeCommand(Surroundings surroundings) {
    this.surroundings = surroundings;
    this.manner = new Manner(surroundings);
  }

  @Override
  public Integer call() {
    var server = start();
    var hook = new Thread(server::close, "going-down");
    Runtime.getRuntime().addShutdownHook(hook);
    try {
      // The address stands alone on its line, for people who click on it and scripts that read it.
      manner.say(List.of(manner.tongue().voice().say("app.serve.ready"), address(server.port())));
      surroundings.out().flush();
      new CountDownLatch(1).await();
    } catch (InterruptedException stop) {
      Runtime.getRuntime().removeShutdownHook(hook);
      server.close();
    }
    return 0;
  }

  private Server start() {
    var usual = ServerSettings.at(host, port, Optional.ofNullable(origin).map(this::own));
    var settings = unlimited ? usual.withoutLimits() : usual;
    if (unlimited && !isOnlyForThisMachine()) throw new Complaint("app.serve.limits");
    try {
      return Server.start(settings, this::database, surroundings.clock());
    } catch (UncheckedIOException taken) {
      // As text: a port has no thousands separator.
      throw new Complaint("app.serve.port", host, String.valueOf(port));
    }
  }

  /** Whether nobody comes from another machine, nor through a proxy. */
  private boolean isOnlyForThisMachine() {
    try {
      return origin == null && InetAddress.getByName(host).isLoopbackAddress();
    } catch (UnknownHostException nowhere) {
      return false;
    }
  }

  private Database database() {
    return storage.isGiven()
        ? storage.openOrMake()
        : Databases.in(new StateFolder(surroundings).server());
  }

  /** A public address as browsers name the origin of pages. */
  private String own(String text) {
    try {
      var uri = URI.create(text);
      boolean plain =
          uri.getHost() != null
              && List.of("http", "https").contains(uri.getScheme())
              && List.of("", "/").contains(uri.getPath());
      if (plain) return uri.getScheme() + "://" + uri.getAuthority();
    } catch (IllegalArgumentException e) {
      // Said below.
    }
    throw new Complaint("app.serve.origin", text);
  }

  private String address(int listening) {
    return Optional.ofNullable(origin).orElse("http://" + host + ":" + listening);
  }
}
