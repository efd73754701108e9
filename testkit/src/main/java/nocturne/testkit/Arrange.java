package nocturne.testkit;

import nocturne.kernel.Component;
import nocturne.kernel.Table;
import nocturne.kernel.Zone;

/** Puts components where a test wants them, from wherever they lie. */
public final class Arrange {

  private Arrange() {}

  /** Lays a component face up on top of a zone. */
  public static <C extends Component> void put(Table<?> table, Zone<C> zone, C component) {
    whereIs(table, zone, component).move(table, component, zone);
  }

  /** Lays a component face down on top of a zone. */
  public static <C extends Component> void putFaceDown(Table<?> table, Zone<C> zone, C component) {
    whereIs(table, zone, component).moveFaceDown(table, component, zone);
  }

  /** The zone where a component lies that could lie in another. */
  private static <C extends Component> Zone<C> whereIs(Table<?> table, Zone<C> other, C component) {
    for (var zone : table.layout().zones()) {
      if (zone.kind() != other.kind()) continue;
      @SuppressWarnings("unchecked") // zones of one kind hold the same components
      var same = (Zone<C>) zone;
      if (same.has(table, component)) return same;
    }
    throw new AssertionError(component.id() + " lies nowhere on the table");
  }
}
