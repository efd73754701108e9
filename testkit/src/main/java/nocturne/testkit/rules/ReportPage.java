package nocturne.testkit.rules;

import java.util.List;
import java.util.stream.Collectors;
import nocturne.kernel.Language;
import nocturne.kernel.Name;
import nocturne.text.RuleText;

/** A report as one page of HTML, with its style and its few lines of script inside. */
final class ReportPage {

  private static final Name RULES = new Name("Rules", "Правила");
  private static final Name COMPLETE = new Name("complete", "готово");
  private static final Name NO_CODE = new Name("without code", "без кода");
  private static final Name NO_TEST = new Name("without test", "без теста");
  private static final Name ONLY_MISSING = new Name("Only what is missing", "Только недостающее");
  private static final Name DEFINITION = new Name("definition", "определение");
  private static final Name COUNT = new Name("count", "количество");
  private static final Name CODE = new Name("code", "код");
  private static final Name TEST = new Name("test", "тест");
  private static final Name STRANGERS =
      new Name("Cited, and not in the ledger", "Упомянуты, но в своде правил их нет");

  private final RulesReport report;
  private final Name game;
  private final Language language;

  ReportPage(RulesReport report, Name game, Language language) {
    this.report = report;
    this.game = game;
    this.language = language;
  }

  String html() {
    return """
    <!doctype html>
    <html lang="%s" data-lang="%s">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>%s</title>
    <style>
    %s</style>
    </head>
    <body>
    <header>
    <h1>%s</h1>
    %s
    <div class="bar" aria-hidden="true"><i style="width:%d%%"></i></div>
    <nav>
    <label><input type="checkbox" id="missing"> %s</label>
    <span class="lang"><button type="button" data-to="en">English</button>
    <button type="button" data-to="ru">Русский</button></span>
    </nav>
    </header>
    <main>
    %s%s</main>
    <script>
    %s</script>
    </body>
    </html>
    """
        .formatted(
            language.tag(),
            language.tag(),
            escape(game.in(language) + ": " + RULES.in(language)),
            STYLE,
            both(game),
            figures(),
            percent(),
            both(ONLY_MISSING),
            report.chapters().stream().map(this::chapter).collect(Collectors.joining()),
            strangers(),
            SCRIPT);
  }

  private String figures() {
    var rules = needed();
    return "<p class=\"figures\">"
        + figure(rules.size(), RULES, "")
        + figure(rules.stream().filter(Coverage::isComplete).count(), COMPLETE, "good")
        + figure(rules.stream().filter(Coverage::lacksCode).count(), NO_CODE, "bad")
        + figure(rules.stream().filter(Coverage::lacksTest).count(), NO_TEST, "bad")
        + "</p>";
  }

  private static String figure(long number, Name name, String style) {
    var tone = number == 0 ? "" : style;
    return "<span class=\"figure %s\"><b>%d</b> %s</span>\n".formatted(tone, number, both(name));
  }

  private List<Coverage> needed() {
    return report.all().stream().filter(Coverage::isNeeded).toList();
  }

  private int percent() {
    var rules = needed();
    if (rules.isEmpty()) return 100;
    return (int) (100 * rules.stream().filter(Coverage::isComplete).count() / rules.size());
  }

  private String chapter(RulesReport.Chapter chapter) {
    boolean complete = chapter.rules().stream().allMatch(Coverage::isComplete);
    return """
    <section class="%s">
    <h2><span class="id">%s</span> %s</h2>
    %s</section>
    """
        .formatted(
            complete ? "complete" : "",
            escape(chapter.id()),
            both(chapter.title()),
            chapter.rules().stream().map(this::rule).collect(Collectors.joining()));
  }

  private String rule(Coverage coverage) {
    var rule = coverage.rule();
    return """
    <article id="%s" class="%s">
    <span class="id">%s</span>
    <div><p>%s</p>
    %s%s%s</div>
    </article>
    """
        .formatted(
            escape(rule.id()),
            coverage.isComplete() ? "complete" : "incomplete",
            escape(rule.id()),
            both(rule.text()),
            kind(rule.kind()),
            places(CODE, NO_CODE, coverage.code(), coverage.lacksCode()),
            places(TEST, NO_TEST, coverage.tests(), coverage.lacksTest()));
  }

  private static String kind(RuleText.Kind kind) {
    return switch (kind) {
      case RULE -> "";
      case DEFINITION -> "<p class=\"where\"><em>" + both(DEFINITION) + "</em></p>\n";
      case COUNT -> "<p class=\"where\"><em>" + both(COUNT) + "</em></p>\n";
    };
  }

