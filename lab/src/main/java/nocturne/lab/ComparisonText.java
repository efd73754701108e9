package nocturne.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import nocturne.lab.compare.Change;
import nocturne.lab.compare.Change.Family;

/**
 * A comparison in words and tables.
 *
 * @param cards the names of cards that are listed in any case
 * @param all whether all cards that did not change are listed too
 */
record ComparisonText(Tongue tongue, List<String> cards, boolean all) {

  List<String> lines(long pairs, List<Change> changes) {
    var lines = new ArrayList<String>();
    lines.add(tongue.say("lab.compare.pairs", pairs));
    for (var family : Family.values()) {
      var those = changes.stream().filter(change -> change.family() == family).toList();
      if (!those.isEmpty()) family(family, those, lines);
    }
    long sure = changes.stream().filter(Change::isSure).count();
    lines.add("");
    lines.add(
        sure == 0
            ? tongue.say("lab.noDifference")
            : tongue.say("lab.compare.changed", (int) sure, changes.size()));
    return lines;
  }

  private void family(Family family, List<Change> changes, List<String> lines) {
    var key = family.name().toLowerCase(Locale.ROOT);
    lines.add("");
    lines.add(tongue.say("lab.compare." + key));
    var shown =
        changes.stream()
            .filter(change -> all || !change.isOfACard() || change.isSure() || isNamed(change))
            .toList();
    if (shown.isEmpty()) {
      lines.add(tongue.say("lab.noDifference"));
      return;
    }
    var table =
        new TextTable(
            List.of(
                tongue.say("lab.compare.what"),
                "A",
                "B",
                tongue.say("lab.compare.difference"),
                tongue.say("lab.interval"),
                tongue.say("lab.compare.sure")));
    for (var change : shown) table.row(row(change));
    lines.addAll(table.lines());
  }

  private boolean isNamed(Change change) {
    return cards.stream().anyMatch(change.what()::equalsIgnoreCase);
  }

  private List<String> row(Change change) {
    double size = Math.max(Math.abs(change.low()), Math.abs(change.high()));
    return List.of(
        name(change),
        number(change, change.before(), Math.abs(change.before())),
        number(change, change.after(), Math.abs(change.before())),
        signed(change, change.difference(), size),
        tongue.say(
            "lab.fromTo", signed(change, change.low(), size), signed(change, change.high(), size)),
        change.isSure()
            ? tongue.say("lab.compare.yes", tongue.doubt(change.doubt()))
            : tongue.say("lab.noDifference.short"));
  }

  private String name(Change change) {
    if (change.named()) return change.what();
    if (change.what().startsWith("seat.")) return tongue.seat(change.what().substring(5));
    return tongue.say("lab.measure." + change.what());
  }

  private String signed(Change change, double value, double size) {
    return (value > 0 ? "+" : "") + number(change, value, size);
  }

  /** As many decimals as numbers of this size call for. */
  private String number(Change change, double value, double size) {
    if (change.percent()) return tongue.percent(value);
    return tongue.number(value, size < 10 ? 2 : size < 1000 ? 1 : 0);
  }
}
