package nocturne.app.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import nocturne.app.screen.Voice;
import nocturne.kernel.Happening;
import nocturne.kernel.Language;
import nocturne.kernel.Result;
import nocturne.kernel.Seat;
import nocturne.kernel.Table;
import nocturne.kernel.Text;
import nocturne.kernel.Viewer;
import nocturne.text.Page;
import nocturne.text.Page.Cell;
import nocturne.text.Page.Style;
import nocturne.text.Portrait;

/** What a sitting has to show, as pages. */
final class Sheets<T extends Table<T>> {

  private final Sitting<T> sitting;
  private final Language language;

  Sheets(Sitting<T> sitting, Language language) {
    this.sitting = sitting;
    this.language = language;
  }

  /** Who plays what, and the promise of fair chance. */
  Page opening(Map<String, String> unusual) {
    var recorded = sitting.recorded();
    var page = new Page().heading(Text.of("it", sitting.game().facts().title().in(language)));
    var players = recorded.setup().players();
    for (int i = 0; i < players.size(); i++) {
      var player = Cell.player(Seat.of(i));
      page.fact(
          Text.of("app.opening.seat", i + 1),
          players.get(i).isBot()
              ? player.and(Cell.of(Text.of("app.opening.bot", players.get(i).bot()), Style.MUTED))
              : player);
    }
    unusual.forEach((key, value) -> page.fact(Text.of("it", key), Cell.just(value)));
    return page.line(
            Cell.of(Text.of("app.opening.fair", recorded.seed().commitment()), Style.MUTED))
        .line(Cell.of(Text.of("app.opening.saved", sitting.file().toString()), Style.MUTED));
  }

  /** The table as a viewer may know it. */
  Page view(Viewer viewer) {
    var page = new Page();
    portrait().describe(sitting.table().view(viewer), page);
    return page;
  }

  /** Everything that can be said of a thing. */
  void describe(nocturne.kernel.Named thing, Page page) {
    portrait().describe(thing, page);
  }

  @SuppressWarnings("unchecked") // a game is a portrait of its own tables
  private Portrait<T> portrait() {
    return sitting.game() instanceof Portrait<?> portrait
        ? (Portrait<T>) portrait
        : (view, page) -> page.line(Text.of("app.view.none"));
  }

  /**
   * What happened since so many lines of the log.
   *
   * @param most lines shown; earlier ones are only counted
   */
  Page news(List<Happening> log, int since, int most) {
    var page = new Page();
    if (since >= log.size()) return page;
    page.heading(Text.of("app.news.title"));
    int from = Math.max(since, log.size() - most);
    if (from > since) page.line(Cell.of(Text.of("app.news.earlier", from - since), Style.MUTED));
    for (int i = from; i < log.size(); ) {
      var text = log.get(i).text();
      int times = 0;
      for (; i < log.size() && log.get(i).text().equals(text); i++) times++;
      page.line(times == 1 ? Cell.of(text) : Cell.of(text).and(times(times)));
    }
    return page;
  }

  private static Cell times(int times) {
    return Cell.of(Text.of("app.news.times", times), Style.MUTED);
  }

  Page log(List<Happening> log) {
    var page = new Page().heading(Text.of("app.log.title"));
    if (log.isEmpty()) return page.line(Text.of("app.log.empty"));
    var table = page.table(List.of(Cell.EMPTY, Cell.EMPTY, Cell.EMPTY));
    for (int i = 0; i < log.size(); i++) {
      table.row(
          Cell.just(i + 1, Style.MUTED),
          Cell.of(log.get(i).text()),
          Cell.just(log.get(i).rule(), Style.MUTED));
    }
    return page.line(Cell.of(Text.of("app.log.hint"), Style.MUTED));
  }

  Page help(Voice voice) {
    var page = new Page().heading(Text.of("app.help.title")).line(Text.of("app.help.choose"));
    var table = page.table(List.of(Cell.of(Text.of("app.help.key")), Cell.EMPTY));
    Arrays.stream(Key.values())
        .forEach(
            key ->
                table.row(
                    Cell.just(String.join(" / ", key.letters(voice)), Style.EMPHASIS),
                    Cell.of(Text.of("app.help." + key.name().toLowerCase(java.util.Locale.ROOT)))));
    return page;
  }

  Page result(Result result) {
    var page = new Page().heading(Text.of("app.result.title"));
    page.line(Cell.of(result.summary(), Style.EMPHASIS));
    boolean teams =
        result.standings().stream().map(Result.Standing::team).distinct().count()
            < result.standings().size();
    var headings = new ArrayList<>(List.of(Cell.of(Text.of("app.result.place"))));
    if (teams) headings.add(Cell.of(Text.of("app.result.team")));
    headings.add(Cell.of(Text.of("app.result.player")));
    headings.add(Cell.of(Text.of("app.result.score")));
    headings.add(Cell.EMPTY);
    var table = page.table(headings);
    result.standings().stream()
        .sorted(java.util.Comparator.comparingInt(Result.Standing::place))
        .forEach(standing -> table.row(standing(standing, teams)));
    return page;
  }

  private static List<Cell> standing(Result.Standing standing, boolean teams) {
    var row = new ArrayList<>(List.of(Cell.just(standing.place())));
    if (teams) row.add(Cell.just(standing.team()));
    row.add(Cell.player(standing.seat()));
    row.add(Cell.just(standing.score()));
    row.add(standing.won() ? Cell.of(Text.of("app.result.won"), Style.EMPHASIS) : Cell.EMPTY);
    return row;
  }

  /** How anybody can check that chance was fair. */
  Page fairness() {
    var seed = sitting.recorded().seed();
    return new Page()
        .line(Cell.of(Text.of("app.fair.secret", seed.secret(), seed.commitment()), Style.MUTED))
        .line(Cell.of(Text.of("app.fair.check", sitting.file().toString()), Style.MUTED));
  }
}
