package nocturne.text;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * The entries of a game's packs, section by section. An entry of a higher layer takes the place of
 * the one with the same id below it; the others come after all those of the lower layer.
 */
public final class Sections {

  private final List<List<Entry>> layers;

  Sections(List<List<Entry>> layers) {
    this.layers = layers;
  }

  /** The entries in force; two with the same id in the same layer are a problem. */
  public List<Entry> entries(String section) {
    var inForce = new LinkedHashMap<String, Entry>();
    for (List<Entry> sheets : layers) inForce.putAll(layer(sheets, section));
    return List.copyOf(inForce.values());
  }

  /**
   * What the function makes of each entry in force; the fields that it does not ask for are
   * reported.
   */
  public <X> List<X> entries(String section, Function<Entry, X> read) {
    return entries(section).stream().map(entry -> entry.whole(read)).toList();
  }

  /** Reports every section that nobody has asked for. */
  public void done() {
    layers.forEach(sheets -> sheets.forEach(Entry::done));
  }

  /**
   * An entry without an id of its own is kept under its place, so that its other problems are found
   * as well.
   */
  private static Map<String, Entry> layer(List<Entry> sheets, String section) {
    var layer = new LinkedHashMap<String, Entry>();
    var ids = new TakenIds();
    for (Entry sheet : sheets) {
      for (Item item :
          sheet.optional(section).map(list -> list.list(Function.identity())).orElse(List.of())) {
        var entry = item.entry();
        boolean own = ids.take(entry.item(Entry.ID));
        layer.put(own ? entry.text(Entry.ID) : item.whereabouts(), entry);
      }
    }
    return layer;
  }
}
