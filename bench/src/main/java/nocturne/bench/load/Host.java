package nocturne.bench.load;

import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.EnumMap;
import java.util.Optional;
import nocturne.server.Server;
import nocturne.server.ServerSettings;
import nocturne.server.account.Action;
import nocturne.server.account.LimitSettings;
import nocturne.server.account.PasswordCost;
import nocturne.server.store.Databases;
import nocturne.server.web.WebSettings;

/**
 * A server as it is shipped, but without limits for a single address, in a process of its own. It
 * prints its port and ends when its input does.
 */
final class Host {

  private Host() {}

  public static void main(String[] args) throws Exception {
    var settings =
        new ServerSettings(
            "127.0.0.1",
            0,
            new WebSettings(Optional.empty(), false),
            unlimited(),
            PasswordCost.USUAL);
    try (var server =
        Server.start(settings, () -> Databases.in(Path.of(args[0])), InstantSource.system())) {
      System.out.println(server.port());
      System.in.transferTo(java.io.OutputStream.nullOutputStream());
    }
  }

  private static LimitSettings unlimited() {
    var rates = new EnumMap<Action, LimitSettings.Rate>(Action.class);
    for (var action : Action.values())
      rates.put(action, new LimitSettings.Rate(100_000_000, Duration.ofSeconds(1)));
    return new LimitSettings(rates, rates, 1_000);
  }
}
