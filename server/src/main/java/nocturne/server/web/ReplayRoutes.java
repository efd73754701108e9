package nocturne.server.web;

import io.javalin.http.Context;
import java.util.Optional;
import nocturne.kernel.GameRecord;
import nocturne.kernel.Language;
import nocturne.kernel.RecordText;
import nocturne.kernel.Seat;
import nocturne.kernel.Viewer;

/** Games that were played: looked at again, taken home, brought along, checked. */
final class ReplayRoutes {

  private static final String ALL = "all";

  private final House house;
  private final Replays replays;

  ReplayRoutes(House house, Replays replays) {
    this.house = house;
    this.replays = replays;
  }

  void on(Api api) {
    api.get(
            "/api/tables/{table}/replay",
            "replay",
            "The table as it stood after some choices; while the game is on, from one's own eyes",
            this::replay)
        .query("at", "after so many entries; all of them where it is not said")
        .query("eyes", "the number of a seat, or all")
        .query("portrayed", "true for the table in words too");
    api.get("/api/tables/{table}/record", "record", "The record of a finished game", this::record)
        .gives("text/plain");
    api.get(
            "/api/tables/{table}/fairness",
            "fairness",
            "The seal of the game's chance and, once it is over, what was sealed",
            this::fairness)
        .gives(Fairness.class);
    api.post("/api/records", "lookAtRecord", "Look at a record that one brings", this::look)
        .takesText()
        .query("at", "after so many entries; all of them where it is not said")
        .query("eyes", "the number of a seat, or all")
        .query("portrayed", "true for the table in words too");
  }

  private void replay(Context context) {
    var played = Played.of(house, context);
    var eyes = eyes(context, played.record(), played.own());
    boolean own = played.own().filter(seat -> eyes == Viewer.of(seat)).isPresent();
    TurnedAway.unless(
        played.isOver() || own,
        403,
        "not-over",
        "While the game is on, it is replayed from one's own eyes only.");
    show(context, played.record(), eyes, played.language(house, context));
  }

  private void show(Context context, GameRecord record, Viewer eyes, Language language) {
    var names = record.setup().names();
    int at = Api.wholeQuery(context, "at").orElse(record.entries().size());
    if (at > record.entries().size())
      throw TurnedAway.badRequest("at", "There are " + record.entries().size() + " entries.");
    boolean portrayed = Api.query(context, "portrayed").filter("true"::equals).isPresent();
    var look = new Replays.Look(at, eyes, language, names, portrayed);
    Api.answerText(context, 200, replays.show(house.book(record.game()), record, look));
  }

  private static Viewer eyes(Context context, GameRecord record, Optional<Seat> own) {
    var said = Api.query(context, "eyes");
    if (said.isEmpty()) return own.map(Viewer::of).orElse(Viewer.ALL_SEEING);
    if (said.get().equals(ALL)) return Viewer.ALL_SEEING;
    int seat = Api.wholeQuery(context, "eyes").orElseThrow();
    if (seat >= record.setup().seats())
      throw TurnedAway.badRequest("eyes", "There is no such seat.");
    return Viewer.of(Seat.of(seat));
  }

  /** A record holds the seed: it leaves when the game is over. */
  private void record(Context context) {
    var played = Played.of(house, context);
    TurnedAway.unless(
        played.isOver(), 409, "not-over", "The record is given out when the game is over.");
    context
        .header(
            "Content-Disposition",
            "attachment; filename=\"" + Api.word(context, "table") + ".record\"")
        .contentType("text/plain; charset=utf-8")
        .result(RecordText.write(played.record()));
  }

  private void fairness(Context context) {
    var played = Played.of(house, context);
    var over = Optional.of(played.record()).filter(game -> played.isOver());
    var holds = over.map(game -> replays.holds(house.book(game.game()), game));
    Api.answer(context, Fairness.of(played.record(), holds));
  }

  private void look(Context context) {
    var text = Bodies.text(context, Bodies.LONGEST_RECORD);
    var book = house.book(RecordText.gameOf(text));
    var record = Replays.read(text, book);
    var language = house.door().who(context).flatMap(who -> House.language(who.identity()));
    show(context, record, eyes(context, record, Optional.empty()), language.orElse(Language.EN));
  }
}
