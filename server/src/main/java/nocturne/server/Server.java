package nocturne.server;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import nocturne.kernel.Box;
import nocturne.kernel.Game;
import nocturne.server.account.AccountSettings;
import nocturne.server.account.Accounts;
import nocturne.server.account.PasskeySettings;
import nocturne.server.store.Database;
import nocturne.server.table.Hall;
import nocturne.server.web.Metrics;
import nocturne.server.web.Results;
import nocturne.server.web.TimedDatabase;
import nocturne.server.web.Web;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The assembled server: a database, the tables over it, and the network before them. */
public final class Server implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Server.class);
  private static final Duration TEND_TABLES = Duration.ofSeconds(1);
  private static final Duration TEND_SOCKETS = Duration.ofSeconds(20);
  private static final Duration CATCH_UP = Duration.ofSeconds(10);
  private static final Duration MEND = Duration.ofMinutes(1);
  private static final Duration SWEEP = Duration.ofHours(1);

  private final Database database;
  private final Hall hall;
  private final Results results;
  private final Web web;
  private final Metrics metrics = new Metrics();
  private final ScheduledExecutorService tending =
      Executors.newScheduledThreadPool(
          2, Thread.ofPlatform().name("tending-", 0).daemon().factory());

  private Server(
      ServerSettings settings, Database database, Map<String, Game<?>> games, InstantSource clock) {
    this.database = new TimedDatabase(database, metrics);
    var origin = settings.web().origin().orElse("http://localhost:" + settings.port());
    var accounts =
        new Accounts(
            this.database,
            clock,
            new SecureRandom(),
            new AccountSettings(
                PasskeySettings.at(origin), settings.limits(), settings.passwords()));
    this.hall = new Hall(games, this.database, clock);
    hall.follow(metrics);
    this.results = new Results(this.database, hall);
    hall.follow(results);
    this.web = new Web(this.database, accounts, hall, games, metrics, clock, settings.web());
    // First, because it fails where the port is taken, and then nothing may go on.
    web.start(settings.host(), settings.port());
    every(TEND_TABLES, hall::tend);
    every(TEND_SOCKETS, web::tend);
    every(MEND, results::mend);
    every(CATCH_UP, hall::mend);
    every(SWEEP, accounts::sweep);
    tending.execute(() -> quietly(hall::mend));
    LOG.info("serving at {}, port {}", settings.host(), web.port());
  }

  /**
   * Starts a server over a database, which goes with it.
   *
   * @param database opens it
   */
  public static Server start(
      ServerSettings settings, Supplier<Database> database, InstantSource clock) {
    var unpacking =
        Executors.newSingleThreadExecutor(Thread.ofPlatform().name("unpacking").daemon().factory());
    var games = new Shelf(Box.shelf(), unpacking);
    unpacking.shutdown();
    return start(settings, database, games, clock);
  }

  /**
   * The same with games that are not those on the shelf.
   *
   * @param games by id
   */
  public static Server start(
      ServerSettings settings,
      Supplier<Database> database,
      Map<String, Game<?>> games,
      InstantSource clock) {
    var open = database.get();
    try {
      return new Server(settings, open, games, clock);
    } catch (RuntimeException e) {
      open.close();
      throw e;
    }
  }

  private void every(Duration time, Runnable work) {
    var _ =
        tending.scheduleWithFixedDelay(
            () -> quietly(work), time.toMillis(), time.toMillis(), TimeUnit.MILLISECONDS);
  }

  private static void quietly(Runnable work) {
    try {
      work.run();
    } catch (RuntimeException e) {
      LOG.warn("what is done from time to time could not be: {}", e.getMessage());
    }
  }

  /** The port that it listens at. */
  public int port() {
    return web.port();
  }

  /** Its face to the network. */
  public Web web() {
    return web;
  }

  /**
   * Goes down without losing anything: sockets are told to come back, what is under way ends and
   * becomes durable, then the database is closed.
   */
  @Override
  public void close() {
    LOG.info("going down: {} tables in memory", hall.loaded());
    web.sendAway();
    tending.shutdown();
    hall.close();
    results.settle();
    web.close();
    database.close();
    metrics.close();
  }
}
