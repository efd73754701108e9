package nocturne.server.web;

import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;
import nocturne.kernel.GameRecord;
import nocturne.kernel.Language;
import nocturne.kernel.RecordText;
import nocturne.server.account.Action;
import nocturne.server.table.Pace;
import nocturne.server.table.Terms;

/** What if: games that are over go on from any point, at tables of their own. */
final class BranchRoutes {

  /**
   * A table at which a game goes on, with its settings and as many seats; what is not said is as
   * usual.
   *
   * @param at after so many entries, as a replay counts them
   */
  record Wish(
      int at,
      List<LobbyRoutes.SeatWish> seats,
      Optional<Boolean> open,
      Optional<Pace> pace,
      Optional<Terms.UndoPolicy> undo,
      Optional<Boolean> watched,
      Optional<Language> language) {

    Terms terms(GameRecord source, Language usual) {
      return new Terms(
          source.game(),
          source.setup().variant().values(),
          seats.stream().map(LobbyRoutes.SeatWish::plan).toList(),
          open.orElse(false),
          pace.orElse(new Pace.Free()),
          undo.orElse(Terms.UndoPolicy.FREE),
          watched.orElse(true),
          false,
          language.orElse(usual));
    }
  }

  /** The same for a record that one brings, as text. */
  record Brought(String record, Wish branch) {}

  /** One who brought a record has no table to name. */
  private static final String NOWHERE = "";

  private final House house;
  private final Replays replays;

  BranchRoutes(House house, Replays replays) {
    this.house = house;
    this.replays = replays;
  }

  void on(Api api) {
    api.post(
            "/api/tables/{table}/branches",
            "branch",
            "Open a table at which a finished game goes on from some point; chance runs otherwise",
            this::branchTable)
        .takes(Wish.class)
        .created(LobbyRoutes.Opened.class)
        .forPlayers();
    api.post(
            "/api/records/branches",
            "branchRecord",
            "Open a table at which the game of a record goes on from some point",
            this::branchRecord)
        .takes(Brought.class)
        .created(LobbyRoutes.Opened.class)
        .forPlayers();
  }

  private void branchTable(Context context) {
    house.door().player(context);
    var wish = Bodies.read(context, Wish.class);
    var played = Played.of(house, context);
    played.requireReplays();
    TurnedAway.unless(
        played.isOver(), 409, "not-over", "A game can go on elsewhere when it is over.");
    open(context, played.table(), played.record(), wish);
  }

  private void branchRecord(Context context) {
    house.door().player(context);
    var brought = Bodies.read(context, Brought.class, Bodies.LONGEST_RECORD);
    var book = house.book(RecordText.gameOf(brought.record()));
    open(context, NOWHERE, Replays.read(brought.record(), book), brought.branch());
  }

  private void open(Context context, String source, GameRecord record, Wish wish) {
    var identity = house.door().player(context).identity();
    house.door().limit(context, Action.TABLE, identity.id());
    var from = replays.branch(source, house.book(record.game()), record, wish.at());
    var terms = wish.terms(record, House.language(identity).orElse(Language.EN));
    var table = house.hall().branch(from, terms, identity.id());
    Api.answer(context, 201, new LobbyRoutes.Opened(table.id()));
  }
}
