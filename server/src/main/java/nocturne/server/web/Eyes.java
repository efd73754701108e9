package nocturne.server.web;

import java.util.List;
import java.util.Optional;
import nocturne.kernel.Language;
import nocturne.kernel.Recorded;
import nocturne.kernel.Table;
import nocturne.kernel.Viewer;
import nocturne.server.table.TableState;
import nocturne.server.table.Terms;
import nocturne.server.wire.Coach;
import nocturne.server.wire.GameBook;
import nocturne.server.wire.Json;
import nocturne.server.wire.News;
import nocturne.server.wire.Occasion;
import nocturne.server.wire.Scribe;
import nocturne.server.wire.Shown;

/**
 * What one viewer was last shown of one table, so that the next message tells only what is
 * different.
 */
final class Eyes<T extends Table<T>> {

  private final GameBook<T> book;
  private final Language language;
  private final boolean portrayed;
  private List<String> players = List.of();
  private Optional<Scribe<T>> scribe = Optional.empty();
  private Optional<Shown<T>> before = Optional.empty();
  private Viewer viewer = Viewer.SPECTATOR;
  private int lines;

  private Eyes(GameBook<T> book, Language language, boolean portrayed) {
    this.book = book;
    this.language = language;
    this.portrayed = portrayed;
  }

  /**
   * @param portrayed whether the table is also described in words
   */
  static <T extends Table<T>> Eyes<T> on(GameBook<T> book, Language language, boolean portrayed) {
    return new Eyes<>(book, language, portrayed);
  }

  Language language() {
    return language;
  }

  /** Whether a change can be told: not before the whole was, and not to other eyes. */
  boolean follows(Viewer now) {
    return before.isPresent() && viewer == now;
  }

  /**
   * Everything that these eyes may see.
   *
   * @param known so many lines of the log whoever looks has already
   */
  String whole(
      TableState table, Admission admission, List<String> names, int known, Json.Writing more) {
    var recorded = recorded(table);
    if (recorded.isEmpty() || !admission.sees()) {
      before = Optional.empty();
      return Json.object(
          json -> {
            json.writeStringProperty("is", "table");
            more.to(json);
          });
    }
    var game = recorded.get();
    viewer = admission.viewer();
    var now = Shown.of(game.table(), viewer);
    var news = new News(known, game.log(known));
    var text = scribe(names).whole(now, occasion(table, game, admission, news, more));
    before = Optional.of(now);
    lines = known + news.lines().size();
    return text;
  }

  /** What has changed since the last message. */
  String moved(TableState table, Admission admission, List<String> names, Json.Writing more) {
    var game = recorded(table).orElseThrow();
    var now = Shown.of(game.table(), viewer);
    var log = game.log(lines);
    var text =
        scribe(names)
            .moved(
                before.orElseThrow(),
                now,
                occasion(table, game, admission, new News(lines, log), more));
    before = Optional.of(now);
    lines += log.size();
    return text;
  }

  private Scribe<T> scribe(List<String> names) {
    if (scribe.isEmpty() || !names.equals(players)) {
      scribe = Optional.of(book.scribe(language, names));
      players = names;
    }
    return scribe.get();
  }

  private Occasion occasion(
      TableState table, Recorded<T> game, Admission admission, News news, Json.Writing more) {
    int at = admission.seat().map(table::askedAt).orElseGet(table::askedAt);
    return new Occasion(
        at,
        undo(table, game, admission),
        news,
        portrayed,
        json -> {
          coaching(table, game, admission).to(json);
          more.to(json);
        });
  }

  /** At a guided table the learner, and nobody else, hears the coach. */
  private Json.Writing coaching(TableState table, Recorded<T> game, Admission admission) {
    return book.guide()
        .filter(guide -> table.isGuided())
        .filter(guide -> admission.seat().filter(Coach.LEARNER::equals).isPresent())
        .map(guide -> new Coach(guide, language).about(game))
        .orElse(Json.Writing.NOTHING);
  }

  private static Recorded.Undo undo(TableState table, Recorded<?> game, Admission admission) {
    return admission
        .seat()
        .filter(seat -> table.terms().undo() != Terms.UndoPolicy.NEVER)
        .map(game::undoing)
        .orElse(Recorded.Undo.NOTHING);
  }

  @SuppressWarnings("unchecked") // a table of the game whose book this is
  private Optional<Recorded<T>> recorded(TableState table) {
    return table.recorded().map(game -> (Recorded<T>) game);
  }
}
