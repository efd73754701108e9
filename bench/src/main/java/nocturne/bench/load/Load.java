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
          + " stands: choices/s of them, and the milliseconds in between. Going on to the next game,"
          + " at a table of its own with the same people, takes its time too and is not"
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

  @Option(
      names = "--warm-up",
      defaultValue = "40",
      description = "Seconds before that; half a minute long the server is busy compiling itself.")
  private int warmUp;

  @Option(names = "--heap", defaultValue = "1g", description = "The server's heap.")
  private String heap;

  @Override
  public Integer call() throws IOException, InterruptedException {
    try (var lodging = Lodging.start(Lodging.folder(), heap)) {
      return measure(lodging, (int) lodging.told("port"));
    }
  }

  /** What had been used and played up to a moment. */
  private record Moment(Vitals server, Vitals load, int games, long nanos) {

    static Moment now(Lodging lodging, Evening evening) throws IOException {
      return new Moment(
          Vitals.of(lodging.process()),
          Vitals.of(ProcessHandle.current()),
          evening.games(),
          System.nanoTime());
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
    var begun = Moment.now(lodging, evening);
    evening.pass(seconds);
    evening.latencies().end();
    var ended = Moment.now(lodging, evening);
    evening.end();
    for (var thread : threads) thread.join(LONGEST_GOODBYE);
    if (evening.trouble().isEmpty()) {
      report(begun, ended, evening.latencies());
      return 0;
    }
    System.err.println("A party broke off: " + evening.trouble().get().getMessage());
    System.err.println(lodging.lastComplaint());
    return 1;
  }

  private void report(Moment begun, Moment ended, Latencies latencies) {
    double seconds = (ended.nanos - begun.nanos) / 1e9;
    System.out.println(
        "game           tables  seats  choices/s    games/s     p50 ms     p99 ms     max ms"
            + "         MB  CPU (server)   CPU (load)");
    System.out.printf(
        Locale.ROOT,
        "%-14s %6d %6d %10.0f %10.1f %10.2f %10.2f %10.2f %10d %13.0f %12.0f%n",
        game,
        tables,
        seats,
        latencies.count() / seconds,
        (ended.games - begun.games) / seconds,
        latencies.percentile(0.5),
        latencies.percentile(0.99),
        latencies.percentile(1),
        ended.server.resident() >> 20,
        micros(begun.server, ended.server) / latencies.count(),
        micros(begun.load, ended.load) / latencies.count());
  }

  private static double micros(Vitals before, Vitals after) {
    return after.busy().minus(before.busy()).toNanos() / 1e3;
  }
}
