package nocturne.app.screen;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import nocturne.text.Page;
import nocturne.text.Page.Part;
import nocturne.text.Page.Style;

/**
 * Lays a table out in columns as wide as their widest cell. Where that is wider than the screen,
 * the widest columns give way and their cells take several lines.
 */
final class GridWriter {

  private static final int GAP = 2;
  private static final int NARROWEST = 6;

  private final Voice voice;
  private final int width;

  GridWriter(Voice voice, int width) {
    this.voice = voice;
    this.width = width;
  }

  List<List<Run>> write(Part.Grid grid) {
    var headings = grid.headings().stream().map(this::heading).toList();
    var rows = grid.rows().stream().map(row -> row.stream().map(voice::runs).toList()).toList();
    int[] widths = fit(widths(headings, rows));
    boolean[] numbers = numbers(rows, widths.length);
    var lines = new ArrayList<List<Run>>();
    if (headings.stream().anyMatch(heading -> !heading.isEmpty()))
      lines.addAll(row(headings, widths, numbers));
    rows.forEach(row -> lines.addAll(row(row, widths, numbers)));
    return lines;
  }

  private List<Run> heading(Page.Cell cell) {
    return voice.runs(cell).stream()
        .map(run -> run.style().equals(Style.PLAIN) ? new Run(run.words(), Style.MUTED) : run)
        .toList();
  }

  private static int[] widths(List<List<Run>> headings, List<List<List<Run>>> rows) {
    int[] widths = new int[headings.size()];
    Stream.concat(Stream.of(headings), rows.stream())
        .forEach(
            row -> {
              for (int i = 0; i < widths.length; i++)
                widths[i] = Math.max(widths[i], Run.width(row.get(i)));
            });
    return widths;
  }

  private int[] fit(int[] widths) {
    int free = width - GAP * (widths.length - 1);
    while (Arrays.stream(widths).sum() > free) {
      int widest = 0;
      for (int i = 1; i < widths.length; i++) if (widths[i] > widths[widest]) widest = i;
      if (widths[widest] <= NARROWEST) break;
      widths[widest]--;
    }
    return widths;
  }

  /** Columns of numbers stand flush right. */
  private static boolean[] numbers(List<List<List<Run>>> rows, int columns) {
    boolean[] numbers = new boolean[columns];
    for (int i = 0; i < columns; i++) {
      int column = i;
      numbers[i] =
          rows.stream()
              .map(row -> row.get(column))
              .allMatch(cell -> cell.isEmpty() || (cell.size() == 1 && isNumber(cell.getFirst())));
    }
    return numbers;
  }

  private static boolean isNumber(Run run) {
    return run.words().matches("[-+−]?\\d+");
  }

  private static List<List<Run>> row(List<List<Run>> cells, int[] widths, boolean[] numbers) {
    var folded = new ArrayList<List<List<Run>>>();
    for (int i = 0; i < widths.length; i++) folded.add(Run.fold(cells.get(i), widths[i]));
    int height = folded.stream().mapToInt(List::size).max().orElse(0);
    var lines = new ArrayList<List<Run>>();
    for (int y = 0; y < height; y++) {
      var line = new ArrayList<Run>();
      for (int i = 0; i < widths.length; i++) {
        List<Run> piece = y < folded.get(i).size() ? folded.get(i).get(y) : List.of();
        int rest = widths[i] - Run.width(piece);
        if (numbers[i]) line.add(blanks(rest));
        line.addAll(piece);
        int after = (numbers[i] ? 0 : rest) + (i < widths.length - 1 ? GAP : 0);
        line.add(blanks(after));
      }
      lines.add(line);
    }
    return lines;
  }

  private static Run blanks(int count) {
    return new Run(" ".repeat(count), Style.PLAIN);
  }
}
