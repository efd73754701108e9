package nocturne.bench.balance;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A tally as tables that can be read as they are and as Markdown. */
final class Report {

  private final Tally tally;
  private final List<String> lines = new ArrayList<>();

  private Report(Tally tally) {
    this.tally = tally;
  }

  static List<String> of(Tally tally) {
    var report = new Report(tally);
    report.whole();
    report.seats();
    report.things();
    report.occurrences();
    return report.lines;
  }

  private void whole() {
    row("games", "mean score", "decisions", "10 %", "50 %", "90 %");
    rule(6);
    row(
        number(tally.games()),
        number(tally.meanScore()),
        number(tally.meanDecisions()),
        number(tally.decisions(10)),
        number(tally.decisions(50)),
        number(tally.decisions(90)));
  }

  private void seats() {
    if (tally.isOneSided()) {
      heading("success");
      wins("all", tally.together());
      return;
    }
    heading("seat");
    for (int seat = 0; seat < tally.bySeat().size(); seat++)
      wins(number(seat + 1), tally.bySeat().get(seat));
  }

  private void things() {
    if (tally.watch().by().isEmpty()) return;
    heading(tally.watch().by().get());
    tally.byThing().forEach(this::wins);
  }

  private void heading(String what) {
    lines.add("");
    row(what, "games", "wins", "95 %", "mean score");
    rule(5);
  }

  private void wins(String what, Share share) {
    row(
        what,
        number((double) share.games()),
        percent(share.rate()) + " %",
        percent(share.low()) + "–" + percent(share.high()) + " %",
        number(share.meanScore()));
  }

  private void occurrences() {
    if (tally.watch().count().isEmpty()) return;
    lines.add("");
    row(tally.watch().count().get(), "times", "a game");
    rule(3);
    tally.occurred().entrySet().stream()
        .sorted(Map.Entry.<String, Integer>comparingByValue(Comparator.reverseOrder()))
        .forEach(
            it ->
                row(
                    it.getKey(),
                    number(it.getValue()),
                    String.format(Locale.ROOT, "%.3f", (double) it.getValue() / tally.games())));
    var never = tally.neverOccurred();
    lines.add("");
    lines.add("never: " + (never.isEmpty() ? "none" : String.join(", ", never)));
  }

  private void row(String... cells) {
    lines.add("| " + String.join(" | ", cells) + " |");
  }

  private void rule(int columns) {
    lines.add("| --- ".repeat(columns) + "|");
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%,.0f", value);
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f", 100 * share);
  }
}
