package nocturne.server.web;

import io.javalin.Javalin;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import nocturne.kernel.Game;
import nocturne.server.Server;
import nocturne.server.ServerSettings;
import nocturne.server.account.Action;
import nocturne.server.account.LimitSettings;
import nocturne.server.account.PasswordCost;
import nocturne.server.store.Database;
import nocturne.server.store.Databases;

/** A real server over a real file, for tests. */
public final class Venue implements AutoCloseable {

  private static final PasswordCost CHEAP = new PasswordCost(64, 1);

  private final Server server;

  private Venue(Server server) {
    this.server = server;
  }

  static Venue in(Path folder) {
    return over(Databases.in(folder), generous());
  }

  public static Venue over(Database database, LimitSettings limits) {
    return over(database, limits, InstantSource.system());
  }

  /** A server whose time is the test's. */
  static Venue in(Path folder, InstantSource clock) {
    return over(Databases.in(folder), generous(), clock);
  }

  private static Venue over(Database database, LimitSettings limits, InstantSource clock) {
    return new Venue(Server.start(settings(limits), () -> database, clock));
  }

  /** Where games of the test's own are played, by a clock of its own. */
  public static Venue staging(Database database, Game<?> game, InstantSource clock) {
    return new Venue(
        Server.start(settings(generous()), () -> database, Map.of(game.facts().id(), game), clock));
  }

  private static ServerSettings settings(LimitSettings limits) {
    return new ServerSettings(
        "127.0.0.1", 0, new WebSettings(Optional.empty(), true), limits, CHEAP);
  }

  /** Nobody in a test waits for a limit unless the test is about one. */
  public static LimitSettings generous() {
    return limits(Map.of());
  }

  public static LimitSettings limits(Map<Action, LimitSettings.Rate> strict) {
    var rates = new EnumMap<Action, LimitSettings.Rate>(Action.class);
    for (var action : Action.values())
      rates.put(action, new LimitSettings.Rate(1_000_000, Duration.ofMinutes(1)));
    rates.putAll(strict);
    return new LimitSettings(rates, rates, 1_000);
  }

  public int port() {
    return server.port();
  }

  Javalin javalin() {
    return server.web().javalin();
  }

  /** As when it begins to go down. */
  void sendAway() {
    server.web().sendAway();
  }

  /** Does what is to be done every few seconds. */
  public void tend() {
    server.web().tend();
  }

  public Visitor visitor() {
    return new Visitor(port());
  }

  /** Somebody who came as a guest. */
  public Visitor guest(String name) {
    var visitor = visitor();
    visitor.post("/api/guests", Map.of("name", name, "language", "en")).is(201);
    return visitor;
  }

  @Override
  public void close() {
    server.close();
  }
}
