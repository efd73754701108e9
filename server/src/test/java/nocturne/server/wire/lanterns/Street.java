package nocturne.server.wire.lanterns;

import nocturne.kernel.Chance;
import nocturne.kernel.Kind;
import nocturne.kernel.Layout;
import nocturne.kernel.Register;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Sight;
import nocturne.kernel.Table;
import nocturne.kernel.Zone;

/** The table of the lanterns. */
public final class Street extends Table<Street> {

  /** Where things are. */
  public static final class Places {
    final Layout layout = new Layout();
    final Kind<Lantern> kind = layout.kind("lanterns", Lantern.ALL);
    final Zone<Lantern> box = layout.zone("box", kind, Sight.HIDDEN);
    final Zone<Lantern> hand = layout.zone("hand", kind, Sight.only(Seats.of(Seat.of(0))));
    final Zone<Lantern> row = layout.zone("row", kind, Sight.FACES);
    final Register light = layout.register("light", 2);
    final Register wish = layout.secret("wish", 2, Seats.of(Seat.of(0)), 3);
  }

  final Places at;

  Street(Places at, Chance chance) {
    super(at.layout, 2, chance);
    this.at = at;
  }

  private Street(Street other) {
    super(other);
    this.at = other.at;
  }

  @Override
  public Street copy() {
    return new Street(this);
  }

  @Override
  protected Street self() {
    return this;
  }
}
