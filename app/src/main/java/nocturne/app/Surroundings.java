package nocturne.app;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import nocturne.app.screen.Console;
import nocturne.app.screen.Look;

/**
 * What the program finds around itself when it starts, so that a test can put something else there.
 *
 * @param home the folder with the project's sources
 * @param console opens the console to talk at, to look this way where it can
 * @param paper opens it only to print
 */
public record Surroundings(
    PrintWriter out,
    PrintWriter err,
    Function<Look, Console> console,
    Function<Look, Console> paper,
    Map<String, String> environment,
    Path home,
    InstantSource clock) {

  static Surroundings real() {
    return new Surroundings(
        new PrintWriter(System.out, true, System.out.charset()),
        new PrintWriter(System.err, true, System.err.charset()),
        Console::system,
        Console::paper,
        System.getenv(),
        Path.of(System.getProperty("nocturne.home", "")),
        InstantSource.system());
  }

  /** A variable of the environment that is set to something. */
  Optional<String> variable(String name) {
    return Optional.ofNullable(environment.get(name)).filter(value -> !value.isBlank());
  }

  /** Whom the machine knows by name. */
  Optional<String> user() {
    return variable("USER")
        .filter(name -> name.matches("\\p{L}{2,20}") && !name.equals("root"))
        .map(name -> name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1));
  }

  /** How pages look unless somebody says otherwise. */
  Look usualLook() {
    if (environment.getOrDefault("TERM", "").equals("dumb")) return Look.PLAIN;
    return variable("NO_COLOR").isPresent() ? Look.DRAWN : Look.COLOURED;
  }
}
