package nocturne.lab;

import java.util.ArrayList;
import java.util.List;

/** Rows in columns that stand below each other, numbers to the right; also Markdown. */
final class TextTable {

  private final List<List<String>> rows = new ArrayList<>();

  TextTable(List<String> heading) {
    rows.add(List.copyOf(heading));
  }

  void row(List<String> cells) {
    rows.add(List.copyOf(cells));
  }

  List<String> lines() {
    var widths = new int[rows.getFirst().size()];
    var numeric = new boolean[widths.length];
    for (int column = 0; column < widths.length; column++) {
      int at = column;
      widths[column] = rows.stream().mapToInt(row -> row.get(at).length()).reduce(3, Math::max);
      numeric[column] =
          rows.stream().skip(1).allMatch(row -> row.get(at).matches("[-+−]?[\\d.,\\s]*%?"));
    }
    var lines = new ArrayList<String>();
    for (var row : rows) {
      lines.add(line(row, widths, numeric));
      if (lines.size() == 1) lines.add(rule(widths));
    }
    return lines;
  }

  private static String line(List<String> row, int[] widths, boolean[] numeric) {
    var line = new StringBuilder("|");
    for (int column = 0; column < widths.length; column++) {
      var cell = row.get(column);
      var gap = " ".repeat(widths[column] - cell.length());
      line.append(' ').append(numeric[column] ? gap + cell : cell + gap).append(" |");
    }
    return line.toString();
  }

  private static String rule(int[] widths) {
    var line = new StringBuilder("|");
    for (int width : widths) line.append(' ').append("-".repeat(width)).append(" |");
    return line.toString();
  }
}
