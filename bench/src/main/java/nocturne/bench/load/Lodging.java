package nocturne.bench.load;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A server in a process and a folder of its own, which go when it is closed. */
final class Lodging implements AutoCloseable {

  /** Where a system has them to give, a server is started with them. */
  private static final Path LARGE_PAGES = Path.of("/sys/kernel/mm/transparent_hugepage/enabled");

  private final Path folder;
  private final Process process;
  private final BufferedReader out;

  private Lodging(Path folder, Process process) {
    this.folder = folder;
    this.process = process;
    this.out =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
  }

  static Path folder() throws IOException {
    return Files.createTempDirectory("nocturne-load");
  }

  /**
   * Starts a {@link Host}.
   *
   * @param folder with its database
   * @param args what else it is told
   */
  static Lodging start(Path folder, String heap, String... args) throws IOException {
    var command = new ArrayList<String>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(
        List.of(
            "-XX:+UseCompactObjectHeaders",
            "-XX:+UseSerialGC",
            "-Xmx" + heap,
            "--enable-native-access=ALL-UNNAMED",
            "--sun-misc-unsafe-memory-access=allow",
            "-cp",
            System.getProperty("java.class.path"),
            Host.class.getName(),
            folder.toString()));
    command.addAll(List.of(args));
    if (Files.exists(LARGE_PAGES)) command.add(1, "-XX:+UseTransparentHugePages");
    var process =
        new ProcessBuilder(command).redirectError(folder.resolve("errors.log").toFile()).start();
    return new Lodging(folder, process);
  }

  /** Waits until it prints this word, and gives the number after it. */
  long told(String word) throws IOException {
    for (var line = out.readLine(); line != null; line = out.readLine())
      if (line.startsWith(word + " ")) return Long.parseLong(line.substring(word.length() + 1));
    throw new IOException("the server has ended: " + lastComplaint());
  }

  /** Lets so much time pass, where its clock stands still; then how many bytes its heap holds. */
  long pass(Duration time) throws IOException {
    process.outputWriter().write("pass " + time.toSeconds() + "\n");
    process.outputWriter().flush();
    return told("heap");
  }

  ProcessHandle process() {
    return process.toHandle();
  }

  /** What the server had to complain about last, empty where it did not. */
  String lastComplaint() throws IOException {
    try (var lines = Files.lines(folder.resolve("errors.log"))) {
      return lines.filter(line -> !line.contains("\"INFO\"")).reduce("", (_, line) -> line);
    }
  }

  @Override
  public void close() throws IOException {
    process.getOutputStream().close();
    try {
      if (!process.waitFor(10, TimeUnit.SECONDS)) process.destroyForcibly().waitFor();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    try (var files = Files.walk(folder)) {
      files.sorted(Comparator.reverseOrder()).forEach(Lodging::delete);
    }
  }

  private static void delete(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
