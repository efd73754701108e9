package nocturne.text;

import nocturne.kernel.Language;

/**
 * A text that cannot be spoken: its key is in no catalogue, or its arguments don't fit the pattern.
 */
public final class SpeechException extends RuntimeException {

  SpeechException(String key, Language language, String why) {
    super("The message '" + key + "' can't be said in '" + language.tag() + "': " + why);
  }
}
