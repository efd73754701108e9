package nocturne.lab;

import java.io.Console;
import java.io.PrintWriter;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;

/**
 * What the lab finds around itself when it starts, so that a test can put something else there.
 *
 * @param screen whether somebody watches at a terminal
 */
public record Surroundings(
    PrintWriter out,
    PrintWriter err,
    boolean screen,
    Map<String, String> environment,
    InstantSource clock) {

  static Surroundings real() {
    return new Surroundings(
        new PrintWriter(System.out, true, System.out.charset()),
        new PrintWriter(System.err, true, System.err.charset()),
        Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent(),
        System.getenv(),
        InstantSource.system());
  }
}
