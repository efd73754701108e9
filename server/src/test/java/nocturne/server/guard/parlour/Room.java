package nocturne.server.guard.parlour;

import java.util.List;
import java.util.function.Function;
import nocturne.kernel.Chance;
import nocturne.kernel.Kind;
import nocturne.kernel.Layout;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Sight;
import nocturne.kernel.Table;
import nocturne.kernel.Zone;

/** The table of the parlour. */
public final class Room extends Table<Room> {

  /** Where the cards are. */
  static final class Places {

    final Layout layout = new Layout();
    final Kind<Card> cards = layout.kind("cards", Card.ALL);
    final Zone<Card> deck = layout.zone("deck", cards, Sight.HIDDEN);
    final List<Zone<Card>> hands =
        each(seat -> layout.zone("hand of " + seat, cards, Sight.only(Seats.of(seat))));
    final List<Zone<Card>> laid =
        each(seat -> layout.zone("laid by " + seat, cards, Sight.faceDownFor(seat)));

    private static List<Zone<Card>> each(Function<Seat, Zone<Card>> zone) {
      return List.of(zone.apply(Seat.of(0)), zone.apply(Seat.of(1)));
    }
  }

  final Places at;

  Room(Places at, Chance chance) {
    super(at.layout, 2, chance);
    this.at = at;
  }

  private Room(Room other) {
    super(other);
    this.at = other.at;
  }

  @Override
  public Room copy() {
    return new Room(this);
  }

  @Override
  protected Room self() {
    return this;
  }
}
