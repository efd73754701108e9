package nocturne.server.store;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Another process that does something with a database until it is killed. */
final class Child implements AutoCloseable {

  private final Process process;
  private final BufferedReader output;

  private Child(Process process) {
    this.process = process;
    this.output =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
  }

  static Child start(Class<?> program, String... arguments) throws IOException {
    var command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty(
                    "surefire.test.class.path", System.getProperty("java.class.path")),
                program.getName()));
    command.addAll(List.of(arguments));
    return new Child(
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start());
  }

  /** The next whole line it wrote; an empty one where there is none any more. */
  String line() throws IOException {
    String line = output.readLine();
    return line == null ? "" : line;
  }

  boolean isAlive() {
    return process.isAlive();
  }

  /** As kill -9 does. */
  void kill() {
    process.toHandle().destroyForcibly(); // The process itself would close its output, too.
    process.onExit().join();
  }

  @Override
  public void close() {
    kill();
  }
}
