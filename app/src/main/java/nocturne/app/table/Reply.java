package nocturne.app.table;

import java.util.List;
import java.util.Optional;
import nocturne.app.screen.Voice;

/** What a person typed, understood. */
sealed interface Reply {

  /** An option or, counted after the options, a refused one. */
  record Choose(int index) implements Reply {}

  record Press(Key key, String rest) implements Reply {}

  /** An empty line. */
  record Nothing() implements Reply {}

  /** Words that several labels begin with. */
  record Unclear(List<Integer> meanings) implements Reply {}

  record NoSuchNumber(String number) implements Reply {}

  record Unknown(String words) implements Reply {}

  static Reply read(String line, Choices choices, Voice voice) {
    var words = line.strip();
    if (words.isEmpty()) return new Nothing();
    if (words.matches("\\d+")) return number(words, choices);
    return press(words, choices, voice).orElseGet(() -> label(words, choices));
  }

  private static Reply number(String digits, Choices choices) {
    int index = place(digits, choices);
    return index < 0 ? new NoSuchNumber(digits) : new Choose(index);
  }

  /** The place that a number counted from 1 means, or -1. */
  static int place(String digits, Choices choices) {
    if (!digits.matches("\\d{1,6}")) return -1;
    int index = Integer.parseInt(digits) - 1;
    return index < choices.size() ? index : -1;
  }

  private static Optional<Reply> press(String words, Choices choices, Voice voice) {
    // A question mark needs no blank after it.
    var spaced = words.startsWith("?") ? "? " + words.substring(1) : words;
    var parts = spaced.strip().split("\\s+", 2);
    var rest = parts.length > 1 ? parts[1] : "";
    // "u-turn to the docks" is a label and no undo.
    if (!rest.isEmpty() && !choices.matching(words).isEmpty()) return Optional.empty();
    return Key.of(parts[0], voice)
        .filter(key -> rest.isEmpty() || key.takesMore())
        .map(key -> new Press(key, rest));
  }

  private static Reply label(String words, Choices choices) {
    var all = choices.matching(words);
    var open = all.stream().filter(index -> !choices.isRefused(index)).toList();
    var meant = open.isEmpty() ? all : open;
    return switch (meant.size()) {
      case 0 -> new Unknown(words);
      case 1 -> new Choose(meant.getFirst());
      default -> new Unclear(meant);
    };
  }
}
