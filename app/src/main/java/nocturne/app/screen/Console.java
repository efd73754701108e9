package nocturne.app.screen;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.util.List;
import java.util.Optional;

/** Where a person reads and types. */
public interface Console extends AutoCloseable {

  /** Width of a line where nobody says how wide the screen is. */
  int USUAL_WIDTH = 80;

  /**
   * The console that the program was started at.
   *
   * @param wanted how it shall look where there is a terminal; a pipe is always plain
   */
  static Console system(Look wanted) {
    var console = terminal();
    if (console.isEmpty()) {
      return StreamConsole.piped(
          new InputStreamReader(System.in, Charset.defaultCharset()), stdout(), Look.PLAIN);
    }
    if (wanted.isPlain()) return StreamConsole.manned(console.get().reader(), stdout(), Look.PLAIN);
    try {
      return new JLineConsole(wanted);
    } catch (IOException e) {
      throw new UncheckedIOException("the terminal can't be used; try --plain", e);
    }
  }

  /**
   * The same for a command that asks nothing: what is typed meanwhile is left to what comes next.
   */
  static Console paper(Look wanted) {
    return StreamConsole.piped(
        Reader.nullReader(), stdout(), terminal().isPresent() ? wanted : Look.PLAIN);
  }

  private static Optional<java.io.Console> terminal() {
    return Optional.ofNullable(System.console()).filter(java.io.Console::isTerminal);
  }

  private static OutputStreamWriter stdout() {
    return new OutputStreamWriter(System.out, System.out.charset());
  }

  void print(List<String> lines);

  /** The next line that is typed; empty at the end of input. */
  Optional<String> ask(String prompt);

  /** Begins at the top of an empty screen, where there is one. */
  void turnPage();

  /** Puts everything out of sight, what has scrolled away included. */
  void hide();

  int width();

  /** How many lines are in sight at once; a paper that never ends has {@link Integer#MAX_VALUE}. */
  int height();

  Look look();

  /** Whether somebody sits there who can press a key. */
  boolean isManned();

  @Override
  void close();
}
