package nocturne.testkit.conformance;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import nocturne.kernel.Component;
import nocturne.kernel.Kind;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Table;
import nocturne.kernel.Viewer;
import nocturne.kernel.Zone;

/** Where every component of a table lies, and who sees it there. */
final class Everything {

  private final Table<?> table;
  private final List<Kind<?>> kinds;
  private final int[][] places;
  private final int[][] seers;

  private Everything(Table<?> table) {
    this.table = table;
    this.kinds = table.layout().kinds();
    this.places = new int[kinds.size()][];
    this.seers = new int[kinds.size()][];
    for (int kind = 0; kind < kinds.size(); kind++) {
      places[kind] = new int[kinds.get(kind).all().size()];
      seers[kind] = new int[kinds.get(kind).all().size()];
    }
  }

  static Everything on(Table<?> table) {
    var everything = new Everything(table);
    for (var zone : table.layout().zones()) everything.note(zone);
    return everything;
  }

  private void note(Zone<?> zone) {
    int kind = kinds.indexOf(zone.kind());
    for (int place = 0; place < zone.size(table); place++) {
      var seen = zone.seen(table, place);
      places[kind][seen.component().index()]++;
      seers[kind][seen.component().index()] = seen.by().mask() & table.seats().mask();
    }
  }

  /** A sentence for each component that does not lie in exactly one place. */
  List<String> astray() {
    var astray = new ArrayList<String>();
    for (int kind = 0; kind < kinds.size(); kind++) {
      for (var component : kinds.get(kind).all()) {
        int count = places[kind][component.index()];
        if (count == 0) astray.add(component.id() + " lies nowhere");
        if (count > 1) astray.add(component.id() + " lies in " + count + " places");
      }
    }
    return astray;
  }

  /** The seats at a table that see a component where it lies; nobody where it lies nowhere. */
  static Seats seers(Table<?> table, Component component) {
    for (var zone : table.layout().zones()) {
      for (int place = 0; place < zone.size(table); place++) {
        if (zone.get(table, place).equals(component))
          return Seats.ofMask(zone.seen(table, place).by().mask() & table.seats().mask());
      }
    }
    return Seats.NONE;
  }

  /** Every component that a seat sees. */
  List<Component> seenBy(Seat seat) {
    var seen = new ArrayList<Component>();
    for (int kind = 0; kind < kinds.size(); kind++) {
      for (var component : kinds.get(kind).all())
        if (Seats.ofMask(seers[kind][component.index()]).has(seat)) seen.add(component);
    }
    return seen;
  }

  /**
   * The first component that a seat's view shows and its zone keeps from that seat, or the other
   * way round, in words.
   */
  static <T extends Table<T>> Optional<String> wronglySeen(T table, Seat seat) {
    var view = table.view(Viewer.of(seat)).table();
    for (var zone : table.layout().zones()) {
      for (int place = 0; place < zone.size(table); place++) {
        boolean maySee = mayBySight(zone, table, place, seat);
        boolean told = zone.seen(table, place).by().has(seat);
        boolean shown = !zone.isHidden(view, place);
        if (shown != told || (maySee && !shown)) {
          return Optional.of(
              "the view of "
                  + seat
                  + (shown ? " shows " : " hides ")
                  + zone.get(table, place).id()
                  + " in "
                  + zone.name());
        }
      }
    }
    return Optional.empty();
  }

  /** The sight of a zone, read anew. */
  private static boolean mayBySight(Zone<?> zone, Table<?> table, int place, Seat seat) {
    var sight = zone.sight();
    boolean reached = !sight.topOnly() || place == zone.size(table) - 1;
    var seers = zone.isFaceDown(table, place) ? sight.faceDown() : sight.faceUp();
    return reached && seers.has(seat);
  }
}
