package nocturne.app.table;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import nocturne.app.screen.Voice;

/**
 * What can be typed besides a choice: a letter that is the same everywhere, and one of the
 * language.
 */
enum Key {
  WHY("?"),
  VIEW("v"),
  LOG("l"),
  UNDO("u"),
  RULE("r"),
  SAVE("s"),
  HELP("h"),
  QUIT("q");

  private final String letter;

  Key(String letter) {
    this.letter = letter;
  }

  /** Whether something may follow the letter. */
  boolean takesMore() {
    return switch (this) {
      case WHY, VIEW, LOG, RULE, SAVE -> true;
      case UNDO, HELP, QUIT -> false;
    };
  }

  static Optional<Key> of(String word, Voice voice) {
    var typed = word.toLowerCase(Locale.ROOT);
    return Arrays.stream(values()).filter(key -> key.letters(voice).contains(typed)).findFirst();
  }

  /** The letters that mean this, the language's own first. */
  List<String> letters(Voice voice) {
    var own = voice.say("app.key." + name().toLowerCase(Locale.ROOT));
    return own.equals(letter) ? List.of(letter) : List.of(own, letter);
  }
}
