package nocturne.bench.load;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.http.HttpClient;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays whole games over real sockets against a server that it starts. */
@Command(
    name = "load",
    description = "Plays whole games over real sockets against a server in a process of its own.")
public final class Load implements Callable<Integer> {

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
    var folder = Files.createTempDirectory("nocturne-load");
    var host = start(folder);
    try {
      int port = Integer.parseInt(firstLine(host));
      measure(port, host);
    } finally {
      host.getOutputStream().close();
      if (!host.waitFor(10, TimeUnit.SECONDS)) host.destroyForcibly();
      remove(folder);
    }
    return 0;
  }

  private Process start(Path folder) throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:+UseCompactObjectHeaders",
            "-XX:+UseSerialGC",
            "-Xmx" + heap,
            "--enable-native-access=ALL-UNNAMED",
            "--sun-misc-unsafe-memory-access=allow",
            "-cp",
            System.getProperty("java.class.path"),
            Host.class.getName(),
            folder.toString())
        .redirectError(folder.resolve("errors.log").toFile())
        .start();
  }

  private static String firstLine(Process host) throws IOException {
    var reader =
        new BufferedReader(new InputStreamReader(host.getInputStream(), StandardCharsets.UTF_8));
    for (var line = reader.readLine(); line != null; line = reader.readLine())
      if (line.matches("\\d+")) return line;
    throw new IOException("the server did not start");
  }

  private void measure(int port, Process host) throws InterruptedException, IOException {
    var latencies = new Latencies();
    var played = new AtomicInteger();
    try (var soon = Executors.newVirtualThreadPerTaskExecutor();
        var timer = Executors.newScheduledThreadPool(1);
        var client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build()) {
      var tempo = new Tempo(rate);
      var parties = new ArrayList<Party>();
      for (int i = 0; i < tables; i++) {
        int number = i;
        var people =
            IntStream.range(0, seats)
                .mapToObj(seat -> Visitor.come(client, port, "p" + number + "-" + seat))
                .toList();
        parties.add(new Party(game, people, tempo, latencies, timer, soon, played));
      }
      parties.forEach(Party::play);
      TimeUnit.SECONDS.sleep(warmUp);
      played.set(0);
      latencies.begin();
      long begun = System.nanoTime();
      TimeUnit.SECONDS.sleep(seconds);
      latencies.end();
      report(latencies, played.get(), (System.nanoTime() - begun) / 1e9, host);
      parties.forEach(Party::end);
      timer.shutdownNow();
      client.shutdownNow();
    }
  }

  private void report(Latencies latencies, int games, double time, Process host)
      throws IOException {
    System.out.printf(
        Locale.ROOT,
        "%-14s %6s %6s %10s %9s %9s %9s %9s %9s%n"
            + "%-14s %6d %6d %10.0f %9.1f %9.2f %9.2f %9.2f %9d%n",
        "game",
        "tables",
        "seats",
        "choices/s",
        "games/s",
        "p50 ms",
        "p99 ms",
        "max ms",
        "MB",
        game,
        tables,
        seats,
        latencies.count() / time,
        games / time,
        latencies.percentile(0.5),
        latencies.percentile(0.99),
        latencies.percentile(1),
        residentMegabytes(host));
  }

  private static long residentMegabytes(Process host) throws IOException {
    return Files.readAllLines(Path.of("/proc", Long.toString(host.pid()), "status")).stream()
        .filter(line -> line.startsWith("VmRSS:"))
        .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) / 1_024)
        .findFirst()
        .orElse(0);
  }

  private static void remove(Path folder) throws IOException {
    try (var files = Files.walk(folder)) {
      for (var file : files.sorted(java.util.Comparator.reverseOrder()).toList())
        Files.deleteIfExists(file);
    }
  }
}
