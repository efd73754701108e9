package nocturne.bots;

import java.util.ArrayList;
import java.util.List;
import nocturne.kernel.Seat;
import nocturne.kernel.Table;

/**
 * Imagined tables that nobody looks at any more, to be laid out anew. Most tables that a search
 * tries something on are thrown away at once; one that is still warm is quicker than a new one.
 */
final class Spares<T extends Table<T>> {

  private final List<T> spares = new ArrayList<>();

  /** A table after an option, which the table itself has listed for that seat. */
  T after(T table, Seat seat, int option) {
    return spares.isEmpty()
        ? table.after(seat, option)
        : table.after(seat, option, spares.removeLast());
  }

  /** Gives a table back that nobody holds on to. */
  void add(T table) {
    spares.add(table);
  }
}
