package nocturne.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import nocturne.kernel.Game;
import nocturne.kernel.Text;
import nocturne.testkit.rules.Coverage;
import nocturne.testkit.rules.RulesReport;
import nocturne.text.Page;
import nocturne.text.Page.Cell;
import nocturne.text.Page.Style;
import nocturne.text.RuleBook;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows the rules of a game, each with the code that cites it and the tests that cover it. */
@Command(name = "rules")
final class RulesCommand implements Callable<Integer> {

  private final Surroundings surroundings;

  @Mixin private final Manner manner;

  @Parameters(paramLabel = "GAME", descriptionKey = "game")
  private String game;

  @Option(names = "--rule", paramLabel = "ID", descriptionKey = "rule")
  private @Nullable String rule;

  @Option(names = "--missing", descriptionKey = "missing")
  private boolean missing;

  @Option(names = "--html", paramLabel = "FILE", descriptionKey = "html")
  private @Nullable Path html;

  RulesCommand(Surroundings surroundings) {
    this.surroundings = surroundings;
    this.manner = new Manner(surroundings);
  }

  @Override
  public Integer call() {
    var opened = Shelf.open(game, Optional.empty());
    var sources = surroundings.home().resolve("games").resolve(game);
    if (!Files.isDirectory(sources.resolve("src")))
      throw new Complaint("app.error.sources", sources.toString());
    var report = RulesReport.of(RuleBook.load(opened.getClass(), "rules"), sources);
    if (html != null) write(report, opened, html);
    manner.show(page(report), manner.tongue().voice(opened, List.of()));
    return report.missing().isEmpty() && report.strangers().isEmpty() ? 0 : Faults.FAILED;
  }

  private void write(RulesReport report, Game<?> opened, Path file) {
    try {
      Files.writeString(file, report.page(opened.facts().title(), manner.tongue().language()));
    } catch (IOException e) {
      throw new Complaint("app.error.unwritable", file.toString(), String.valueOf(e.getMessage()));
    }
  }

  private Page page(RulesReport report) {
    var page = new Page();
    if (rule != null) {
      write(find(report, rule), page);
      return page;
    }
    if (missing) report.missing().forEach(coverage -> write(coverage, page));
    else whole(report, page);
    sum(report, page);
    return page;
  }

  private static Coverage find(RulesReport report, String id) {
    return report.all().stream()
        .filter(coverage -> coverage.rule().id().equals(id.toUpperCase(Locale.ROOT)))
        .findFirst()
        .orElseThrow(() -> new Complaint("app.rule.none", id));
  }

  private void whole(RulesReport report, Page page) {
    for (var chapter : report.chapters()) {
      page.heading(Text.of("it", chapter.title().in(manner.tongue().language())));
      chapter.rules().forEach(coverage -> write(coverage, page));
    }
  }

  private void write(Coverage coverage, Page page) {
    var text = coverage.rule().text().in(manner.tongue().language());
    page.line(Cell.just(coverage.rule().id() + ".", Style.EMPHASIS).and(Cell.just(text)));
    if (coverage.isNeeded()) {
      page.line(places("app.rules.code", coverage.code()));
      page.line(places("app.rules.tests", coverage.tests()));
    } else {
      page.line(Cell.of(Text.of("app.rules.needsNone", coverage.rule().kind()), Style.MUTED));
    }
  }

  private static Cell places(String key, List<String> places) {
    return places.isEmpty()
        ? Cell.of(Text.of(key + ".none"), Style.WARNING)
        : Cell.of(Text.of(key, String.join(", ", places)), Style.MUTED);
  }

  private static void sum(RulesReport report, Page page) {
    var needed = report.all().stream().filter(Coverage::isNeeded).toList();
    page.heading(
        Text.of(
            "app.rules.sum",
            needed.size(),
            needed.stream().filter(Coverage::isComplete).count(),
            needed.stream().filter(Coverage::lacksCode).count(),
            needed.stream().filter(Coverage::lacksTest).count()));
    for (var place : report.strangers())
      page.line(Cell.of(Text.of("app.rules.stranger", place), Style.WARNING));
  }
}
