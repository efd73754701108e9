package nocturne.server.wire;

import java.util.List;
import java.util.Locale;
import nocturne.kernel.Happening;
import nocturne.kernel.Named;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Seen;
import nocturne.kernel.Text;
import tools.jackson.core.JsonGenerator;

/**
 * The log: each happening as a sentence, and what it is about, argument by argument, so that a
 * client can show it. A thing is its id, a seat {@code {"seat":n}}, a hidden component {@code
 * {"back":n}}, a word {@code {"word":w}}, a sentence within the sentence its own key and arguments.
 */
record Lines(Voice voice, JsonGenerator json) {

  void write(News news) {
    json.writeObjectPropertyStart("log");
    json.writeNumberProperty("from", news.from());
    json.writeArrayPropertyStart("lines");
    for (var happening : news.lines()) write(happening);
    json.writeEndArray();
    json.writeEndObject();
  }

  private void write(Happening happening) {
    json.writeStartObject();
    json.writeNumberProperty("version", happening.version());
    json.writeStringProperty("rule", happening.rule().id());
    json.writeStringProperty("text", voice.say(happening.text()));
    writeParts(happening.text());
    json.writeEndObject();
  }

  private void writeParts(Text text) {
    json.writeStringProperty("key", text.key());
    json.writeName("about");
    write(text.args());
  }

  private void write(List<?> args) {
    json.writeStartArray();
    for (var arg : args) write(arg);
    json.writeEndArray();
  }

  private void write(Object arg) {
    switch (arg) {
      case Number number -> json.writeNumber(number.longValue());
      case Boolean bool -> json.writeBoolean(bool);
      case Seat seat -> write("seat", seat.index());
      case Seen seen when voice.viewer().sees(seen.by()) -> json.writeString(seen.component().id());
      case Seen seen -> write("back", seen.component().back());
      case Named named -> json.writeString(named.id());
      case List<?> list -> write(list);
      case Text inner -> {
        json.writeStartObject();
        writeParts(inner);
        json.writeEndObject();
      }
      case Rule rule -> writeWord(rule.id());
      case Enum<?> constant -> writeWord(constant.name().toLowerCase(Locale.ROOT));
      default -> writeWord(arg.toString());
    }
  }

  private void write(String name, int number) {
    json.writeStartObject();
    json.writeNumberProperty(name, number);
    json.writeEndObject();
  }

  private void writeWord(String word) {
    json.writeStartObject();
    json.writeStringProperty("word", word);
    json.writeEndObject();
  }
}
