package nocturne.gangs.component;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import nocturne.text.Entry;
import nocturne.text.Item;

/** Reads what is printed on a thing beside its name and its numbers. */
final class LoreReader {

  private LoreReader() {}

  static Lore lore(Entry entry) {
    var flavour = entry.optional("flavour").map(Item::name);
    var story = entry.optional("story").map(Item::name);
    return new Lore(
        entry.optional("text").map(Item::name),
        flavour.or(() -> story),
        entry.optional("why").map(Item::name),
        entry.oneOf("provenance", Provenance.class));
  }

  /** Of a story and its cards, whose mood is told at length. */
  static Lore narrative(Entry entry) {
    var narrative = entry.optional("narrative").map(Item::name);
    return new Lore(
        entry.optional("text").map(Item::name),
        narrative.or(() -> entry.optional("flavour").map(Item::name)),
        entry.optional("why").map(Item::name),
        entry.oneOf("provenance", Provenance.class));
  }

  /** Constants by the words that packs use for them. */
  static <E extends Enum<E>> Map<String, E> byWord(Class<E> type) {
    var words = new LinkedHashMap<String, E>();
    for (var constant : type.getEnumConstants())
      words.put(constant.name().toLowerCase(Locale.ROOT).replace('_', '-'), constant);
    return words;
  }
}
