package nocturne.server.wire;

import java.util.List;
import java.util.Locale;
import nocturne.text.Page;
import nocturne.text.Page.Part;
import nocturne.text.Page.Style;
import tools.jackson.core.JsonGenerator;

/**
 * Pages, part by part. A cell is a list of words, to be read with commas between them: a string, or
 * an object with the text and how it is meant.
 */
record Pages(Voice voice, JsonGenerator json) {

  void write(Page page) {
    json.writeStartArray();
    for (var part : page.parts()) {
      json.writeStartObject();
      write(part);
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void write(Part part) {
    switch (part) {
      case Part.Heading heading -> json.writeStringProperty("heading", voice.say(heading.text()));
      case Part.Line line -> write("line", line.words());
      case Part.Fact fact -> {
        json.writeStringProperty("fact", voice.say(fact.name()));
        write("value", fact.value());
      }
      case Part.Items items -> {
        items.name().ifPresent(name -> json.writeStringProperty("name", voice.say(name)));
        json.writeName("items");
        write(items.cells());
      }
      case Part.Grid grid -> {
        json.writeName("grid");
        write(grid.headings());
        json.writeArrayPropertyStart("rows");
        for (var row : grid.rows()) write(row);
        json.writeEndArray();
      }
    }
  }

  private void write(String name, Page.Cell cell) {
    json.writeName(name);
    write(cell);
  }

  private void write(List<Page.Cell> cells) {
    json.writeStartArray();
    for (var cell : cells) write(cell);
    json.writeEndArray();
  }

  private void write(Page.Cell cell) {
    json.writeStartArray();
    for (var words : cell.words()) {
      var said = voice.say(words.text());
      if (!said.isEmpty()) write(said, words.style());
    }
    json.writeEndArray();
  }

  private void write(String said, Style style) {
    if (style.equals(Style.PLAIN)) {
      json.writeString(said);
      return;
    }
    json.writeStartObject();
    json.writeStringProperty("text", said);
    switch (style) {
      case Style.Tone tone ->
          json.writeStringProperty("style", tone.name().toLowerCase(Locale.ROOT));
      case Style.Of of -> json.writeNumberProperty("seat", of.seat().index());
    }
    json.writeEndObject();
  }
}
