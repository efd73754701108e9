package nocturne.server.table;

import java.util.Optional;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.server.table.Terms.UndoPolicy;

/** What becomes of the wish to take a choice back, as the table's policy says. */
record Undoing(TableState table) {

  /** Takes the last choice back where that is free, asks the others where it is not. */
  Optional<TableEvent> of(Seat seat) {
    var policy = table.terms().undo();
    Refused.unless(policy != UndoPolicy.NEVER, "no-undo", "this table has no undo");
    return switch (table.recorded().orElseThrow().undoing(seat)) {
      case NOTHING -> throw new Refused("nothing-to-undo", "there is nothing to take back");
      case FREE -> Optional.of(new TableEvent.Undid(seat.index()));
      case BEYOND_BARRIER -> beyond(seat, policy);
    };
  }

  private Optional<TableEvent> beyond(Seat seat, UndoPolicy policy) {
    Refused.unless(
        policy == UndoPolicy.CONSENT, "barrier", "somebody has learnt something by that choice");
    var wish = table.undoWish();
    if (wish.isPresent()) {
      Refused.unless(
          wish.get().seat().equals(seat), "undo-asked", "somebody else asks for an undo already");
      return agreed();
    }
    return Optional.of(
        others(seat).isEmpty()
            ? new TableEvent.Undid(seat.index())
            : new TableEvent.UndoAsked(seat.index()));
  }

  Optional<TableEvent> answer(Seat seat, boolean yes) {
    var wish = table.undoWish().filter(asked -> !asked.seat().equals(seat));
    Refused.unless(wish.isPresent(), "no-undo-asked", "nobody asks you for an undo");
    return yes && wish.get().agreed().has(seat)
        ? Optional.empty()
        : Optional.of(new TableEvent.UndoAnswered(seat.index(), yes));
  }

  /** Takes a choice back when everybody has agreed. */
  Optional<TableEvent> agreed() {
    return table
        .undoWish()
        .filter(wish -> (others(wish.seat()).mask() & ~wish.agreed().mask()) == 0)
        .map(wish -> new TableEvent.Undid(wish.seat().index()));
  }

  /** The people whose consent an undo needs. */
  private Seats others(Seat seat) {
    var others = Seats.NONE;
    for (int i = 0; i < table.sitters().size(); i++) {
      var other = Seat.of(i);
      if (!table.isBot(other) && !other.equals(seat)) others = others.with(other);
    }
    return others;
  }
}
