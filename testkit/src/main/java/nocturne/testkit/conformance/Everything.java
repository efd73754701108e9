package nocturne.testkit.conformance;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import nocturne.kernel.Component;
import nocturne.kernel.Kind;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Table;
import nocturne.kernel.Viewer;
import nocturne.kernel.Zone;

/** Where every component of a table lies, and who sees it there. */
final class Everything {

  private record Thing(Kind<?> kind, int index) {}

  private final Table<?> table;
  private final Map<Thing, List<String>> places = new HashMap<>();
  private final Map<Component, Seats> seers = new HashMap<>();

  private Everything(Table<?> table) {
    this.table = table;
  }

  static Everything on(Table<?> table) {
    var everything = new Everything(table);
    for (var zone : table.layout().zones()) everything.note(zone);
    return everything;
  }

  private void note(Zone<?> zone) {
    for (int place = 0; place < zone.size(table); place++) {
      var component = zone.get(table, place);
      places
          .computeIfAbsent(new Thing(zone.kind(), component.index()), thing -> new ArrayList<>())
          .add(zone.name());
      var by = zone.seen(table, place).by().mask() & table.seats().mask();
      seers.put(component, Seats.ofMask(by));
    }
  }

  /** A sentence for each component that does not lie in exactly one place. */
  List<String> astray() {
    return table.layout().kinds().stream().flatMap(this::astray).toList();
  }

  private Stream<String> astray(Kind<?> kind) {
    return kind.all().stream()
        .flatMap(
            component -> {
              var zones = places.getOrDefault(new Thing(kind, component.index()), List.of());
              return switch (zones.size()) {
                case 0 -> Stream.of(component.id() + " lies nowhere");
                case 1 -> Stream.of();
                default -> Stream.of(component.id() + " lies in " + String.join(" and in ", zones));
              };
            });
  }

  /** The seats at the table that see a component where it lies; nobody where it lies nowhere. */
  Seats seers(Component component) {
    return seers.getOrDefault(component, Seats.NONE);
  }

  /** Every component that a seat sees. */
  List<Component> seenBy(Seat seat) {
    return seers.entrySet().stream()
        .filter(entry -> entry.getValue().has(seat))
        .map(Map.Entry::getKey)
        .toList();
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
        if (shown != told || maySee && !shown) {
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
