package nocturne.server.table;

import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import nocturne.kernel.Game;
import nocturne.server.store.Journal;

/** The entries of a table added up one by one, for tests that look at every step. */
public final class Unrolled {

  private Unrolled() {}

  /** Shows how the table stood after each entry, beginning with the second, and what it was. */
  public static void walk(
      Map<String, Game<?>> games,
      List<Journal.Entry> entries,
      BiConsumer<TableState, TableEvent> eyes) {
    var state = TableState.of(games, entries.subList(0, 1));
    for (var entry : entries.subList(1, entries.size())) {
      var event = EventText.read(entry);
      state.apply(entry.time(), event);
      eyes.accept(state, event);
    }
  }
}
