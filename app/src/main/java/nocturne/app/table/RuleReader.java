package nocturne.app.table;

import java.util.Locale;
import java.util.Optional;
import nocturne.kernel.Game;
import nocturne.kernel.Language;
import nocturne.kernel.Rule;
import nocturne.kernel.Text;
import nocturne.text.Page;
import nocturne.text.Page.Cell;
import nocturne.text.Page.Style;
import nocturne.text.RuleBook;
import nocturne.text.RuleText;
import org.jspecify.annotations.Nullable;

/** The rulebook of a game, opened when somebody first asks for a rule. */
final class RuleReader {

  private final Game<?> game;
  private final Language language;
  private @Nullable RuleBook book;

  RuleReader(Game<?> game, Language language) {
    this.game = game;
    this.language = language;
  }

  void write(Rule rule, Page page) {
    write(rule.id(), page);
  }

  /** Writes a rule, or that there is no such rule. */
  void write(String id, Page page) {
    find(id)
        .ifPresentOrElse(
            rule ->
                page.line(
                    Cell.just(rule.id() + ".", Style.EMPHASIS)
                        .and(Cell.just(rule.text().in(language)))),
            () -> page.line(Cell.of(Text.of("app.rule.none", id), Style.WARNING)));
  }

  private Optional<RuleText> find(String id) {
    if (book == null) book = RuleBook.load(game.getClass(), "rules");
    return book.rule(id.strip().toUpperCase(Locale.ROOT));
  }
}
