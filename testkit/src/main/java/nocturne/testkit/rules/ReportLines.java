package nocturne.testkit.rules;

import java.util.ArrayList;
import java.util.List;
import nocturne.kernel.Language;
import nocturne.kernel.Name;

/** A report as lines of text. */
final class ReportLines {

  private static final Name CODE = new Name("code", "код");
  private static final Name TEST = new Name("test", "тест");
  private static final Name MISSING = new Name("MISSING", "НЕТ");
  private static final Name APART =
      new Name(
          "Definitions and counts, which need neither code nor test",
          "Определения и количества, которым не нужны ни код, ни тест");
  private static final Name STRANGERS =
      new Name("Cited, and not in the ledger", "Упомянуты, но в своде правил их нет");
  private static final Name SUM =
      new Name(
          "%d rules: %d complete, %d without code, %d without test",
          "Правил %d: полностью готовы %d, без кода %d, без теста %d");

  private final RulesReport report;
  private final Language language;
  private final List<String> lines = new ArrayList<>();

  ReportLines(RulesReport report, Language language) {
    this.report = report;
    this.language = language;
  }

  List<String> lines() {
    for (var chapter : report.chapters()) {
      var rules = chapter.rules().stream().filter(Coverage::isNeeded).toList();
      if (rules.isEmpty()) continue;
      heading(chapter.id() + "  " + chapter.title().in(language));
      rules.forEach(this::rule);
    }
    apart();
    if (!report.strangers().isEmpty()) {
      heading(STRANGERS.in(language));
      report.strangers().forEach(stranger -> lines.add("  " + stranger));
    }
    lines.add("");
    lines.add(sum(report, SUM.in(language)));
    return lines;
  }

  /** Rules, complete ones, those without code and those without a test, in a sentence. */
  private static String sum(RulesReport report, String sentence) {
    var rules = report.all().stream().filter(Coverage::isNeeded).toList();
    return sentence.formatted(
        rules.size(),
        rules.stream().filter(Coverage::isComplete).count(),
        rules.stream().filter(Coverage::lacksCode).count(),
        rules.stream().filter(Coverage::lacksTest).count());
  }

  private void heading(String text) {
    if (!lines.isEmpty()) lines.add("");
    lines.add(text);
  }

  private void rule(Coverage coverage) {
    lines.add("  " + coverage.rule().id() + "  " + coverage.rule().text().in(language));
    places(CODE, coverage.code());
    places(TEST, coverage.tests());
  }

  private void places(Name what, List<String> places) {
    var where = places.isEmpty() ? MISSING.in(language) : String.join(", ", places);
    lines.add("    " + what.in(language) + ": " + where);
  }

  private void apart() {
    var apart = report.all().stream().filter(coverage -> !coverage.isNeeded()).toList();
    if (apart.isEmpty()) return;
    heading(APART.in(language));
    for (var coverage : apart)
      lines.add("  " + coverage.rule().id() + "  " + coverage.rule().text().in(language));
  }
}
