package nocturne.server.guard;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import nocturne.kernel.Component;
import nocturne.kernel.Kind;
import nocturne.kernel.Seats;
import nocturne.kernel.Table;
import nocturne.kernel.Zone;

/** Components that lie where others of their kind lay, and those in their places. */
record Exchange(Map<Component, Component> instead) {

  static final Exchange NONE = new Exchange(Map.of());

  Exchange {
    instead = Map.copyOf(instead);
  }

  /** The same, and then these two change places as well. */
  Exchange and(Component one, Component other) {
    var more = new HashMap<>(instead);
    more.put(one, of(other));
    more.put(other, of(one));
    more.entrySet().removeIf(pair -> pair.getKey().equals(pair.getValue()));
    return new Exchange(more);
  }

  Component of(Component component) {
    return instead.getOrDefault(component, component);
  }

  /** A copy of a table on which they have changed places; all else is as it was. */
  <T extends Table<T>> T deal(T table) {
    T dealt = table.copy();
    for (var kind : table.layout().kinds()) if (touches(kind)) deal(kind, dealt);
    return dealt;
  }

  private boolean touches(Kind<?> kind) {
    return kind.all().stream().anyMatch(instead::containsKey);
  }

  private <C extends Component> void deal(Kind<C> kind, Table<?> table) {
    var heaps = zones(kind, table).stream().map(zone -> Heap.of(zone, table)).toList();
    var touched = heaps.stream().filter(heap -> heap.holds(instead.keySet())).toList();
    var tray =
        heaps.stream().filter(heap -> heap.hasRoom(touched, table)).findFirst().orElseThrow();
    for (var heap : touched) if (heap != tray) heap.zone.moveAll(table, tray.zone);
    for (var heap : touched) if (heap != tray) heap.build(this, table, tray.zone);
    tray.build(this, table, tray.zone);
  }

  @SuppressWarnings("unchecked") // a zone of a kind holds components of that kind
  private static <C extends Component> List<Zone<C>> zones(Kind<C> kind, Table<?> table) {
    return table.layout().zones().stream()
        .filter(zone -> zone.kind() == kind)
        .map(zone -> (Zone<C>) zone)
        .toList();
  }

  /** What lay in one place of a zone, which way it faced and who could read it. */
  private record Place<C>(C component, boolean faceDown, Seats seers) {}

  /** What lay in a zone, bottom first. */
  private record Heap<C extends Component>(Zone<C> zone, List<Place<C>> places) {

    static <C extends Component> Heap<C> of(Zone<C> zone, Table<?> table) {
      var places = new ArrayList<Place<C>>();
      for (int place = 0; place < zone.size(table); place++)
        places.add(
            new Place<>(
                zone.get(table, place),
                zone.isFaceDown(table, place),
                zone.seen(table, place).by()));
      return new Heap<>(zone, places);
    }

    boolean holds(Set<Component> any) {
      return places.stream().anyMatch(place -> any.contains(place.component));
    }

    boolean hasRoom(List<Heap<C>> others, Table<?> table) {
      var trial = table.copy();
      try {
        for (var heap : others) if (heap != this) heap.zone.moveAll(trial, zone);
        return true;
      } catch (IllegalStateException full) {
        return false;
      }
    }

    @SuppressWarnings("unchecked") // only components of one kind change places
    void build(Exchange exchange, Table<?> table, Zone<C> tray) {
      for (var place : places) {
        var component = (C) exchange.of(place.component);
        if (place.faceDown) tray.moveFaceDown(table, component, zone);
        else tray.move(table, component, zone);
      }
      for (int i = 0; i < places.size(); i++) {
        int known = places.get(i).seers.mask() & ~zone.seen(table, i).by().mask();
        if (known != 0) zone.show(table, i, Seats.ofMask(known));
      }
    }
  }
}
