package nocturne.app.screen;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** A console over streams: a pipe, a file, a test, or a terminal that is left as it is. */
public final class StreamConsole implements Console {

  private static final int LINES_OUT_OF_SIGHT = 60;

  private final BufferedReader in;
  private final PrintWriter out;
  private final Look look;
  private final boolean manned;
  private final int height;

  private StreamConsole(Reader in, Writer out, Look look, boolean manned, int height) {
    this.in = new BufferedReader(in);
    this.out = new PrintWriter(out);
    this.look = look;
    this.manned = manned;
    this.height = height;
  }

  /** A console that nobody sits at. */
  public static StreamConsole piped(Reader in, Writer out, Look look) {
    return new StreamConsole(in, out, look, false, Integer.MAX_VALUE);
  }

  /** A console with a person at it. */
  public static StreamConsole manned(Reader in, Writer out, Look look) {
    return new StreamConsole(in, out, look, true, Integer.MAX_VALUE);
  }

  /** A console with a person who has so many lines in sight. */
  public static StreamConsole manned(Reader in, Writer out, Look look, int height) {
    return new StreamConsole(in, out, look, true, height);
  }

  @Override
  public void print(List<String> lines) {
    lines.forEach(line -> out.print(line + "\n"));
    out.flush();
  }

  @Override
  public Optional<String> ask(String prompt) {
    out.print(prompt);
    out.flush();
    try {
      var line = Optional.ofNullable(in.readLine());
      // Where no terminal shows what was typed, the transcript does.
      if (!manned || line.isEmpty()) print(List.of(line.orElse("")));
      return line;
    } catch (IOException e) {
      throw new UncheckedIOException("the input can't be read", e);
    }
  }

  @Override
  public void turnPage() {
    if (!look.isPlain()) print(Codes.CLEAR);
  }

  @Override
  public void hide() {
    if (!look.isPlain()) print(Codes.CLEAR + Codes.FORGET);
    else if (manned) print(Collections.nCopies(LINES_OUT_OF_SIGHT, ""));
  }

  private void print(String codes) {
    out.print(codes);
    out.flush();
  }

  @Override
  public int width() {
    return USUAL_WIDTH;
  }

  @Override
  public int height() {
    return height;
  }

  @Override
  public Look look() {
    return look;
  }

  @Override
  public boolean isManned() {
    return manned;
  }

  @Override
  public void close() {
    out.flush();
  }
}
