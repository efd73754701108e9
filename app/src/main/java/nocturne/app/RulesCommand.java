package nocturne.app;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import nocturne.kernel.Game;
import nocturne.kernel.Text;
import nocturne.text.Page;
import nocturne.text.Page.Cell;
import nocturne.text.Page.Style;
import nocturne.text.RuleBook;
import nocturne.text.RuleText;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows the rules of a game. */
@Command(name = "rules")
final class RulesCommand implements Callable<Integer> {

  @Mixin private final Manner manner;

  @Parameters(paramLabel = "GAME", descriptionKey = "game")
  private String game;

  @Option(names = "--rule", paramLabel = "ID", descriptionKey = "rule")
  private @Nullable String rule;

  RulesCommand(Surroundings surroundings) {
    this.manner = new Manner(surroundings);
  }

  @Override
  public Integer call() {
    var opened = Shelf.open(game, Optional.empty());
    var book = RuleBook.load(opened.getClass(), "rules");
    manner.show(rule == null ? whole(book) : one(book, rule), voice(opened));
    return 0;
  }

  private nocturne.app.screen.Voice voice(Game<?> opened) {
    return manner.tongue().voice(opened, List.of());
  }

  private Page whole(RuleBook book) {
    var page = new Page();
    for (var chapter : book.chapters()) {
      page.heading(Text.of("it", chapter.title().in(manner.tongue().language())));
      chapter.rules().forEach(text -> page.line(line(text)));
    }
    return page;
  }

  private Page one(RuleBook book, String id) {
    var found = book.rule(id.toUpperCase(Locale.ROOT));
    return new Page().line(line(found.orElseThrow(() -> new Complaint("app.rule.none", id))));
  }

  private Cell line(RuleText text) {
    return Cell.just(text.id() + ".", Style.EMPHASIS)
        .and(Cell.just(text.text().in(manner.tongue().language())));
  }
}
