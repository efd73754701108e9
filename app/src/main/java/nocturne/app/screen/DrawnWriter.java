package nocturne.app.screen;

import java.util.ArrayList;
import java.util.List;
import nocturne.text.Page;
import nocturne.text.Page.Part;
import nocturne.text.Page.Style;

/** Draws a page in columns, coloured where there is ink. */
final class DrawnWriter implements PageWriter {

  private static final String BULLET = "• ";
  private static final int GAP = 3;

  private final Voice voice;
  private final Ink ink;
  private final int width;
  private final List<String> lines = new ArrayList<>();
  private final List<List<Run>> facts = new ArrayList<>();

  DrawnWriter(Voice voice, Ink ink, int width) {
    this.voice = voice;
    this.ink = ink;
    this.width = width;
  }

  @Override
  public List<String> write(Page page) {
    lines.clear();
    for (var part : page.parts()) {
      if (!(part instanceof Part.Fact)) flowFacts();
      switch (part) {
        case Part.Heading heading -> heading(voice.say(heading.text()));
        case Part.Line line -> Run.fold(voice.runs(line.words()), width).forEach(this::print);
        case Part.Fact fact -> facts.add(fact(fact));
        case Part.Items items -> items(items);
        case Part.Grid grid -> new GridWriter(voice, width).write(grid).forEach(this::print);
      }
    }
    flowFacts();
    return List.copyOf(lines);
  }

  private void heading(String title) {
    if (!lines.isEmpty()) lines.add("");
    int rule = Math.max(0, width - Run.width(title) - 1);
    print(
        List.of(
            new Run(title, Style.EMPHASIS), new Run(" " + "─".repeat(rule), Style.MUTED)));
  }

  private List<Run> fact(Part.Fact fact) {
    var runs = new ArrayList<Run>();
    runs.add(new Run(voice.say(fact.name()) + ": ", Style.MUTED));
    runs.addAll(voice.runs(fact.value()));
    return runs;
  }

  /** Facts that follow one another share a line as long as they fit. */
  private void flowFacts() {
    var line = new ArrayList<Run>();
    for (var fact : facts) {
      if (!line.isEmpty() && Run.width(line) + GAP + Run.width(fact) > width) {
        print(line);
        line.clear();
      }
      if (Run.width(fact) > width) {
        Run.fold(fact, width).forEach(this::print);
        continue;
      }
      if (!line.isEmpty()) line.add(new Run(" ".repeat(GAP), Style.PLAIN));
      line.addAll(fact);
    }
    if (!line.isEmpty()) print(line);
    facts.clear();
  }

  private void items(Part.Items items) {
    items.name().ifPresent(name -> print(List.of(new Run(voice.say(name) + ":", Style.MUTED))));
    for (var cell : items.cells()) {
      var mark = BULLET;
      for (var line : Run.fold(voice.runs(cell), width - BULLET.length())) {
        lines.add(ink.paint(mark, Style.MUTED) + paint(line));
        mark = " ".repeat(BULLET.length());
      }
    }
  }

  private void print(List<Run> line) {
    lines.add(paint(line).stripTrailing());
  }

  private String paint(List<Run> line) {
    var painted = new StringBuilder();
    line.forEach(run -> painted.append(ink.paint(run.words(), run.style())));
    return painted.toString();
  }
}
