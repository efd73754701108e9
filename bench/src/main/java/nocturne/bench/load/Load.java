package nocturne.bench.load;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays whole games over real sockets against a server that it starts. */
@Command(
    name = "load",
    description = {
      "Plays whole games over real sockets against a server in a process of its own, with its"
          + " database in a file.",
      "",
      "Counted are choices that were made durable and whose maker was then told how the table"
          + " stands: choices/s of them, and the milliseconds in between. Opening a table, taking"
          + " seats, starting and connecting before each game takes its time too and is not"
          + " counted. CPU is microseconds of a core for each choice, all that included."
    })
public final class Load implements Callable<Integer> {

  private static final Duration LONGEST_GOODBYE = Duration.ofSeconds(10);

  @Parameters(paramLabel = "game", description = "The game to play.")
  private String game;

  @Option(names = "--tables", defaultValue = "100", description = "So many at once.")
  private int tables;

  @Option(names = "--seats", defaultValue = "2", description = "People at each.")
  private int seats;

  @Option(
      names = "--rate",
      defaultValue = "0",
      description = "Choices a second of all together; 0 for as many as they can.")
  private int rate;

  @Option(names = "--seconds", defaultValue = "20", description = "How long to measure.")
  private int seconds;

  @Option(names = "--warm-up", defaultValue = "10", description = "Seconds before that.")
  private int warmUp;

  @Option(names = "--heap", defaultValue = "1g", description = "The server's heap.")
  private String heap;

  @Override
  public Integer call() throws IOException, InterruptedException {
    try (var lodging = Lodging.start(Lodging.folder(), heap)) {
      return measure(lodging, (int) lodging.told("port"));
    }
  }

  private int measure(Lodging lodging, int port) throws IOException, InterruptedException {
    var evening = new Evening(rate, tables);
    var threads = new ArrayList<Thread>();
    for (int i = 0; i < tables; i++)
      threads.add(Thread.ofPlatform().daemon().start(new Party(i, game, seats, port, evening)));
    evening.await();
    evening.pass(warmUp);
    evening.latencies().begin();
    int games = evening.games();
    var server = Vitals.of(lodging.process());
    var own = Vitals.of(ProcessHandle.current());
    long begun = System.nanoTime();
    evening.pass(seconds);
    evening.latencies().end();
    double time = (System.nanoTime() - begun) / 1e9;
    var serverAfter = Vitals.of(lodging.process());
    var ownAfter = Vitals.of(ProcessHandle.current());
    games = evening.games() - games;
    evening.end();
    for (var thread : threads) thread.join(LONGEST_GOODBYE);
    if (evening.trouble().isPresent()) {
      System.err.println("A party broke off: " + evening.trouble().get());
      System.err.println(lodging.lastComplaint());
      return 1;
    }
    int choices = evening.latencies().count();
    System.out.printf(
        Locale.ROOT,
        "%-14s %6s %6s %10s %9s %9s %9s %9s %9s %9s %9s%n"
            + "%-14s %6d %6d %10.0f %9.1f %9.2f %9.2f %9.2f %9d %9.0f %9.0f%n",
        "game",
        "tables",
        "seats",
        "choices/s",
        "games/s",
        "p50 ms",
        "p99 ms",
        "max ms",
        "MB",
        "CPU",
        "load's",
        game,
        tables,
        seats,
        choices / time,
        games / time,
        evening.latencies().percentile(0.5),
        evening.latencies().percentile(0.99),
        evening.latencies().percentile(1),
        serverAfter.resident() >> 20,
        serverAfter.busy().minus(server.busy()).toNanos() / 1e3 / choices,
        ownAfter.busy().minus(own.busy()).toNanos() / 1e3 / choices);
    return 0;
  }
}
