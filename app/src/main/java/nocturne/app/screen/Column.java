package nocturne.app.screen;

import java.util.ArrayList;
import java.util.List;
import nocturne.text.Page.Part;
import nocturne.text.Page.Style;

/**
 * Lays parts of a page out under one another in a column of some width. What follows a narrow table
 * stands beside it as long as it isn't higher.
 */
final class Column {

  private static final String BULLET = "• ";
  private static final int GAP = 3;
  private static final int NARROWEST_BESIDE = 44;

  private final Voice voice;
  private final int width;
  private final List<List<Run>> lines = new ArrayList<>();
  private final List<List<Run>> facts = new ArrayList<>();

  Column(Voice voice, int width) {
    this.voice = voice;
    this.width = width;
  }

  List<List<Run>> lay(List<Part> parts) {
    for (int i = 0; i < parts.size(); i++) {
      var part = parts.get(i);
      if (!(part instanceof Part.Fact)) flowFacts();
      switch (part) {
        case Part.Heading heading -> heading(voice.say(heading.text()));
        case Part.Line line -> lines.addAll(Run.fold(voice.runs(line.words()), width));
        case Part.Fact fact -> facts.add(fact(fact));
        case Part.Items items -> items(items);
        case Part.Grid grid -> i += grid(grid, following(parts, i + 1));
      }
    }
    flowFacts();
    return lines;
  }

  private void heading(String title) {
    if (!lines.isEmpty()) lines.add(List.of());
    var words = title.endsWith(".") ? title.substring(0, title.length() - 1) : title;
    int rule = Math.max(0, width - Run.width(words) - 1);
    lines.add(
        List.of(new Run(words, Style.EMPHASIS), new Run(" " + "─".repeat(rule), Style.MUTED)));
  }

  private List<Run> fact(Part.Fact fact) {
    var runs = new ArrayList<Run>();
    runs.add(new Run(voice.say(fact.name()) + ": ", Style.MUTED));
    runs.addAll(voice.runs(fact.value()));
    return runs;
  }

  /** Facts that follow one another share a line as long as they fit. */
  private void flowFacts() {
    List<Run> line = List.of();
    for (var fact : facts) {
      boolean fits = Run.width(line) + GAP + Run.width(fact) <= width;
      if (!line.isEmpty() && fits) {
        line = beside(line, Run.width(line), fact);
      } else {
        addFacts(line);
        line = fact;
      }
    }
    addFacts(line);
    facts.clear();
  }

  private void addFacts(List<Run> line) {
    if (Run.width(line) > width) lines.addAll(Run.fold(line, width));
    else if (!line.isEmpty()) lines.add(line);
  }

  /** Items stand under one another, or in columns read across where they are short. */
  private void items(Part.Items items) {
    items.name().ifPresent(name -> lines.add(List.of(new Run(voice.say(name) + ":", Style.MUTED))));
    var cells = items.cells().stream().map(voice::runs).toList();
    int widest = cells.stream().mapToInt(Run::width).max().orElse(0) + BULLET.length();
    int columns = Math.max(1, (width + GAP) / (widest + GAP));
    List<Run> line = List.of();
    for (int i = 0; i < cells.size(); i++) {
      if (columns == 1) {
        bullet(cells.get(i));
        continue;
      }
      var item = marked(BULLET, cells.get(i));
      int column = i % columns;
      line = column == 0 ? item : beside(line, column * (widest + GAP) - GAP, item);
      if (column == columns - 1 || i == cells.size() - 1) lines.add(line);
    }
  }

  private void bullet(List<Run> item) {
    var mark = BULLET;
    for (var line : Run.fold(item, width - BULLET.length())) {
      lines.add(marked(mark, line));
      mark = " ".repeat(BULLET.length());
    }
  }

  private static List<Run> marked(String mark, List<Run> item) {
    var line = new ArrayList<Run>();
    line.add(new Run(mark, Style.MUTED));
    line.addAll(item);
    return line;
  }

  // A table and what stands beside it

  /** The parts from here on that could stand beside a table. */
  private static List<Part> following(List<Part> parts, int from) {
    int to = from;
    while (to < parts.size()
        && (parts.get(to) instanceof Part.Items || parts.get(to) instanceof Part.Fact)) to++;
    return parts.subList(from, to);
  }

  /** Writes a table; gives how many of the following parts found room beside it. */
  private int grid(Part.Grid grid, List<Part> following) {
    var table = new GridWriter(voice, width).write(grid);
    int wide = table.stream().mapToInt(Run::width).max().orElse(0);
    int room = width - wide - GAP;
    int taken = room < NARROWEST_BESIDE ? 0 : following.size();
    List<List<Run>> right = List.of();
    for (; taken > 0; taken--) {
      right = new Column(voice, room).lay(following.subList(0, taken));
      if (right.size() <= table.size()) break;
    }
    for (int y = 0; y < table.size(); y++) {
      boolean both = taken > 0 && y < right.size();
      lines.add(both ? beside(table.get(y), wide, right.get(y)) : table.get(y));
    }
    return taken;
  }

  /** Two lines side by side, the second from {@link #GAP} after this column on. */
  private static List<Run> beside(List<Run> left, int wide, List<Run> right) {
    var line = new ArrayList<>(left);
    line.add(new Run(" ".repeat(Math.max(0, wide - Run.width(left)) + GAP), Style.PLAIN));
    line.addAll(right);
    return line;
  }
}
