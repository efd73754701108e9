package nocturne.server.wire;

import java.util.List;
import java.util.Optional;
import nocturne.kernel.Language;
import nocturne.kernel.Question;
import nocturne.kernel.Recorded;
import nocturne.kernel.Result;
import nocturne.kernel.Seats;
import nocturne.kernel.Table;
import nocturne.text.Page;
import nocturne.text.Speaker;
import tools.jackson.core.JsonGenerator;

/**
 * Writes to the viewers of one table, in one language, how it stands.
 *
 * <p>A client that has the whole and puts each change over it has the whole again: the properties
 * of a change replace those of the whole, and within {@code zones} and {@code registers} those of
 * each name; what a change does not mention is as it was. Only the log grows: its lines take the
 * place of all that the client has {@code from} there on.
 */
public final class Scribe<T extends Table<T>> {

  private final GameBook<T> book;
  private final Speaker speaker;
  private final Questions questions;

  Scribe(GameBook<T> book, Language language, List<String> players) {
    this.book = book;
    this.speaker = book.speaker(language, players);
    this.questions = new Questions(book, language);
  }

  /** Everything that the viewer may know. */
  public String whole(Shown<T> now, Occasion occasion) {
    return Json.object(
        json -> {
          json.writeStringProperty("is", "table");
          writeNow(now, occasion, json);
          writeQuestion(now, json);
          writeResult(now, json);
          var layout = now.view().table().layout();
          var places = new Places(now.view(), json);
          places.writeZones(layout.zones());
          places.writeRegisters(layout.registers());
          writeRest(now, occasion, json);
        });
  }

  /** What is different from what the viewer was shown before. */
  public String moved(Shown<T> before, Shown<T> now, Occasion occasion) {
    return Json.object(
        json -> {
          json.writeStringProperty("is", "moved");
          writeNow(now, occasion, json);
          if (!now.question().equals(before.question())) writeQuestion(now, json);
          if (!result(now).equals(result(before))) writeResult(now, json);
          var changes = now.view().changesSince(before.view());
          var places = new Places(now.view(), json);
          if (!changes.zones().isEmpty()) places.writeZones(changes.zones());
          if (!changes.registers().isEmpty()) places.writeRegisters(changes.registers());
          writeRest(now, occasion, json);
        });
  }

  private static void writeNow(Shown<?> now, Occasion occasion, JsonGenerator json) {
    json.writeNumberProperty("version", now.view().table().version());
    json.writeNumberProperty("at", occasion.at());
    json.writeStringProperty("undo", word(occasion.undo()));
    json.writeName("asked");
    write(now.view().asked(), json);
  }

  private static String word(Recorded.Undo undo) {
    return switch (undo) {
      case NOTHING -> "nothing";
      case FREE -> "free";
      case BEYOND_BARRIER -> "beyondBarrier";
    };
  }

  private static void write(Seats seats, JsonGenerator json) {
    json.writeStartArray();
    for (var seat : seats) json.writeNumber(seat.index());
    json.writeEndArray();
  }

  private void writeQuestion(Shown<T> now, JsonGenerator json) {
    json.writeName("question");
    Optional<Question> question = now.question();
    if (question.isPresent()) questions.write(question.get(), voice(now), json);
    else json.writeNull();
  }

  private void writeResult(Shown<T> now, JsonGenerator json) {
    json.writeName("result");
    var result = result(now);
    if (result.isPresent()) write(result.get(), voice(now), json);
    else json.writeNull();
  }

  private static Optional<Result> result(Shown<?> shown) {
    return shown.view().table().result();
  }

  private static void write(Result result, Voice voice, JsonGenerator json) {
    json.writeStartObject();
    json.writeStringProperty("summary", voice.say(result.summary()));
    json.writeArrayPropertyStart("standings");
    for (var standing : result.standings()) {
      json.writeStartObject();
      json.writeNumberProperty("seat", standing.seat().index());
      json.writeNumberProperty("team", standing.team());
      json.writeNumberProperty("place", standing.place());
      json.writeBooleanProperty("won", standing.won());
      json.writeNumberProperty("score", standing.score());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private void writeRest(Shown<T> now, Occasion occasion, JsonGenerator json) {
    new Lines(voice(now), json).write(occasion.news());
    if (occasion.portrayed()) writePage(now, json);
    occasion.more().to(json);
  }

  private void writePage(Shown<T> now, JsonGenerator json) {
    var page = new Page();
    book.portrait().describe(now.view(), page);
    json.writeName("page");
    new Pages(voice(now), json).write(page);
  }

  private Voice voice(Shown<T> now) {
    return new Voice(speaker, now.view().viewer());
  }
}
