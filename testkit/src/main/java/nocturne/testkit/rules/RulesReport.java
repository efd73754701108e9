package nocturne.testkit.rules;

import java.nio.file.Path;
import java.util.List;
import nocturne.kernel.Language;
import nocturne.kernel.Name;
import nocturne.text.RuleBook;

/** For each rule of a game's ledger, the code that cites it and the tests that cover it. */
public final class RulesReport {

  /** A chapter of the ledger with what is known of its rules. */
  public record Chapter(String id, Name title, List<Coverage> rules) {}

  private final List<Chapter> chapters;
  private final List<String> strangers;

  private RulesReport(List<Chapter> chapters, List<String> strangers) {
    this.chapters = List.copyOf(chapters);
    this.strangers = List.copyOf(strangers);
  }

  /** Reads the sources of a game's module, given the folder with its {@code src}. */
  public static RulesReport of(RuleBook book, Path module) {
    return of(book, module.resolve("src/main/java"), module.resolve("src/test/java"));
  }

  /** Reads the folder with a game's code and the folder with its tests. */
  public static RulesReport of(RuleBook book, Path code, Path tests) {
    var citing = new Citations(book);
    var covering = new Citations(book);
    JavaSource.in(code).forEach(citing::cite);
    for (var source : JavaSource.in(tests)) CoveringTests.note(source, covering);
    var chapters =
        book.chapters().stream()
            .map(
                chapter ->
                    new Chapter(
                        chapter.id(),
                        chapter.title(),
                        chapter.rules().stream()
                            .map(rule -> new Coverage(rule, citing.of(rule), covering.of(rule)))
                            .toList()))
            .toList();
    var strangers = new java.util.ArrayList<>(citing.strangers());
    strangers.addAll(covering.strangers());
    return new RulesReport(chapters, strangers);
  }

  public List<Chapter> chapters() {
    return chapters;
  }

  /** Every statement of the ledger, in its order. */
  public List<Coverage> all() {
    return chapters.stream().flatMap(chapter -> chapter.rules().stream()).toList();
  }

  /** The rules that lack code or a test; none when the game is complete. */
  public List<Coverage> missing() {
    return all().stream().filter(coverage -> !coverage.isComplete()).toList();
  }

  /** What sources cite though no ledger has it, each with its place. */
  public List<String> strangers() {
    return strangers;
  }

  /** The report as lines of text. */
  public List<String> lines(Language language) {
    return new ReportLines(this, language).lines();
  }

  /** The report as one page that needs nothing else: both languages, and what is missing first. */
  public String page(Name game, Language language) {
    return new ReportPage(this, game, language).html();
  }
}
