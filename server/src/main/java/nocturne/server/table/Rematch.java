package nocturne.server.table;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import nocturne.server.table.TableState.Phase;

/** Playing again: the people of a table whose game is over go on at another, seated as before. */
final class Rematch {

  private final Hall hall;
  private final LiveTable over;

  Rematch(Hall hall, LiveTable over) {
    this.hall = hall;
    this.over = over;
  }

  /** Takes somebody's seat at the next table. */
  LiveTable sit(String identity) {
    int seat = seat(identity);
    var next = next(identity, seat);
    // Whoever sits there may come again after the start.
    if (next.look(state -> state.seatOf(identity)).isEmpty())
      new Wishes(next).sit(identity, OptionalInt.of(seat));
    return next;
  }

  /** The same, and the game begins once everybody is back; where others came, the host begins. */
  LiveTable join(String identity) {
    int seat = seat(identity);
    var next = next(identity, seat);
    var before = over.look(TableState::sitters);
    new Wishes(next)
        .join(identity, seat, sitters -> identities(sitters).equals(identities(before)));
    return next;
  }

  private static List<Optional<String>> identities(List<Optional<Sitter>> sitters) {
    return sitters.stream().map(sitter -> sitter.map(Sitter::identity)).toList();
  }

  private int seat(String identity) {
    return over.look(
        state -> {
          Refused.unless(state.phase() == Phase.OVER, "phase", "the game is not over");
          return over.seatOf(identity).index();
        });
  }

  /** The table that follows, opened for whoever comes first. */
  private LiveTable next(String identity, int seat) {
    return over.look(TableState::followed).map(hall::table).orElseGet(() -> open(identity, seat));
  }

  private LiveTable open(String host, int seat) {
    var state = over.state();
    var mine =
        hall.open(new TableEvent.Opened(state.terms(), host, state.branch(), Optional.of(seat)));
    new Wishes(over).follow(mine.id());
    var next = over.look(TableState::followed).orElseThrow();
    if (next.equals(mine.id())) return mine;
    new Wishes(mine).close();
    return hall.table(next);
  }
}
