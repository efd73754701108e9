package nocturne.server.web;

import io.javalin.Javalin;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import nocturne.server.Server;
import nocturne.server.ServerSettings;
import nocturne.server.account.Action;
import nocturne.server.account.LimitSettings;
import nocturne.server.account.PasswordCost;
import nocturne.server.store.Database;
import nocturne.server.store.Databases;

/** A real server over a real file, for tests. */
final class Venue implements AutoCloseable {

  private static final PasswordCost CHEAP = new PasswordCost(64, 1);

  private final Server server;

  private Venue(Server server) {
    this.server = server;
  }

  static Venue in(Path folder) {
    return over(Databases.in(folder), generous());
  }

  static Venue over(Database database, LimitSettings limits) {
    return new Venue(
        Server.start(
            new ServerSettings(
                "127.0.0.1", 0, new WebSettings(Optional.empty(), true), limits, CHEAP),
            () -> database,
            InstantSource.system()));
  }

  /** Nobody in a test waits for a limit unless the test is about one. */
  static LimitSettings generous() {
    return limits(Map.of());
  }

  static LimitSettings limits(Map<Action, LimitSettings.Rate> strict) {
    var rates = new EnumMap<Action, LimitSettings.Rate>(Action.class);
    for (var action : Action.values())
      rates.put(action, new LimitSettings.Rate(1_000_000, Duration.ofMinutes(1)));
    rates.putAll(strict);
    return new LimitSettings(rates, rates, 1_000);
  }

  int port() {
    return server.port();
  }

  Javalin javalin() {
    return server.web().javalin();
  }

  Visitor visitor() {
    return new Visitor(port());
  }

  /** Somebody who came as a guest. */
  Visitor guest(String name) {
    var visitor = visitor();
    visitor.post("/api/guests", Map.of("name", name, "language", "en")).is(201);
    return visitor;
  }

  @Override
  public void close() {
    server.close();
  }
}
