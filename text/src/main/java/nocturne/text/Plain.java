package nocturne.text;

import static com.ibm.icu.text.MessagePattern.ArgType.NONE;

import com.ibm.icu.text.MessagePattern;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A pattern of words with arguments in between and nothing to decide or to format, as most are:
 * said without ICU, which takes its time.
 *
 * @param words what comes before each argument, and after the last
 * @param arguments their numbers, in the order in which they are said
 */
record Plain(List<String> words, List<Integer> arguments) {

  /** Empty where it takes more. */
  static Optional<Plain> of(MessagePattern pattern) {
    var words = new ArrayList<String>();
    var arguments = new ArrayList<Integer>();
    var said = new StringBuilder();
    int from = 0;
    for (int i = 0; i < pattern.countParts(); i++) {
      var part = pattern.getPart(i);
      said.append(pattern.getPatternString(), Math.min(from, part.getIndex()), part.getIndex());
      from = part.getLimit();
      switch (part.getType()) {
        case MSG_START, MSG_LIMIT, SKIP_SYNTAX, INSERT_CHAR -> {}
        case ARG_START -> {
          if (part.getArgType() != NONE) return Optional.empty();
          arguments.add(pattern.getPart(i + 1).getValue());
          words.add(said.toString());
          said.setLength(0);
          i = pattern.getLimitPartIndex(i);
          from = pattern.getPart(i).getLimit();
        }
        default -> {
          return Optional.empty();
        }
      }
    }
    words.add(said.toString());
    return Optional.of(new Plain(List.copyOf(words), List.copyOf(arguments)));
  }

  /** Numbers are written as the language writes them. */
  boolean fits(Object[] given) {
    for (int argument : arguments) if (!(given[argument] instanceof String)) return false;
    return true;
  }

  String say(Object[] given) {
    var sentence = new StringBuilder(words.getFirst());
    for (int i = 0; i < arguments.size(); i++)
      sentence.append(given[arguments.get(i)]).append(words.get(i + 1));
    return sentence.toString();
  }
}
