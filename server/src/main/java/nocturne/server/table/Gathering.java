package nocturne.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import nocturne.kernel.Seed;
import nocturne.server.table.TableState.Phase;

/** What becomes of a wish before the game begins. */
record Gathering(TableState table) {

  /** Takes a seat: the one named, or the first that is free. */
  Optional<TableEvent> sit(String identity, OptionalInt seat) {
    return sat(identity, seat).map(TableEvent.class::cast);
  }

  /** Empty for somebody who sits already. */
  private Optional<TableEvent.Sat> sat(String identity, OptionalInt seat) {
    require();
    if (table.seatOf(identity).isPresent()) return Optional.empty();
    int free = seat.isPresent() ? seat.getAsInt() : firstFree();
    Refused.unless(
        free >= 0 && free < table.sitters().size() && table.sitters().get(free).isEmpty(),
        "seat-taken",
        "that seat is not free");
    return Optional.of(new TableEvent.Sat(free, Sitter.person(identity)));
  }

  private int firstFree() {
    return table.sitters().indexOf(Optional.empty());
  }

  Optional<TableEvent> rise(String identity) {
    require();
    var seat = table.seatOf(identity).orElseThrow(Refused::notSeated);
    return Optional.of(new TableEvent.Rose(seat.index()));
  }

  /** Begins the game; the host does, when every seat is taken. */
  Optional<TableEvent> start(String identity) {
    require();
    Refused.ifFrozen(table);
    Refused.unless(table.host().equals(identity), "not-host", "the host starts the game");
    Refused.unless(firstFree() < 0, "seats-free", "not every seat is taken");
    return Optional.of(started(Optional.empty()));
  }

  /** Takes a seat at a table whose game begins by itself once it is complete. */
  Optional<TableEvent> join(String identity, int seat, Predicate<List<Optional<Sitter>>> complete) {
    if (table.phase() != Phase.GATHERING && table.seatOf(identity).isPresent())
      return Optional.empty();
    var last = sat(identity, OptionalInt.of(seat));
    var sitters = new ArrayList<>(table.sitters());
    last.ifPresent(sat -> sitters.set(sat.seat(), Optional.of(sat.sitter())));
    return table.frozen().isEmpty() && complete.test(sitters)
        ? Optional.of(started(last))
        : last.map(TableEvent.class::cast);
  }

  private TableEvent started(Optional<TableEvent.Sat> last) {
    table.branch().ifPresent(branch -> branch.requireReplays(table.game()));
    var seed = Seed.fresh(List.of());
    return new TableEvent.Started(
        table.game().facts().rules(), table.game().packs(), seed.secret(), seed.lots(), last);
  }

  /** Goes away. */
  Optional<TableEvent> close() {
    return table.phase() == Phase.GATHERING
        ? Optional.of(new TableEvent.Closed())
        : Optional.empty();
  }

  private void require() {
    Refused.unless(table, Phase.GATHERING);
  }
}
