package nocturne.lab.report;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;
import nocturne.lab.Tongue;
import nocturne.lab.play.Plan;
import nocturne.lab.report.Findings.Line;
import nocturne.lab.report.IntervalChart.Bar;
import nocturne.lab.stat.Doubt;
import nocturne.lab.stat.Spread;
import nocturne.lab.store.RunCard;

/** Findings as one page that needs nothing else: its style, its charts and its script are in it. */
public final class ReportPage {

  private final Tongue tongue;
  private final String title;
  private final RunCard card;
  private final Findings found;
  private final Html html = new Html();

  private ReportPage(Tongue tongue, String title, RunCard card, Findings found) {
    this.tongue = tongue;
    this.title = title;
    this.card = card;
    this.found = found;
  }

  /**
   * The page.
   *
   * @param title what the game is called
   */
  public static String write(Tongue tongue, String title, RunCard card, Findings found) {
    return new ReportPage(tongue, title, card, found).page();
  }

  private String page() {
    var heading = tongue.say("report.title", title);
    html.raw("<!doctype html>")
        .raw("<html lang='" + tongue.language().tag() + "'><head><meta charset='utf-8'>")
        .raw("<meta name='viewport' content='width=device-width, initial-scale=1'>")
        .raw("<meta name='color-scheme' content='dark light'>")
        .element("title", heading)
        .raw("<style>" + resource("report.css") + "</style></head><body><main>")
        .raw("<header>")
        .element("h1", heading)
        .aside(what())
        .raw("</header>");
    if (found.games() == 0) {
      html.say(tongue.say("report.empty"));
    } else {
      tiles();
      together();
      seats();
      lines("report.characters", found.characters());
      if (found.variants().size() > 1) variants();
      if (found.bots().size() > 1) lines("report.bots", found.bots());
      spreads();
      new CardSection(tongue, html).write(found);
    }
    html.raw("<footer>").aside(tongue.say("report.footer")).raw("</footer>");
    return html.raw("</main><script>" + resource("report.js") + "</script></body></html>")
        .toString();
  }

  private String what() {
    var plan = card.plan();
    return tongue.say(
        "report.what",
        found.games(),
        plan.seats(),
        String.join(", ", plan.bots()),
        String.join("; ", labels()),
        Long.toString(plan.seed()),
        card.packHash().substring(0, Math.min(8, card.packHash().length())));
  }

  private List<String> labels() {
    var plan = card.plan();
    return IntStream.range(0, plan.variants().size())
        .mapToObj(plan::label)
        .map(this::variant)
        .toList();
  }

  private String variant(String label) {
    return label.equals(Plan.USUAL) ? tongue.say("report.usual") : label;
  }

  private void tiles() {
    html.raw("<div class='tiles'>");
    tile("report.tile.games", tongue.number((double) found.games(), 0));
    if (found.together().all() > 0)
      tile("report.tile.success", tongue.percent(found.together().rate()));
    tile("report.tile.choices", tongue.number(found.choices().quantile(0.5), 0));
    if (!found.rounds().isEmpty())
      tile("report.tile.rounds", tongue.number(found.rounds().quantile(0.5), 0));
    if (!found.margins().isEmpty())
      tile("report.tile.margin", tongue.number(found.margins().quantile(0.5), 0));
    if (found.comebacks().all() > 0)
      tile("report.tile.comeback", tongue.percent(found.comebacks().rate()));
    tile("report.tile.branching", tongue.number(found.branching(), 1));
    html.raw("</div>");
  }

  private void tile(String key, String value) {
    html.raw(
        "<div class='tile'><b>"
            + Html.escaped(value)
            + "</b><span>"
            + Html.escaped(tongue.say(key))
            + "</span></div>");
  }

  private void together() {
    if (found.together().all() == 0) return;
    html.section(tongue.say("report.together"));
    html.say(
        tongue.say(
            "report.together.is",
            tongue.percent(found.together().rate()),
            tongue.interval(found.together())));
    html.end();
  }

  private void seats() {
    if (!found.isContest()) return;
    html.section(tongue.say("report.seats"));
    verdict(found.doubtOfSeats());
    var named = found.seats().stream().map(line -> line.named(tongue.seat(line.name()))).toList();
    chart(tongue.say("report.seats"), named, found.even());
    html.aside(tongue.say("report.even", tongue.percent(found.even())));
    html.end();
  }

  private void lines(String key, List<Line> lines) {
    if (lines.size() < 2) return;
    html.section(tongue.say(key));
    verdict(Findings.doubt(lines));
    chart(tongue.say(key), lines, Findings.rate(lines));
    html.aside(tongue.say("report.mean", tongue.percent(Findings.rate(lines))));
    html.end();
  }

  private void variants() {
    html.section(tongue.say("report.variants"));
    verdict(Findings.doubt(found.variants()));
    var named = found.variants().stream().map(line -> line.named(variant(line.name()))).toList();
    chart(tongue.say("report.variants"), named, Findings.rate(named));
    html.aside(tongue.say("report.variants.note"));
    html.end();
  }

  private void verdict(double doubt) {
    html.raw(doubt < Doubt.LIMIT ? "<p class='verdict differs'>" : "<p class='verdict'>");
    html.raw(Html.escaped(tongue.verdict(doubt)) + "</p>");
  }

  private void chart(String label, List<Line> lines, double even) {
    var chart = IntervalChart.ofShares(tongue, even);
    for (var line : lines) {
      var wins = line.wins();
      boolean apart = wins.low() > even || wins.high() < even;
      chart.add(
          new Bar(
              line.name(),
              wins.rate(),
              wins.low(),
              wins.high(),
              apart,
              tongue.percent(wins.rate()) + " (" + tongue.interval(wins) + ")"));
    }
    html.raw("<div class='chart'>" + chart.svg(label) + "</div>");
  }

  private void spreads() {
    html.section(tongue.say("report.spreads")).raw("<div class='spreads'>");
    spread("report.choices", found.choices());
    spread("report.rounds", found.rounds());
    spread("report.scores", found.scores());
    spread("report.margins", found.margins());
    html.raw("</div>");
    if (found.comebacks().all() > 0)
      html.say(
          tongue.say(
              "report.comeback",
              tongue.percent(found.comebacks().rate()),
              tongue.interval(found.comebacks())));
    html.say(tongue.say("report.branching", tongue.number(found.branching(), 2), found.widest()));
    html.end();
  }

  private void spread(String key, Spread spread) {
    if (spread.isEmpty()) return;
    html.raw("<figure>").element("figcaption", tongue.say(key));
    if (spread.least() == spread.most()) {
      html.say(tongue.say("report.always", tongue.number(spread.least(), 0))).raw("</figure>");
      return;
    }
    html.raw(new Histogram(tongue, spread).svg(tongue.say(key)));
    html.aside(
        tongue.say(
            "report.spread",
            tongue.number(spread.mean(), 1),
            tongue.number(spread.quantile(0.1), 0),
            tongue.number(spread.quantile(0.5), 0),
            tongue.number(spread.quantile(0.9), 0)));
    html.raw("</figure>");
  }

  private static String resource(String name) {
    try (var in = ReportPage.class.getResourceAsStream(name)) {
      if (in == null) throw new IllegalStateException(name + " is not on the class path");
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(name + " can't be read", e);
    }
  }
}