  private static String places(Name what, Name without, List<String> places, boolean lacking) {
    if (lacking) return "<p class=\"where\"><strong>" + both(without) + "</strong></p>\n";
    if (places.isEmpty()) return "";
    var where =
        places.stream()
            .map(place -> "<code>" + escape(place) + "</code>")
            .collect(Collectors.joining(" "));
    return "<p class=\"where\"><em>" + both(what) + "</em> " + where + "</p>\n";
  }

  private String strangers() {
    if (report.strangers().isEmpty()) return "";
    var items =
        report.strangers().stream()
            .map(stranger -> "<li><code>" + escape(stranger) + "</code></li>\n")
            .collect(Collectors.joining());
    return "<section><h2>" + both(STRANGERS) + "</h2>\n<ul>" + items + "</ul></section>\n";
  }

  private static String both(Name name) {
    return "<span lang=\"en\">"
        + escape(name.en())
        + "</span><span lang=\"ru\">"
        + escape(name.ru())
        + "</span>";
  }

  private static String escape(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  private static final String STYLE =
      """
      :root { color-scheme: light dark; --ink: #1b1d29; --paper: #f6f5f1; --card: #fff;
        --faint: #6b6f80; --line: #dddbd2; --good: #1f7a5c; --bad: #b3372b; --accent: #5b3fa8; }
      @media (prefers-color-scheme: dark) {
        :root { --ink: #e6e6f0; --paper: #12131c; --card: #1b1d2a; --faint: #9498ad;
          --line: #2c2f42; --good: #5fd0a5; --bad: #ff8a7a; --accent: #b39bff; } }
      * { box-sizing: border-box; }
      body { margin: 0; background: var(--paper); color: var(--ink);
        font: 16px/1.5 system-ui, sans-serif; }
      header { position: sticky; top: 0; background: var(--paper); padding: 1rem 1.5rem .75rem;
        border-bottom: 1px solid var(--line); }
      header > *, main { max-width: 62rem; margin-left: auto; margin-right: auto; }
      h1 { margin-top: 0; margin-bottom: .25rem; font-size: 1.5rem; }
      .figures { margin-top: 0; margin-bottom: .5rem; display: flex; flex-wrap: wrap;
        gap: .25rem 1.5rem; color: var(--faint); }
      .figure b { color: var(--ink); font-size: 1.15em; }
      .figure.good b { color: var(--good); }
      .figure.bad b { color: var(--bad); }
      .bar { height: 6px; border-radius: 3px; background: var(--line); overflow: hidden; }
      .bar i { display: block; height: 100%; background: var(--good); }
      nav { display: flex; flex-wrap: wrap; justify-content: space-between; gap: .5rem;
        margin-top: .6rem; }
      button { font: inherit; color: var(--accent); background: none; border: 0; cursor: pointer;
        padding: 0 .25rem; }
      main { padding: 0 1.5rem 4rem; }
      h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; }
      h2 .id { color: var(--accent); }
      article { display: grid; grid-template-columns: 5.5rem 1fr; gap: .75rem;
        background: var(--card); border: 1px solid var(--line); border-left: 4px solid var(--good);
        border-radius: 6px; padding: .6rem .9rem; margin: .4rem 0; }
      article.incomplete { border-left-color: var(--bad); }
      article > .id { font-weight: 600; font-variant-numeric: tabular-nums; color: var(--faint); }
      article p { margin: 0; }
      .where { font-size: .82rem; margin-top: .25rem !important; color: var(--faint);
        overflow-wrap: anywhere; }
      .where em { font-style: normal; letter-spacing: .04em; }
      .where strong { color: var(--bad); }
      code { font: .95em ui-monospace, monospace; background: var(--paper); border-radius: 3px;
        padding: 0 .25em; color: var(--ink); }
      [data-lang=en] [lang=ru], [data-lang=ru] [lang=en] { display: none; }
      .only-missing .complete { display: none; }
      @media (max-width: 34rem) { article { grid-template-columns: 1fr; gap: .1rem; } }
      @media print { nav { display: none; } header { position: static; } }
      """;

  private static final String SCRIPT =
      """
      document.getElementById('missing').addEventListener('change', event =>
        document.body.classList.toggle('only-missing', event.target.checked));
      for (const button of document.querySelectorAll('[data-to]'))
        button.addEventListener('click', () => {
          document.documentElement.dataset.lang = button.dataset.to;
          document.documentElement.lang = button.dataset.to;
        });
      """;
}
