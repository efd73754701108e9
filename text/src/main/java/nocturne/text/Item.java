package nocturne.text;

import static java.util.stream.Collectors.joining;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nocturne.kernel.Language;
import nocturne.kernel.Name;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;

/**
 * A value in a file, with its place. Whoever asks it for something that it is not gets a harmless
 * placeholder, and the problem is reported; the item of a missing field gives placeholders without
 * a further word.
 */
public final class Item {

  private static final int WORDS_LISTED = 12;
  private static final int CHARACTERS_QUOTED = 40;

  private final Source source;
  private final String entry;
  private final String path;
  private final Optional<Node> node;

  Item(Source source, String entry, String path, Optional<Node> node) {
    this.source = source;
    this.entry = entry;
    this.path = path;
    this.node = node;
  }

  /** What is written, without blanks at its end; a placeholder is empty. */
  public String text() {
    return word("text").orElse("");
  }

  /** A whole number within these bounds, both included; a placeholder is the lower one. */
  public int number(int min, int max) {
    return read(
            "a whole number from " + min + " to " + max,
            word -> wholeNumber(word).filter(number -> min <= number && number <= max),
            word -> "")
        .orElse(min);
  }

  /** True or false; a placeholder is false. */
  public boolean flag() {
    return oneOf(List.of("false", "true")).equals("true");
  }

  /** What one of these words stands for; a placeholder is the first. */
  public <V> V oneOf(Map<String, V> words) {
    return known(words, oneOfThese(words.keySet()))
        .orElseGet(() -> words.values().iterator().next());
  }

  /** One of these words; a placeholder is the first. */
  public String oneOf(Collection<String> words) {
    var themselves = new LinkedHashMap<String, String>();
    for (String word : words) themselves.put(word, word);
    return oneOf(themselves);
  }

  /** A constant, written in lower case; a placeholder is the first. */
  public <E extends Enum<E>> E oneOf(Class<E> type) {
    var constants = new LinkedHashMap<String, E>();
    for (E constant : type.getEnumConstants())
      constants.put(constant.name().toLowerCase(Locale.ROOT), constant);
    return oneOf(constants);
  }

  /**
   * The thing with the id that is written, among those known; {@code what} says what it should be:
   * "a mission".
   */
  public <V> Optional<V> reference(String what, Map<String, V> known) {
    return known(known, "the id of " + what);
  }

  /** A name in every language, written as {@code {en: ..., ru: ...}}. */
  public Name name() {
    var names = entry();
    var name = new Name(names.text(Language.EN.tag()), names.text(Language.RU.tag()));
    names.done();
    return name;
  }

  /** What the function makes of each value of a list. */
  public <X> List<X> list(Function<Item, X> read) {
    return as(SequenceNode.class, "a list")
        .map(list -> items(list).map(read).toList())
        .orElse(List.of());
  }

  /** A mapping, field by field. */
  public Entry entry() {
    return as(MappingNode.class, "a mapping of fields")
        .map(mapping -> Entry.read(source, entry, path, mapping))
        .orElseGet(() -> Entry.absent(source));
  }

  /** Reports a problem with this value. */
  public void problem(String message) {
    node.ifPresent(present -> report(Place.of(present), message));
  }

  /** Reports a problem with the character at this offset of the text. */
  public void problem(int offset, String message) {
    if (node.orElse(null) instanceof ScalarNode scalar)
      report(Handwriting.find(source.yaml(), scalar, offset), message);
    else problem(message);
  }

  /** Where the value stands, for other problems to point at: {@code file:line:column}. */
  String whereabouts() {
    return source.file() + ":" + node.map(Place::of).orElse(Place.START);
  }

  private void report(Place place, String message) {
    source.report(place, entry, path.isEmpty() ? message : path + ": " + message);
  }

  private Stream<Item> items(SequenceNode list) {
    var values = list.getValue();
    return IntStream.range(0, values.size())
        .mapToObj(
            i -> new Item(source, entry, path + "[" + (i + 1) + "]", Optional.of(values.get(i))));
  }

  private <V> Optional<V> known(Map<String, V> words, String expected) {
    return read(
        expected,
        word -> Optional.ofNullable(words.get(word)),
        word -> Nearest.suggestion(word, words.keySet()));
  }

  private <X> Optional<X> read(
      String expected, Function<String, Optional<X>> parse, Function<String, String> suggestion) {
    var word = word(expected);
    var read = word.flatMap(parse);
    if (word.isPresent() && read.isEmpty()) {
      problem(
          "expected " + expected + ", found " + quoted(word.get()) + suggestion.apply(word.get()));
    }
    return read;
  }

  private Optional<String> word(String expected) {
    var word = as(ScalarNode.class, expected).map(scalar -> scalar.getValue().stripTrailing());
    if (word.isPresent() && word.get().isEmpty())
      problem("expected " + expected + ", found nothing");
    return word.filter(written -> !written.isEmpty());
  }

  private <N extends Node> Optional<N> as(Class<N> kind, String expected) {
    var right = node.filter(kind::isInstance).map(kind::cast);
    if (right.isEmpty())
      node.ifPresent(wrong -> problem("expected " + expected + ", found " + described(wrong)));
    return right;
  }

  private static String described(Node node) {
    return switch (node) {
      case MappingNode mapping -> "a mapping";
      case SequenceNode list -> "a list";
      case ScalarNode scalar when scalar.getValue().isBlank() -> "nothing";
      case ScalarNode scalar -> quoted(scalar.getValue());
      default -> "something else";
    };
  }

  private static String quoted(String word) {
    String start = word.lines().findFirst().orElse("");
    boolean whole = start.length() == word.length() && start.length() <= CHARACTERS_QUOTED;
    return whole
        ? "'" + word + "'"
        : "'" + start.substring(0, Math.min(start.length(), CHARACTERS_QUOTED)) + "…'";
  }

  private static String oneOfThese(Collection<String> words) {
    String listed = words.stream().limit(WORDS_LISTED).collect(joining(", ", "one of ", ""));
    return words.size() <= WORDS_LISTED
        ? listed
        : listed + " and " + (words.size() - WORDS_LISTED) + " more";
  }

  private static Optional<Integer> wholeNumber(String word) {
    try {
      return Optional.of(Integer.valueOf(word));
    } catch (NumberFormatException e) {
      return Optional.empty();
    }
  }
}
