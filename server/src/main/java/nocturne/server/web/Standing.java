package nocturne.server.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.server.table.Passes;
import nocturne.server.table.TableState;
import tools.jackson.core.JsonGenerator;

/**
 * How a table stands beside its game, as one viewer was told it. The next message tells what is
 * different from it.
 */
record Standing(
    TableState.Phase phase,
    Optional<String> frozen,
    Optional<String> followed,
    Optional<TableState.UndoWish> undoWish,
    List<Place> places) {

  /**
   * A seat.
   *
   * @param bot the kind of bot that plays now; empty where none does
   * @param left what its clock has left; empty where there is no clock
   * @param nudged when it was; 0 where it was not or is not awaited
   * @param passes which windows the viewer lets pass, which is nobody else's business
   */
  private record Place(
      Optional<Names.Player> player,
      String bot,
      Optional<Long> left,
      boolean fallen,
      long nudged,
      Optional<Passes> passes) {

    static Place of(
        TableState table, Seat seat, Optional<Names.Player> player, boolean own, long now) {
      return new Place(
          player,
          table.sitter(seat).map(sitter -> sitter.bot()).orElse(""),
          table.timeLeft(seat, now),
          table.fallen().has(seat),
          table.awaited().has(seat) ? table.nudged(seat) : 0,
          own ? Optional.of(table.passes(seat)) : Optional.empty());
    }

    void write(JsonGenerator json) {
      json.writeStartObject();
      json.writeName("player");
      if (player.isPresent()) player.get().write(json);
      else json.writeNull();
      if (!bot.isEmpty()) json.writeStringProperty("bot", bot);
      if (left.isPresent()) json.writeNumberProperty("left", left.get());
      if (fallen) json.writeBooleanProperty("fallen", true);
      if (nudged > 0) json.writeNumberProperty("nudged", nudged);
      if (passes.isPresent()) json.writeStringProperty("passes", lower(passes.get()));
      json.writeEndObject();
    }
  }

  /**
   * @param players seat by seat
   */
  static Standing of(
      TableState table, Optional<Seat> own, List<Optional<Names.Player>> players, long now) {
    var places = new ArrayList<Place>(players.size());
    for (int i = 0; i < players.size(); i++) {
      var seat = Seat.of(i);
      places.add(Place.of(table, seat, players.get(i), own.filter(seat::equals).isPresent(), now));
    }
    return new Standing(table.phase(), table.frozen(), table.followed(), table.undoWish(), places);
  }

  void write(JsonGenerator json) {
    writePhase(json);
    write("frozen", frozen, json);
    write("followed", followed, json);
    writeWish(json);
    writePlaces(json);
  }

  /** What is different from what the viewer was told before. */
  void writeSince(Standing before, JsonGenerator json) {
    if (phase != before.phase) writePhase(json);
    if (!frozen.equals(before.frozen)) write("frozen", frozen, json);
    if (!followed.equals(before.followed)) write("followed", followed, json);
    if (!undoWish.equals(before.undoWish)) writeWish(json);
    if (!places.equals(before.places)) writePlaces(json);
  }

  private void writePhase(JsonGenerator json) {
    json.writeStringProperty("phase", lower(phase));
  }

  private void writeWish(JsonGenerator json) {
    json.writeName("undoWish");
    if (undoWish.isEmpty()) {
      json.writeNull();
      return;
    }
    json.writeStartObject();
    json.writeNumberProperty("seat", undoWish.get().seat().index());
    write("agreed", undoWish.get().agreed(), json);
    json.writeEndObject();
  }

  private void writePlaces(JsonGenerator json) {
    json.writeArrayPropertyStart("seats");
    for (var place : places) place.write(json);
    json.writeEndArray();
  }

  private static void write(String name, Optional<String> text, JsonGenerator json) {
    json.writeName(name);
    if (text.isPresent()) json.writeString(text.get());
    else json.writeNull();
  }

  private static void write(String name, Seats seats, JsonGenerator json) {
    json.writeArrayPropertyStart(name);
    for (var seat : seats) json.writeNumber(seat.index());
    json.writeEndArray();
  }

  private static String lower(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }
}
