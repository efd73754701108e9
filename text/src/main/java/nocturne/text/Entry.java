package nocturne.text;

import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import nocturne.kernel.Name;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;

/**
 * A mapping in a file: a card, a chapter, a board. Each field is asked for by name and is reported
 * when it is missing or wrong; {@link #done()} reports the fields that nobody asked for.
 */
public final class Entry {

  /** The field that tells the entries of a sheet apart. */
  static final String ID = "id";

  private final Source source;
  private final String label;
  private final Optional<MappingNode> node;
  private final Map<String, Field> fields = new LinkedHashMap<>();
  private final Set<String> asked = new HashSet<>();

  private record Field(Place key, Item value) {}

  private Entry(Source source, String label, Optional<MappingNode> node) {
    this.source = source;
    this.label = label;
    this.node = node;
  }

  static Entry absent(Source source) {
    return new Entry(source, Source.SHEET, Optional.empty());
  }

  static Entry read(Source source, String owner, String path, MappingNode mapping) {
    var entry = new Entry(source, label(owner, path, mapping), Optional.of(mapping));
    for (NodeTuple tuple : mapping.getValue()) entry.add(tuple);
    return entry;
  }

  /** An entry that stands by itself is called by its id, a part of another one by the way to it. */
  private static String label(String owner, String path, MappingNode mapping) {
    if (path.isEmpty()) return owner;
    if (!owner.equals(Source.SHEET)) return owner + "." + path;
    return mapping.getValue().stream()
        .filter(tuple -> tuple.getKeyNode() instanceof ScalarNode key && key.getValue().equals(ID))
        .map(NodeTuple::getValueNode)
        .filter(value -> value instanceof ScalarNode id && !id.getValue().isBlank())
        .map(value -> ((ScalarNode) value).getValue())
        .findFirst()
        .orElse(path);
  }

  private void add(NodeTuple tuple) {
    var place = Place.of(tuple.getKeyNode());
    if (!(tuple.getKeyNode() instanceof ScalarNode key)) {
      source.report(place, label, "expected the name of a field, found a list or a mapping");
      return;
    }
    String field = key.getValue();
    var value = new Item(source, label, field, Optional.of(tuple.getValueNode()));
    var first = fields.putIfAbsent(field, new Field(place, value));
    if (first != null) {
      source.report(
          place,
          label,
          "the field '" + field + "' is given twice, first at line " + first.key().line());
    }
  }

  /** The value of a field that must be there. */
  public Item item(String field) {
    var item = optional(field);
    if (item.isEmpty()) problem("the field '" + field + "' is missing");
    return item.orElseGet(() -> new Item(source, label, field, Optional.empty()));
  }

  /**
   * The value of a field that may be left out: {@code card.optional("cost").map(cost ->
   * cost.number(0, 9))}.
   */
  public Optional<Item> optional(String field) {
    asked.add(field);
    return Optional.ofNullable(fields.get(field)).map(Field::value);
  }

  public String text(String field) {
    return item(field).text();
  }

  public int number(String field, int min, int max) {
    return item(field).number(min, max);
  }

  public <V> V oneOf(String field, Map<String, V> words) {
    return item(field).oneOf(words);
  }

  public String oneOf(String field, Collection<String> words) {
    return item(field).oneOf(words);
  }

  public <E extends Enum<E>> E oneOf(String field, Class<E> type) {
    return item(field).oneOf(type);
  }

  public Name name(String field) {
    return item(field).name();
  }

  public <X> List<X> list(String field, Function<Item, X> read) {
    return item(field).list(read);
  }

  public Entry entry(String field) {
    return item(field).entry();
  }

  public List<Entry> entries(String field) {
    return list(field, Item::entry);
  }

  /**
   * What the function makes of each entry of a list; the fields that it does not ask for are
   * reported.
   */
  public <X> List<X> entries(String field, Function<Entry, X> read) {
    return list(field, item -> item.entry().whole(read));
  }

  <X> X whole(Function<Entry, X> read) {
    var made = read.apply(this);
    done();
    return made;
  }

  /** Reports a problem with the entry as a whole. */
  public void problem(String message) {
    node.ifPresent(mapping -> source.report(Place.of(mapping), label, message));
  }

  /** Reports every field that nobody has asked for. */
  public void done() {
    var open = new HashSet<>(asked);
    open.removeAll(fields.keySet());
    fields.forEach(
        (field, written) -> {
          if (asked.contains(field)) return;
          String suggestion = Nearest.suggestion(field, open);
          source.report(written.key(), label, "the field '" + field + "' is unknown" + suggestion);
        });
  }
}
