package nocturne.app.screen;

import java.util.Optional;
import nocturne.kernel.Seat;
import nocturne.text.Page.Style;

/** Gives words the colours of their style, in the codes that every colour terminal knows. */
final class Ink {

  private static final String RESET = "\033[0m";
  private static final String BOLD = "1";
  private static final String GREY = "90";
  private static final String WARNING = "1;33";

  // Cyan, magenta, green, blue, red, yellow, and two bright ones: legible on black and on white.
  private static final int[] SEATS = {36, 35, 32, 34, 31, 33, 96, 95};

  private final boolean coloured;
  private final Optional<Seat> reader;

  Ink(boolean coloured, Optional<Seat> reader) {
    this.coloured = coloured;
    this.reader = reader;
  }

  String paint(String words, Style style) {
    var code = code(style);
    return !coloured || code.isEmpty() || words.isBlank()
        ? words
        : "\033[" + code + "m" + words + RESET;
  }

  private String code(Style style) {
    return switch (style) {
      case Style.Of of -> (isOwn(of.seat()) ? BOLD + ";" : "") + SEATS[of.seat().index()];
      case Style.Tone tone ->
          switch (tone) {
            case PLAIN -> "";
            case EMPHASIS -> BOLD;
            case MUTED -> GREY;
            case WARNING -> WARNING;
          };
    };
  }

  private boolean isOwn(Seat seat) {
    return reader.equals(Optional.of(seat));
  }
}
