package nocturne.app.screen;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/** A real terminal, with a line that can be edited. */
final class JLineConsole implements Console {

  private final Terminal terminal;
  private final LineReader reader;
  private final Look look;

  JLineConsole(Look look) throws IOException {
    this.look = look;
    this.terminal =
        TerminalBuilder.builder()
            .system(true)
            .encoding(UTF_8)
            .stdinEncoding(UTF_8)
            .stdoutEncoding(UTF_8)
            .build();
    this.reader =
        LineReaderBuilder.builder()
            .terminal(terminal)
            // Whoever sits down next must not leaf through what was typed before.
            .variable(LineReader.DISABLE_HISTORY, true)
            .variable(LineReader.DISABLE_COMPLETION, true)
            .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
            .option(LineReader.Option.BRACKETED_PASTE, false)
            .build();
  }

  @Override
  public void print(List<String> lines) {
    lines.forEach(line -> terminal.writer().print(line + "\n"));
    terminal.flush();
  }

  @Override
  public Optional<String> ask(String prompt) {
    try {
      return Optional.of(reader.readLine(prompt));
    } catch (EndOfFileException | UserInterruptException leaving) {
      return Optional.empty();
    }
  }

  @Override
  public void turnPage() {
    print(Codes.CLEAR);
  }

  @Override
  public void hide() {
    print(Codes.CLEAR + Codes.FORGET);
  }

  private void print(String codes) {
    terminal.writer().print(codes);
    terminal.flush();
  }

  @Override
  public int width() {
    return terminal.getSize().getColumns() > 0 ? terminal.getSize().getColumns() : USUAL_WIDTH;
  }

  @Override
  public int height() {
    return terminal.getSize().getRows() > 0 ? terminal.getSize().getRows() : Integer.MAX_VALUE;
  }

  @Override
  public Look look() {
    return look;
  }

  @Override
  public boolean isManned() {
    return true;
  }

  @Override
  public void close() {
    try {
      terminal.close();
    } catch (IOException e) {
      throw new java.io.UncheckedIOException("the terminal can't be given back", e);
    }
  }
}
