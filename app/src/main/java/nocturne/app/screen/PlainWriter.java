package nocturne.app.screen;

import java.util.ArrayList;
import java.util.List;
import nocturne.text.Page;
import nocturne.text.Page.Part;

/** Reads a page out in sentences, each with everything needed to understand it by itself. */
final class PlainWriter implements PageWriter {

  private final Voice voice;

  PlainWriter(Voice voice) {
    this.voice = voice;
  }

  @Override
  public List<String> write(Page page) {
    var lines = new ArrayList<String>();
    for (var part : page.parts()) {
      switch (part) {
        case Part.Heading heading -> {
          lines.add("");
          lines.add(Voice.closed(voice.say(heading.text())));
        }
        case Part.Line line -> lines.add(voice.say(line.words()));
        case Part.Fact fact ->
            lines.add(Voice.closed(voice.say(fact.name()) + ": " + voice.say(fact.value())));
        case Part.Items items -> {
          items.name().ifPresent(name -> lines.add(voice.say(name) + ":"));
          items.cells().forEach(cell -> lines.add(Voice.closed(voice.say(cell))));
        }
        case Part.Grid grid -> grid.rows().forEach(row -> lines.add(sentence(grid, row)));
      }
    }
    return lines;
  }

  private String sentence(Part.Grid grid, List<Page.Cell> row) {
    var sentences = new ArrayList<String>();
    for (int column = 0; column < row.size(); column++) {
      var value = voice.say(row.get(column));
      if (value.isEmpty()) continue;
      var heading = voice.say(grid.headings().get(column));
      sentences.add(Voice.closed(heading.isEmpty() ? value : heading + ": " + value));
    }
    return String.join(" ", sentences);
  }
}
