package nocturne.server.whole;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A server in a process of its own. */
final class Node implements AutoCloseable {

  private static final Duration PATIENCE = Duration.ofMinutes(2);

  private final Process process;
  private final CompletableFuture<Integer> port = new CompletableFuture<>();
  private final List<String> said = new CopyOnWriteArrayList<>();

  private Node(Process process) {
    this.process = process;
    Thread.ofPlatform().name("node " + process.pid()).daemon().start(this::listen);
  }

  /**
   * How a node is started.
   *
   * @param url of its database
   * @param hurry how much faster its clock runs
   * @param from when its clock began to
   * @param more what stands before everything else on its class path
   */
  record Plan(String url, int hurry, long from, List<Path> more) {

    static Plan at(String url) {
      return new Plan(url, 1, 0, List.of());
    }

    Plan hurried(int factor) {
      return new Plan(url, factor, System.currentTimeMillis(), more);
    }

    Plan with(Path folder) {
      return new Plan(url, hurry, from, List.of(folder));
    }

    /** Starts one and waits until it serves. */
    Node start() {
      var node = launch();
      node.port();
      return node;
    }

    /** Starts one and waits for nothing. */
    Node launch() {
      var path = new ArrayList<String>();
      more.forEach(folder -> path.add(folder.toString()));
      path.add(
          System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")));
      var command =
          List.of(
              Path.of(System.getProperty("java.home"), "bin", "java").toString(),
              "-XX:TieredStopAtLevel=1",
              "-XX:+UseSerialGC",
              "-Xmx512m",
              "-Xshare:auto",
              "--enable-native-access=ALL-UNNAMED",
              "-cp",
              String.join(":", path),
              Serving.class.getName(),
              url,
              Long.toString(from),
              Integer.toString(hurry));
      try {
        return new Node(new ProcessBuilder(command).redirectErrorStream(true).start());
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /** Starts several alike, side by side. */
  static List<Node> start(int count, Plan plan) {
    var nodes = Stream.generate(plan::launch).limit(count).toList();
    nodes.forEach(Node::port);
    return nodes;
  }

  private void listen() {
    try (var lines =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      for (var line = lines.readLine(); line != null; line = lines.readLine()) hear(line);
    } catch (IOException e) {
      // Killed, as nodes are.
    }
    port.completeExceptionally(new IllegalStateException("it ended before it served: " + said));
  }

  private void hear(String line) {
    if (line.startsWith(Serving.READY))
      port.complete(Integer.valueOf(line.substring(Serving.READY.length())));
    else said.add(line);
  }

  /** Where it serves, as soon as it does. */
  int port() {
    return port.orTimeout(PATIENCE.toSeconds(), TimeUnit.SECONDS).join();
  }

  /** What it noted as its own faults. */
  List<String> errors() {
    return said.stream().filter(line -> line.contains(" ERROR ")).toList();
  }

  long pid() {
    return process.pid();
  }

  boolean isAlive() {
    return process.isAlive();
  }

  /** Lets its clock leap ahead. */
  void leap(Duration time) throws IOException {
    var lines = process.outputWriter(StandardCharsets.US_ASCII);
    lines.write(time.toMillis() + "\n");
    lines.flush();
  }

  /** As kill -9 does. */
  void kill() {
    process.toHandle().destroyForcibly(); // The process itself would close its output, too.
    process.onExit().join();
  }

  /** As kill does; gives the code that it exits with. */
  int terminate(Duration patience) {
    process.toHandle().destroy();
    return process
        .onExit()
        .orTimeout(patience.toMillis(), TimeUnit.MILLISECONDS)
        .join()
        .exitValue();
  }

  @Override
  public void close() {
    kill();
  }
}
