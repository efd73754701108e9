package nocturne.text;

import org.snakeyaml.engine.v2.common.ScalarStyle;
import org.snakeyaml.engine.v2.nodes.ScalarNode;

/**
 * Finds the characters of a scalar's value in the file. What the file shows differs from the value
 * by quotes, escapes, indentation and folded lines, but the characters that are not blank come in
 * the same order: so they are counted off.
 */
final class Handwriting {

  private final String yaml;
  private final ScalarStyle style;
  private int at;

  private Handwriting(String yaml, ScalarStyle style, int start) {
    this.yaml = yaml;
    this.style = style;
    this.at =
        switch (style) {
          case PLAIN, JSON_SCALAR_STYLE -> start;
          case SINGLE_QUOTED, DOUBLE_QUOTED -> start + 1;
          case LITERAL, FOLDED ->
              start + yaml.substring(start).lines().findFirst().orElseThrow().length();
        };
  }

  /** Where the character at this offset of the value stands. */
  static Place find(String yaml, ScalarNode scalar, int offset) {
    int start =
        scalar.getStartMark().map(mark -> yaml.offsetByCodePoints(0, mark.getIndex())).orElse(0);
    var hand = new Handwriting(yaml, scalar.getScalarStyle(), start);
    hand.read(scalar.getValue(), offset);
    return Place.of(scalar).after(yaml.substring(start, hand.at));
  }

  private void read(String value, int offset) {
    long before =
        value.codePoints().limit(value.codePointCount(0, offset)).filter(c -> !isBlank(c)).count();
    for (; before > 0; before--) {
      skipBlanks();
      at += width();
    }
    if (offset < value.length() && !isBlank(value.codePointAt(offset))) skipBlanks();
  }

  private void skipBlanks() {
    while (at < yaml.length() && isBlank(character())) at += width();
  }

  /** How many chars of the file show the next character of the value. */
  private int width() {
    if (at >= yaml.length()) return 0;
    if (yaml.startsWith("''", at) && style == ScalarStyle.SINGLE_QUOTED) return 2;
    if (!escapes()) return Character.charCount(yaml.codePointAt(at));
    return switch (yaml.charAt(at + 1)) {
      case 'x' -> 4;
      case 'u' -> 6;
      case 'U' -> 10;
      default -> 2;
    };
  }

  /** The next character of the value; every blank stands for all blanks. */
  private int character() {
    if (!escapes()) return yaml.codePointAt(at);
    char escape = yaml.charAt(at + 1);
    return switch (escape) {
      case 'x', 'u', 'U' -> Integer.parseUnsignedInt(yaml.substring(at + 2, at + width()), 16);
      case 't', 'n', 'v', 'f', 'r', '_', 'N', 'L', 'P' -> ' ';
      default -> escape;
    };
  }

  private boolean escapes() {
    return style == ScalarStyle.DOUBLE_QUOTED && yaml.charAt(at) == '\\';
  }

  private static boolean isBlank(int character) {
    return Character.isWhitespace(character)
        || Character.isSpaceChar(character)
        || character == '\u0085';
  }
}
