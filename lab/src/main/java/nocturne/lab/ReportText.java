package nocturne.lab;

import java.util.ArrayList;
import java.util.List;
import nocturne.lab.report.Findings;
import nocturne.lab.report.Findings.Card;
import nocturne.lab.report.Findings.Line;
import nocturne.lab.stat.Share;
import nocturne.lab.stat.Spread;

/** The main tables of a report in words, for a terminal or a document. */
record ReportText(Tongue tongue) {

  List<String> lines(Findings found) {
    var lines = new ArrayList<String>();
    if (found.isContest())
      wins("seats", found.seats().stream().map(this::seat).toList(), found.doubtOfSeats(), lines);
    wins("characters", found.characters(), lines);
    wins("variants", found.variants(), lines);
    wins("bots", found.bots(), lines);
    measures(found, lines);
    cards("most", found.mostWorthHaving(), lines);
    cards("least", found.leastWorthHaving(), lines);
    return lines;
  }

  private Line seat(Line line) {
    return line.named(tongue.seat(line.name()));
  }

  private void wins(String of, List<Line> wins, List<String> lines) {
    if (wins.size() > 1) wins(of, wins, Findings.doubt(wins), lines);
  }

  private void wins(String of, List<Line> wins, double doubt, List<String> lines) {
    var table =
        new TextTable(
            List.of(
                tongue.say("report." + of),
                tongue.say("report.column.times"),
                tongue.say("report.column.wins"),
                tongue.say("lab.interval"),
                tongue.say("report.column.score")));
    for (var line : wins)
      table.row(
          List.of(
              line.name(),
              tongue.number(line.wins().all(), 0),
              tongue.percent(line.wins().rate()),
              tongue.interval(line.wins()),
              tongue.number(line.meanScore(), 1)));
    add(table, lines);
    lines.add("");
    lines.add(tongue.verdict(doubt));
  }

  private void measures(Findings found, List<String> lines) {
    var table =
        new TextTable(
            List.of(
                tongue.say("report.spreads"),
                tongue.say("report.column.mean"),
                tongue.say("report.column.range")));
    share("success", found.together(), table);
    spread("choices", found.choices(), table);
    spread("rounds", found.rounds(), table);
    spread("score", found.scores(), table);
    spread("margin", found.margins(), table);
    share("comeback", found.comebacks(), table);
    measure(
        "branching",
        tongue.number(found.branching(), 1),
        tongue.say("report.atMost", found.widest()),
        table);
    add(table, lines);
  }

  private void share(String measure, Share share, TextTable table) {
    if (share.all() > 0)
      measure(measure, tongue.percent(share.rate()), tongue.interval(share), table);
  }

  private void spread(String measure, Spread spread, TextTable table) {
    if (spread.isEmpty()) return;
    var low = tongue.number(spread.quantile(0.1), 0);
    var high = tongue.number(spread.quantile(0.9), 0);
    measure(measure, tongue.number(spread.mean(), 1), tongue.say("lab.fromTo", low, high), table);
  }

  private void measure(String measure, String mean, String range, TextTable table) {
    table.row(List.of(tongue.say("lab.measure." + measure), mean, range));
  }

  private void cards(String which, List<Card> cards, List<String> lines) {
    if (cards.isEmpty()) return;
    var table =
        new TextTable(
            List.of(
                tongue.say("report.worth." + which),
                tongue.say("report.column.bought"),
                tongue.say("report.column.played"),
                tongue.say("report.column.with"),
                tongue.say("report.column.worth"),
                tongue.say("lab.compare.sure")));
    for (var card : cards)
      table.row(
          List.of(
              card.name(),
              tongue.number((double) card.bought(), 0),
              tongue.number((double) card.played(), 0),
              tongue.percent(card.with().rate()),
              tongue.percent(card.worth()),
              tongue.say(card.isSure() ? "report.sure" : "lab.noDifference.short")));
    add(table, lines);
  }

  private static void add(TextTable table, List<String> lines) {
    if (!lines.isEmpty()) lines.add("");
    lines.addAll(table.lines());
  }
}
