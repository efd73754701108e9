package nocturne.text;

import java.util.HashMap;
import java.util.Map;

/** The ids taken so far, so that the second taker can be told where the first one stands. */
final class TakenIds {

  private final Map<String, Item> taken = new HashMap<>();

  /** Whether the id is written and free; if somebody has it already, that is reported. */
  boolean take(Item item) {
    String id = item.text();
    if (id.isEmpty()) return false;
    var first = taken.putIfAbsent(id, item);
    if (first != null) item.problem("'" + id + "' is already the id at " + first.whereabouts());
    return first == null;
  }
}
