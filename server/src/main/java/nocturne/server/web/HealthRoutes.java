package nocturne.server.web;

import io.javalin.http.Context;
import java.net.InetAddress;
import java.util.Map;
import java.util.function.BooleanSupplier;
import nocturne.server.store.Database;
import nocturne.server.store.StoreUnavailable;

/** What an operator asks: is it alive, is it ready, how is it doing. */
final class HealthRoutes {

  private final Database database;
  private final Metrics metrics;
  private final BooleanSupplier closing;

  HealthRoutes(Database database, Metrics metrics, BooleanSupplier closing) {
    this.database = database;
    this.metrics = metrics;
    this.closing = closing;
  }

  void on(Api api) {
    api.get("/health/live", "live", "Whether the process runs", this::live);
    api.get("/health/ready", "ready", "Whether it can serve: the database answers", this::ready);
    api.get("/metrics", "metrics", "Measurements, for Prometheus on this network", this::metrics)
        .gives("text/plain");
  }

  private void live(Context context) {
    Api.answer(context, Map.of("alive", true));
  }

  private void ready(Context context) {
    TurnedAway.unless(!closing.getAsBoolean(), 503, "closing", "The server is shutting down.");
    boolean answers =
        database.read(
            connection -> {
              try (var statement = connection.createStatement();
                  var row = statement.executeQuery("select count(*) from push_key")) {
                return row.next();
              }
            });
    if (!answers) throw new StoreUnavailable("the database has no answer");
    Api.answer(context, Map.of("ready", true));
  }

  /** Not for strangers: neither from far away nor through a proxy. */
  private void metrics(Context context) {
    var from = InetAddress.ofLiteral(context.req().getRemoteAddr());
    boolean near = from.isLoopbackAddress() || from.isSiteLocalAddress();
    if (!near || context.header("X-Forwarded-For") != null)
      throw TurnedAway.unknown("There is no such page.");
    context.contentType("text/plain; version=0.0.4").result(metrics.scrape());
  }
}
