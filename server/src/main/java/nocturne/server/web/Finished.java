package nocturne.server.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import nocturne.kernel.Seat;
import nocturne.server.table.TableState;

/**
 * How a game at a table ended, for the books.
 *
 * @param mode what kind of game it was, so that like is compared with like
 */
record Finished(String table, String game, String mode, boolean rated, long time, List<Row> rows) {

  /** How one seat did. */
  record Row(int seat, String identity, String bot, int team, int place, boolean won, int score) {

    boolean isPlayer() {
      return !identity.isEmpty();
    }
  }

  /** A game's setting of this name says what kind of game it is. */
  private static final String MODE = "mode";

  private static final String USUAL = "usual";

  static Optional<Finished> of(TableState state) {
    if (state.phase() != TableState.Phase.OVER) return Optional.empty();
    return state
        .recorded()
        .flatMap(game -> game.table().result())
        .map(
            result -> {
              var rows = new ArrayList<Row>();
              for (var standing : result.standings()) {
                var sitter = state.sitter(Seat.of(standing.seat().index())).orElseThrow();
                rows.add(
                    new Row(
                        standing.seat().index(),
                        sitter.identity(),
                        sitter.bot(),
                        standing.team(),
                        standing.place(),
                        standing.won(),
                        standing.score()));
              }
              return new Finished(
                  state.id(),
                  state.terms().game(),
                  mode(state),
                  state.terms().rated(),
                  state.time(),
                  List.copyOf(rows));
            });
  }

  private static String mode(TableState state) {
    return state
        .recorded()
        .flatMap(game -> Optional.ofNullable(game.setup().variant().values().get(MODE)))
        .orElse(USUAL);
  }

  List<Row> players() {
    return rows.stream().filter(Row::isPlayer).toList();
  }

  /** Whether it says anything about who plays better. */
  boolean isRated() {
    return rated && players().stream().map(Row::team).distinct().count() > 1;
  }
}
