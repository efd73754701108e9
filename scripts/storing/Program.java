import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** The program as users start it: the launcher and its commands. */
record Program(Path home) {

  /** The public address that the server is told: behind a proxy each client has an own address. */
  static final String ORIGIN = "https://nocturne.example";

  private static final int PATIENCE_SECONDS = 600;

  /** A server that runs. */
  record Server(Process process, int port) implements AutoCloseable {

    @Override
    public void close() throws IOException {
      process.toHandle().destroy();
      try {
        if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS))
          throw new IOException("the server " + process.pid() + " does not end");
      } catch (InterruptedException e) {
        throw new IOException(e);
      }
    }
  }

  /** Starts a server over the database of a folder and waits until it answers. */
  Server serve(Path data, int port) throws IOException {
    var process =
        builder(
                List.of(
                    "serve", "--port", "" + port, "--data", data.toString(), "--origin", ORIGIN))
            .redirectError(data.resolve("server.log").toFile())
            .start();
    var lines =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    for (var line = lines.readLine(); line != null; line = lines.readLine())
      if (line.contains(ORIGIN)) return new Server(process, port);
    throw new IOException("the server did not start; " + data.resolve("server.log") + " says why");
  }

  /** Runs a command to its end and gives what it printed. */
  String run(Map<String, String> environment, String typed, List<String> arguments)
      throws IOException {
    var builder = builder(arguments).redirectError(ProcessBuilder.Redirect.DISCARD);
    builder.environment().putAll(environment);
    var process = builder.start();
    try (var in = process.getOutputStream()) {
      in.write(typed.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      // It needed less than it was given.
    }
    var printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    try {
      int code = process.waitFor();
      if (code != 0) throw new IOException(arguments + " exited with " + code + ": " + printed);
    } catch (InterruptedException e) {
      throw new IOException(e);
    }
    return printed;
  }

  String run(String... arguments) throws IOException {
    return run(Map.of(), "", List.of(arguments));
  }

  private ProcessBuilder builder(List<String> arguments) {
    var command = new ArrayList<String>();
    command.add(home.resolve("nocturne").toString());
    command.addAll(arguments);
    return new ProcessBuilder(command);
  }
}
