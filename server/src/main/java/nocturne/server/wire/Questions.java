package nocturne.server.wire;

import nocturne.kernel.Language;
import nocturne.kernel.Option;
import nocturne.kernel.Question;
import nocturne.kernel.Refusal;
import tools.jackson.core.JsonGenerator;

/** Questions: the sentence, what may be chosen, and what may not with the rule that says so. */
record Questions(GameBook<?> book, Language language) {

  void write(Question question, Voice voice, JsonGenerator json) {
    json.writeStartObject();
    json.writeStringProperty("prompt", voice.say(question.prompt()));
    json.writeStringProperty("rule", question.rule().id());
    if (question.interrupts()) json.writeBooleanProperty("interrupts", true);
    json.writeArrayPropertyStart("options");
    for (var option : question.options()) {
      json.writeStartObject();
      write(option, voice, json);
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeArrayPropertyStart("refusals");
    for (var refusal : question.refusals()) write(refusal, voice, json);
    json.writeEndArray();
    json.writeEndObject();
  }

  private static void write(Option option, Voice voice, JsonGenerator json) {
    json.writeStringProperty("id", option.id());
    json.writeStringProperty("label", voice.say(option.label()));
    var touches = option.touches();
    if (touches.isEmpty()) return;
    json.writeArrayPropertyStart("touches");
    for (var thing : touches) json.writeString(thing.id());
    json.writeEndArray();
  }

  private void write(Refusal refusal, Voice voice, JsonGenerator json) {
    json.writeStartObject();
    write(refusal.option(), voice, json);
    var rule = refusal.rule().id();
    json.writeStringProperty("rule", rule);
    book.rule(rule, language).ifPresent(why -> json.writeStringProperty("why", why));
    json.writeEndObject();
  }
}
