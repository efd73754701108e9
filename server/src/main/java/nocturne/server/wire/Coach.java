package nocturne.server.wire;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Optional;
import nocturne.kernel.Language;
import nocturne.kernel.Option;
import nocturne.kernel.Question;
import nocturne.kernel.Recorded;
import nocturne.kernel.Seat;
import nocturne.text.Guide;
import tools.jackson.core.JsonGenerator;

/**
 * Whoever leads the learner through a first game. A coach remembers nothing: what it says follows
 * from what the learner was asked, so it says the same again after an undo, and elsewhere.
 */
public record Coach(Guide guide, Language language) {

  /** Where the learner sits. */
  public static final Seat LEARNER = Seat.of(0);

  /** What it says about the learner's present question, or that it says nothing. */
  public Json.Writing about(Recorded<?> game) {
    return json -> {
      json.writeName("coach");
      var question = game.table().question(LEARNER);
      var step = question.flatMap(asked -> advice(game, asked));
      if (step.isPresent()) write(step.get(), question.orElseThrow(), json);
      else json.writeNull();
    };
  }

  private Optional<Guide.Step> advice(Recorded<?> game, Question question) {
    var asked = new ArrayList<String>();
    // With one more it has taken leave, and what was asked later does not matter.
    for (var prompt : game.answered(LEARNER, guide.questions() + 1)) asked.add(prompt.key());
    asked.add(question.prompt().key());
    return guide.advice(asked, question.options().stream().map(Option::id).toList());
  }

  private void write(Guide.Step step, Question question, JsonGenerator json) {
    json.writeStartObject();
    json.writeStringProperty("id", step.id());
    json.writeStringProperty("text", step.text().in(language));
    if (step.isFarewell()) json.writeBooleanProperty("farewell", true);
    write("try", question.options().stream().map(Option::id).filter(step::tries).toList(), json);
    write("light", step.lights(), json);
    json.writeEndObject();
  }

  private static void write(String name, Collection<String> ids, JsonGenerator json) {
    json.writeArrayPropertyStart(name);
    ids.forEach(json::writeString);
    json.writeEndArray();
  }
}
