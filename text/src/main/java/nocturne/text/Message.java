package nocturne.text;

import static com.ibm.icu.text.MessagePattern.ArgType.SELECT;
import static com.ibm.icu.text.MessagePattern.Part.Type.ARG_NUMBER;
import static com.ibm.icu.text.MessagePattern.Part.Type.ARG_START;

import com.ibm.icu.text.MessageFormat;
import com.ibm.icu.text.MessagePattern;
import java.util.BitSet;
import java.util.Locale;
import java.util.Optional;
import nocturne.kernel.Language;

/** One compiled pattern of one language. */
final class Message {

  private final String key;
  private final Language language;
  private final MessageFormat format;
  private final BitSet used = new BitSet();
  private final BitSet selecting = new BitSet();
  private final Optional<Plain> plain;

  Message(String key, Language language, String pattern) {
    this.key = key;
    this.language = language;
    try {
      var parsed = new MessagePattern(pattern);
      noteArguments(parsed);
      this.plain = Plain.of(parsed);
      this.format = new MessageFormat(pattern, Locale.forLanguageTag(language.tag()));
    } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
      throw new SpeechException(key, language, "its pattern doesn't parse: " + e.getMessage());
    }
  }

  private void noteArguments(MessagePattern pattern) {
    if (pattern.hasNamedArguments())
      throw new IllegalArgumentException("arguments are numbered, not named");
    for (int i = 1; i < pattern.countParts(); i++) {
      var part = pattern.getPart(i);
      if (part.getType() != ARG_NUMBER) continue;
      used.set(part.getValue());
      var start = pattern.getPart(i - 1);
      if (start.getType() == ARG_START && start.getArgType() == SELECT)
        selecting.set(part.getValue());
    }
  }

  /** Whether the pattern chooses its words by this argument instead of printing it. */
  boolean selectsBy(int argument) {
    return selecting.get(argument);
  }

  String say(Object[] words) {
    if (used.length() > words.length) {
      throw new SpeechException(
          key,
          language,
          "it uses argument {"
              + (used.length() - 1)
              + "}, and only "
              + words.length
              + " were given");
    }
    if (plain.isPresent() && plain.get().fits(words)) return plain.get().say(words);
    try {
      return format(words);
    } catch (IllegalArgumentException e) {
      throw new SpeechException(key, language, "an argument doesn't fit: " + e.getMessage());
    }
  }

  /** Synchronized because ICU's formats keep scratch state. */
  private synchronized String format(Object[] words) {
    return format.format(words);
  }
}
