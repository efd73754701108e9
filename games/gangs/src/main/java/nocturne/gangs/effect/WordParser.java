package nocturne.gangs.effect;

import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import nocturne.text.Item;

/** Reads one line of words from a pack, and says at which of them it goes wrong. */
public abstract class WordParser {

  private final Item item;
  private final String[] words;
  private int next;
  private boolean wrong;

  protected WordParser(Item item) {
    this.item = item;
    this.words = item.text().split(" +", -1);
  }

  protected final <X> X whole(X read) {
    if (isMore()) wrong("nothing may follow here, but '" + words[next] + "' does");
    return read;
  }

  protected final boolean isMore() {
    return next < words.length;
  }

  protected final String word(String what) {
    if (isMore() && !words[next].isEmpty()) return words[next++];
    wrong("expected " + what);
    return "";
  }

  /** Reads the last word once more. */
  protected final void back() {
    if (!wrong) next--;
  }

  protected final boolean skip(String word) {
    boolean there = isMore() && words[next].equals(word);
    if (there) next++;
    return there;
  }

  /** Goes on only where this word stands. */
  protected final void expect(String word) {
    if (!skip(word)) wrong("expected '" + word + "'");
  }

  protected final int number() {
    var word = word("a whole number");
    if (word.matches("\\d{1,3}")) return Integer.parseInt(word);
    wrong("expected a whole number, not '" + word + "'");
    return 0;
  }

  /** One of these words. */
  protected final String oneOf(Collection<String> known) {
    var word = word("a word");
    if (known.contains(word)) return word;
    wrong("'" + word + "' is none of " + known);
    return known.iterator().next();
  }

  protected final <E extends Enum<E>> E constant(Class<E> type) {
    var word = word("a word");
    for (var constant : type.getEnumConstants()) if (id(constant).equals(word)) return constant;
    wrong("'" + word + "' is none of " + EnumSet.allOf(type).stream().map(WordParser::id).toList());
    return List.of(type.getEnumConstants()).getFirst();
  }

  private static String id(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  protected final void unknown(String expected) {
    wrong("expected " + expected + ", not '" + words[Math.max(0, next - 1)] + "'");
  }

  /** Only the first thing that is wrong is said; what follows may be wrong because of it. */
  protected final void wrong(String message) {
    if (!wrong) item.problem(offset(), message);
    wrong = true;
    next = words.length;
  }

  private int offset() {
    int offset = 0;
    for (int i = 0; i < Math.min(Math.max(0, next - 1), words.length); i++)
      offset = item.text().indexOf(words[i], offset) + words[i].length();
    return Optional.of(offset).filter(at -> at < item.text().length()).orElse(0);
  }
}
