package nocturne.server.guard;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import nocturne.kernel.Component;
import nocturne.kernel.FastChance;
import nocturne.kernel.Game;
import nocturne.kernel.Happening;
import nocturne.kernel.Seat;
import nocturne.kernel.Seen;
import nocturne.kernel.Setup;
import nocturne.kernel.Table;
import nocturne.kernel.Text;

/**
 * How a table begins: with the luck of a number, some turns that were played already, and some
 * components in the places of others. Two deals that differ in the exchange alone are, for the seat
 * in question, the same.
 *
 * @param seat the one that must not be able to tell
 * @param familiar what that seat has seen by then, though it may be hidden again
 */
record Deal(long luck, List<Turn> before, Exchange exchange, Seat seat, Set<Component> familiar) {

  /**
   * A choice, by its number among the options of a seat: what another seat holds, and so what it
   * calls its choice, is not the same everywhere.
   */
  record Turn(Seat seat, int option) {}

  /** The same without the exchange. */
  Deal plain() {
    return new Deal(luck, before, Exchange.NONE, seat, familiar);
  }

  <T extends Table<T>> T open(Game<T> game, Setup setup, Optional<Consumer<Happening>> listener) {
    var told = new ArrayList<Happening>();
    var played = game.open(setup, new FastChance(luck), Optional.of(told::add));
    for (var turn : before) played.choose(turn.seat(), turn.option());
    var table = exchange.deal(played);
    listener.ifPresent(
        ear -> {
          told.stream().map(this::retell).forEach(ear);
          table.listen(ear);
        });
    return table;
  }

  // The log of what came before

  /** What was told so far, as it would have been told where others lie in their places. */
  private Happening retell(Happening told) {
    return new Happening(told.version(), told.rule(), retell(told.text()));
  }

  private Text retell(Text text) {
    return new Text(text.key(), text.args().stream().map(this::retell).toList());
  }

  private Object retell(Object argument) {
    return switch (argument) {
      case Seen seen when !seen.by().has(seat) ->
          new Seen(exchange.of(seen.component()), seen.by());
      case Component component when !familiar.contains(component) -> exchange.of(component);
      case Text inner -> retell(inner);
      case List<?> list -> list.stream().map(this::retell).toList();
      default -> argument;
    };
  }
}
