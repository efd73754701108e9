package nocturne.server.web;

import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import nocturne.kernel.GameRecord;
import nocturne.kernel.Language;
import nocturne.kernel.Recorded;
import nocturne.kernel.Seat;
import nocturne.kernel.Setup;
import nocturne.server.table.Refused;
import nocturne.server.table.TableState;

/**
 * A game that somebody may look at, as it was at one moment.
 *
 * @param own the seat of whoever looks, if they have one
 * @param diverged why the present rules don't replay it to its end, if so
 */
record Played(
    String table,
    TableState.Phase phase,
    GameRecord record,
    Language language,
    Optional<Seat> own,
    Optional<String> diverged) {

  /** The game at the table that a request names. */
  static Played of(House house, Context context) {
    var table = TableRoutes.visible(house, context);
    var admission = TableRoutes.admission(house, context, table);
    Refused.unless(admission.sees(), "not-seated", "this table shows itself to its players only");
    return table.look(state -> of(house, state, admission));
  }

  private static Played of(House house, TableState state, Admission admission) {
    var diverged = state.frozen().filter(why -> state.diverged());
    var record = state.recorded().map(Recorded::record).orElseThrow(() -> notThere(diverged));
    var language = state.terms().language();
    var players = new ArrayList<Setup.Player>();
    for (var name : Names.called(house.names().at(state.sitters(), language)))
      players.add(new Setup.Player(name, record.setup().players().get(players.size()).bot()));
    return new Played(
        state.id(),
        state.phase(),
        record.with(List.copyOf(players)),
        language,
        admission.seat(),
        diverged);
  }

  private static Refused notThere(Optional<String> diverged) {
    return diverged
        .map(why -> new Refused("diverged", why))
        .orElseGet(() -> new Refused("not-begun", "the game has not begun"));
  }

  /** The language of whoever looks, or else that of the table. */
  Language language(House house, Context context) {
    return house
        .door()
        .who(context)
        .flatMap(who -> House.language(who.identity()))
        .orElse(language);
  }

  /** Turns away from a game that the present rules don't replay to its end. */
  void requireReplays() {
    diverged.ifPresent(
        why -> {
          throw new TurnedAway(409, "diverged", why);
        });
  }

  boolean isOver() {
    return phase == TableState.Phase.OVER;
  }
}
