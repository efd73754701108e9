package nocturne.app.screen;

import java.util.ArrayList;
import java.util.List;
import nocturne.text.Page.Style;

/**
 * Writes what may be chosen, numbered from 1, and after it what may not. Short labels stand in
 * columns, read downwards.
 */
public final class OptionWriter {

  private static final int GAP = 3;
  private static final int FEW = 6;
  private static final String CROSS = "× ";

  private final boolean plain;
  private final Ink ink;
  private final int width;

  public OptionWriter(Console console, Voice voice) {
    this.plain = console.look().isPlain();
    this.ink = new Ink(console.look() == Look.COLOURED, voice.reader());
    this.width = console.width() - 1;
  }

  /** Writes what may be chosen, from this number on. */
  public List<String> write(List<String> labels, int first) {
    return write(labels, first, Style.PLAIN);
  }

  /** Writes what may not be chosen, from this number on. */
  public List<String> writeRefused(List<String> labels, int first) {
    return plain
        ? plainly(labels, first)
        : write(labels.stream().map(label -> CROSS + label).toList(), first, Style.MUTED);
  }

  private List<String> write(List<String> labels, int first, Style style) {
    if (plain) return plainly(labels, first);
    int digits = Integer.toString(first + labels.size() - 1).length();
    int indent = digits + 3;
    int widest = labels.stream().mapToInt(Run::width).max().orElse(0) + indent;
    int fitting = Math.max(1, (width + GAP) / (widest + GAP));
    int columns = labels.size() <= FEW ? 1 : fitting;
    if (columns == 1) return folded(labels, first, digits, style);
    int rows = (labels.size() + columns - 1) / columns;
    var lines = new ArrayList<String>();
    for (int row = 0; row < rows; row++) {
      var line = new StringBuilder();
      for (int i = row; i < labels.size(); i += rows) {
        var label = labels.get(i);
        boolean last = i + rows >= labels.size();
        int rest = last ? 0 : widest - indent - Run.width(label) + GAP;
        line.append(number(first + i, digits, style))
            .append(ink.paint(label, style))
            .append(" ".repeat(rest));
      }
      lines.add(line.toString());
    }
    return lines;
  }

  private static List<String> plainly(List<String> labels, int first) {
    var lines = new ArrayList<String>();
    for (int i = 0; i < labels.size(); i++) lines.add(first + i + ". " + labels.get(i));
    return lines;
  }

  private List<String> folded(List<String> labels, int first, int digits, Style style) {
    var lines = new ArrayList<String>();
    for (int i = 0; i < labels.size(); i++) {
      var head = number(first + i, digits, style);
      for (var line : Run.fold(List.of(new Run(labels.get(i), style)), width - digits - 3)) {
        var painted = new StringBuilder(head);
        line.forEach(run -> painted.append(ink.paint(run.words(), run.style())));
        lines.add(painted.toString());
        head = " ".repeat(digits + 3);
      }
    }
    return lines;
  }

  private String number(int number, int digits, Style style) {
    return ink.paint(
        " " + " ".repeat(digits - Integer.toString(number).length()) + number + "  ",
        style.equals(Style.MUTED) ? style : Style.EMPHASIS);
  }
}
