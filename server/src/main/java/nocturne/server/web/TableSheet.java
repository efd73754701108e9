package nocturne.server.web;

import java.util.Optional;
import nocturne.server.table.TableEvent;
import nocturne.server.table.TableState;
import nocturne.server.wire.Json;
import tools.jackson.core.JsonGenerator;

/**
 * What is told of a table beside the game: who sits there, clocks, what was said, how it stands.
 */
record TableSheet(TableState table, Admission admission, Standing standing, Names names, long now) {

  /** Everything. */
  Json.Writing whole() {
    return json -> {
      json.writeStringProperty("id", table.id());
      writeNow(json);
      standing.write(json);
      json.writeStringProperty("game", table.terms().game());
      json.writeName("host");
      names.of(table.host()).write(json);
      json.writeName("terms");
      json.writeRawValue(Json.of(table.terms()));
      writeBranch(json);
      json.writeBooleanProperty("guided", table.isGuided());
      writeYou(json);
      writeRemarks(json);
      table
          .recorded()
          .ifPresent(game -> json.writeStringProperty("commitment", game.seed().commitment()));
    };
  }

  /**
   * Everything, for somebody who was told of the table up to an entry.
   *
   * @param from 0 for somebody who was told nothing
   */
  Json.Writing whole(int from) {
    if (from == 0 || !admission.sees()) return whole();
    return json -> {
      whole().to(json);
      json.writeObjectPropertyStart("since");
      json.writeNumberProperty("number", from);
      var heard = table.heard(from);
      if (heard.isPresent()) {
        json.writeNumberProperty("had", heard.get().had());
        json.writeNumberProperty("kept", heard.get().kept());
      } else {
        json.writeBooleanProperty("unknown", true);
      }
      json.writeEndObject();
    };
  }

  /**
   * What an event has changed.
   *
   * @param before what the viewer was told last
   */
  Json.Writing moved(TableEvent event, Standing before) {
    return json -> {
      writeNow(json);
      json.writeName("event");
      write(event, json);
      standing.writeSince(before, json);
    };
  }

  private void writeNow(JsonGenerator json) {
    json.writeNumberProperty("number", table.number());
    json.writeNumberProperty("now", now);
  }

  /** Where the game goes on from, so that nobody takes it for one that begins. */
  private void writeBranch(JsonGenerator json) {
    json.writeName("branch");
    if (table.branch().isEmpty() || table.isGuided()) {
      json.writeNull();
      return;
    }
    var branch = table.branch().get();
    json.writeStartObject();
    write("source", Optional.of(branch.source()).filter(id -> !id.isEmpty()), json);
    json.writeNumberProperty("at", branch.at());
    json.writeEndObject();
  }

  private void writeYou(JsonGenerator json) {
    json.writeName("you");
    if (admission.seat().isPresent()) json.writeNumber(admission.seat().get().index());
    else json.writeNull();
  }

  private void writeRemarks(JsonGenerator json) {
    json.writeArrayPropertyStart("remarks");
    if (admission.sees()) {
      for (var remark : table.remarks()) {
        json.writeStartObject();
        writeRemark(remark, json);
        json.writeEndObject();
      }
    }
    json.writeEndArray();
  }

  private void writeRemark(TableState.Remark remark, JsonGenerator json) {
    json.writeNumberProperty("time", remark.time());
    json.writeName("player");
    names.of(remark.identity()).write(json);
    json.writeStringProperty("text", remark.text());
  }

  /** The latest remark as a message of its own. */
  String said() {
    return Json.object(
        json -> {
          json.writeStringProperty("is", "said");
          json.writeNumberProperty("number", table.number());
          writeRemark(table.remarks().getLast(), json);
        });
  }

  private static void write(String name, Optional<String> text, JsonGenerator json) {
    json.writeName(name);
    if (text.isPresent()) json.writeString(text.get());
    else json.writeNull();
  }

  /** What kind of event it was and whose; never what was chosen, which not everybody may know. */
  private static void write(TableEvent event, JsonGenerator json) {
    json.writeStartObject();
    switch (event) {
      case TableEvent.Opened e -> is("opened", json);
      case TableEvent.Sat e -> is("sat", e.seat(), json);
      case TableEvent.Rose e -> is("rose", e.seat(), json);
      case TableEvent.Started e -> is("started", json);
      case TableEvent.Chose e -> is("chose", e.seat(), json);
      case TableEvent.UndoAsked e -> is("undo-asked", e.seat(), json);
      case TableEvent.UndoAnswered e -> {
        is("undo-answered", e.seat(), json);
        json.writeBooleanProperty("yes", e.yes());
      }
      case TableEvent.Undid e -> is("undid", e.seat(), json);
      case TableEvent.Said e -> is("said", json);
      case TableEvent.PassesSet e -> is("passes", e.seat(), json);
      case TableEvent.Nudged e -> is("nudged", e.seat(), json);
      case TableEvent.FlagFell e -> is("flag-fell", e.seat(), json);
      case TableEvent.Vacation e -> {
        is("vacation", e.seat(), json);
        json.writeNumberProperty("until", e.until());
      }
      case TableEvent.BotTook e -> is("bot-took", e.seat(), json);
      case TableEvent.TakenBack e -> is("taken-back", e.seat(), json);
      case TableEvent.Frozen e -> is("frozen", json);
      case TableEvent.Thawed e -> is("thawed", json);
      case TableEvent.Closed e -> is("closed", json);
      case TableEvent.Followed e -> is("followed", json);
    }
    json.writeEndObject();
  }

  private static void is(String what, JsonGenerator json) {
    json.writeStringProperty("is", what);
  }

  private static void is(String what, int seat, JsonGenerator json) {
    is(what, json);
    json.writeNumberProperty("seat", seat);
  }
}
