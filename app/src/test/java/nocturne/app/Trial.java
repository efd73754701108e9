package nocturne.app;

import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Path;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import nocturne.app.screen.Console;
import nocturne.app.screen.Look;
import nocturne.app.screen.StreamConsole;

/** Runs the program with typed lines instead of a keyboard, and keeps all that it says. */
final class Trial {

  record Outcome(int code, String out, String err) {}

  private final Map<String, String> environment = new HashMap<>();
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();
  private List<String> typed = List.of();
  private Path home = Path.of("");
  private boolean manned;
  private int height = Integer.MAX_VALUE;

  Trial(Path state) {
    environment.put("XDG_STATE_HOME", state.toString());
  }

  Trial with(String variable, String value) {
    environment.put(variable, value);
    return this;
  }

  Trial types(String... lines) {
    typed = List.of(lines);
    return this;
  }

  /** Somebody sits at a screen that can do all there is. */
  Trial atScreen() {
    manned = true;
    return this;
  }

  Trial atScreenOf(int lines) {
    height = lines;
    return atScreen();
  }

  /** The project's sources lie here. */
  Trial in(Path folder) {
    home = folder;
    return this;
  }

  Outcome runs(String... arguments) {
    var surroundings =
        new Surroundings(
            new PrintWriter(out),
            new PrintWriter(err),
            console(),
            console(),
            environment,
            home,
            () -> Instant.parse("2026-11-15T20:00:00Z"));
    int code = Nocturne.run(surroundings, arguments);
    return new Outcome(code, out.toString(), err.toString());
  }

  private Function<Look, Console> console() {
    var in = new StringReader(String.join("\n", typed) + (typed.isEmpty() ? "" : "\n"));
    return look ->
        manned
            ? StreamConsole.manned(in, out, look, height)
            : StreamConsole.piped(in, out, Look.PLAIN);
  }
}
