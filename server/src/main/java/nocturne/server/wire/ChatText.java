package nocturne.server.wire;

import java.util.Optional;

/** What people write to each other, made fit to be shown: one line, nothing invisible in it. */
final class ChatText {

  static final int LONGEST = 500;

  /** Accents and joiners take no room, but nobody needs more of them than letters. */
  private static final int LONGEST_WITH_ACCENTS = 2 * LONGEST;

  private static final int JOINER = 0x200D;

  private ChatText() {}

  /** The text without what can't be seen; empty where nothing is left or too much. */
  static Optional<String> of(String written) {
    var shown = new StringBuilder();
    int visible = 0;
    int all = 0;
    boolean gap = false;
    for (int i = 0; i < written.length(); ) {
      int point = written.codePointAt(i);
      i += Character.charCount(point);
      if (isGap(point)) {
        gap = true;
      } else if (!isInvisible(point)) {
        if (gap && !shown.isEmpty()) {
          shown.append(' ');
          visible++;
          all++;
        }
        gap = false;
        shown.appendCodePoint(point);
        all++;
        if (!takesNoRoom(point)) visible++;
      }
    }
    boolean fits = visible > 0 && visible <= LONGEST && all <= LONGEST_WITH_ACCENTS;
    return fits ? Optional.of(shown.toString()) : Optional.empty();
  }

  private static boolean isGap(int point) {
    return Character.isWhitespace(point)
        || Character.isSpaceChar(point)
        || Character.getType(point) == Character.CONTROL;
  }

  /** Marks that turn the direction of writing, halves of characters, and what means nothing. */
  private static boolean isInvisible(int point) {
    return switch (Character.getType(point)) {
      case Character.FORMAT -> point != JOINER;
      case Character.SURROGATE, Character.PRIVATE_USE, Character.UNASSIGNED -> true;
      default -> false;
    };
  }

  private static boolean takesNoRoom(int point) {
    return switch (Character.getType(point)) {
      case Character.FORMAT, Character.NON_SPACING_MARK, Character.ENCLOSING_MARK -> true;
      default -> false;
    };
  }
}
