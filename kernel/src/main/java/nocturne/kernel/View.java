package nocturne.kernel;

import java.util.List;

/**
 * All that one viewer may know of a table, and the only thing that leaves the process for it. The
 * table in it can be read and not played: what the viewer can't know is not in it.
 */
public final class View<T extends Table<T>> {

  private final Viewer viewer;
  private final T table;
  private final Seats asked;
  private final List<String> options;

  View(Viewer viewer, T table, Seats asked, List<String> options) {
    this.viewer = viewer;
    this.table = table;
    this.asked = asked;
    this.options = options;
  }

  public Viewer viewer() {
    return viewer;
  }

  public T table() {
    return table;
  }

  /** Whose choice is awaited. */
  public Seats asked() {
    return asked;
  }

  /** Where this view shows something else than an earlier one of the same viewer. */
  public Changes changesSince(View<T> before) {
    return table.layout().changes(before.table.cells, table.cells);
  }

  /** The first thing in which two views differ, in words; empty where they show the same. */
  public String difference(View<T> other) {
    var cell = table.layout().difference(table.cells, other.table.cells);
    if (!cell.isEmpty()) return cell;
    if (!asked.equals(other.asked)) return "asked: " + asked + " and " + other.asked;
    if (!options.equals(other.options)) return "options: " + options + " and " + other.options;
    var result = table.result();
    return result.equals(other.table.result())
        ? ""
        : "result: " + result + " and " + other.table.result();
  }

  /** The ids of the options that a seat sees before it; a spectator sees nobody's. */
  static List<String> idsFor(Table<?> table, Viewer viewer) {
    for (var seat : table.asked()) {
      if (viewer == Viewer.of(seat))
        return table.options(seat).list().stream().map(Option::id).toList();
    }
    return List.of();
  }
}
