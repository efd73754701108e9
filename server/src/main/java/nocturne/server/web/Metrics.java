package nocturne.server.web;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntSupplier;
import nocturne.server.table.Hall;
import nocturne.server.table.LiveTable;
import nocturne.server.table.TableEvent;
import nocturne.server.table.TableState;

/** What an operator can measure. */
public final class Metrics implements Hall.Follower, AutoCloseable {

  private static final Set<String> METHODS =
      Set.of("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS");

  private final PrometheusMeterRegistry registry =
      new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);

  /** What kind of request it was, and what came of it. */
  private record Outcome(String method, String path, int status) {}

  private final Map<Outcome, Timer> requests = new ConcurrentHashMap<>();
  private final JvmGcMetrics collector = new JvmGcMetrics();
  private final Counter choices =
      Counter.builder("nocturne.choices")
          .description("Choices that were accepted")
          .register(registry);

  private final Timer journal =
      Timer.builder("nocturne.journal.append")
          .description("From handing an entry in until it is durable")
          .serviceLevelObjectives(
              Duration.ofMillis(1),
              Duration.ofMillis(2),
              Duration.ofMillis(5),
              Duration.ofMillis(10),
              Duration.ofMillis(25),
              Duration.ofMillis(50),
              Duration.ofMillis(100),
              Duration.ofMillis(500),
              Duration.ofSeconds(2))
          .register(registry);

  public Metrics() {
    new JvmMemoryMetrics().bindTo(registry);
    new ProcessorMetrics().bindTo(registry);
    collector.bindTo(registry);
  }

  void watch(String name, String description, IntSupplier value) {
    Gauge.builder(name, value, IntSupplier::getAsInt)
        .description(description)
        // Nobody else holds on to a method reference.
        .strongReference(true)
        .register(registry);
  }

  Timer journal() {
    return journal;
  }

  void request(String method, String path, int status, Duration took) {
    // Anybody can make up methods, and each would be measured for good.
    var known = METHODS.contains(method) ? method : "other";
    requests.computeIfAbsent(new Outcome(known, path, status), this::timer).record(took);
  }

  private Timer timer(Outcome outcome) {
    return Timer.builder("nocturne.requests")
        .description("Requests, by route and status")
        .tag("method", outcome.method)
        .tag("path", outcome.path)
        .tag("status", Integer.toString(outcome.status))
        .register(registry);
  }

  @Override
  public void happened(LiveTable table, TableState state, TableEvent event) {
    if (event instanceof TableEvent.Chose) choices.increment();
  }

  String scrape() {
    return registry.scrape();
  }

  @Override
  public void close() {
    collector.close();
    registry.close();
  }
}
