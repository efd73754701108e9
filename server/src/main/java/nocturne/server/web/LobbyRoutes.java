package nocturne.server.web;

import io.javalin.http.Context;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import nocturne.kernel.Language;
import nocturne.kernel.Seat;
import nocturne.server.account.Action;
import nocturne.server.table.Pace;
import nocturne.server.table.Sitter;
import nocturne.server.table.TableIndex;
import nocturne.server.table.Terms;

/** Lists of tables, and opening one. */
final class LobbyRoutes {

  private static final int MOST = 200;

  /** A seat for a person, or for a bot of some kind. */
  record SeatWish(Optional<String> bot) {

    Terms.SeatPlan plan() {
      return new Terms.SeatPlan(bot.orElse(""));
    }
  }

  /** A table to be opened; what is not said is as usual. */
  record Wish(
      String game,
      List<SeatWish> seats,
      Optional<Map<String, String>> variant,
      Optional<Boolean> open,
      Optional<Pace> pace,
      Optional<Terms.UndoPolicy> undo,
      Optional<Boolean> watched,
      Optional<Boolean> rated,
      Optional<Language> language) {

    Terms terms(Language usual) {
      return new Terms(
          game,
          variant.orElse(Map.of()),
          seats.stream().map(SeatWish::plan).toList(),
          open.orElse(false),
          pace.orElse(new Pace.Free()),
          undo.orElse(Terms.UndoPolicy.FREE),
          watched.orElse(true),
          rated.orElse(false),
          language.orElse(usual));
    }
  }

  record Opened(String id) {}

  /**
   * @param player missing where the seat is free
   * @param bot the kind of bot that plays, empty where none does
   */
  record Place(Optional<Names.Player> player, String bot) {}

  /**
   * @param branch whether its game goes on from another
   */
  record Listed(
      String id,
      String game,
      String phase,
      boolean open,
      boolean rated,
      boolean branch,
      Names.Player host,
      long opened,
      long updated,
      List<Integer> awaited,
      long deadline,
      List<Place> seats,
      boolean yourMove) {}

  private final House house;

  LobbyRoutes(House house) {
    this.house = house;
  }

  void on(Api api) {
    api.get("/api/tables", "lobby", "Open tables to join or to watch", this::lobby)
        .gives(Listed[].class);
    api.get("/api/me/tables", "myTables", "One's tables, those first that wait", this::mine)
        .gives(Listed[].class)
        .forPlayers();
    api.post("/api/tables", "openTable", "Open a table", this::open)
        .takes(Wish.class)
        .created(Opened.class)
        .forPlayers();
  }

  private void lobby(Context context) {
    list(context, house.hall().index().lobby(MOST), house.door().idOrNobody(context));
  }

  private void mine(Context context) {
    var id = house.door().id(context);
    list(context, house.hall().index().of(id, MOST), id);
  }

  private void list(Context context, List<TableIndex.Row> rows, String identity) {
    Api.answer(context, rows.stream().map(row -> listed(row, identity)).toList());
  }

  private Listed listed(TableIndex.Row row, String identity) {
    return new Listed(
        row.id(),
        row.game(),
        row.phase().name().toLowerCase(Locale.ROOT),
        row.open(),
        row.rated(),
        row.branch(),
        house.names().of(row.host()),
        row.opened(),
        row.updated(),
        row.awaited().list().stream().map(Seat::index).toList(),
        row.deadline(),
        row.seats().stream().map(this::place).toList(),
        row.seats().stream()
            .anyMatch(
                seat ->
                    !identity.isEmpty()
                        && seat.identity().equals(identity)
                        && row.awaited().has(Seat.of(seat.seat()))));
  }

  private Place place(TableIndex.Sitting sitting) {
    boolean free = sitting.identity().isEmpty() && sitting.bot().isEmpty();
    return new Place(
        free
            ? Optional.empty()
            : Optional.of(
                house
                    .names()
                    .of(
                        sitting.seat(),
                        new Sitter(sitting.identity(), sitting.bot()),
                        Language.EN)),
        sitting.bot());
  }

  private void open(Context context) {
    var identity = house.door().player(context).identity();
    var wish = Bodies.read(context, Wish.class);
    house.door().limit(context, Action.TABLE, identity.id());
    var terms = wish.terms(House.language(identity).orElse(Language.EN));
    var table = house.hall().open(terms, identity.id());
    house.hall().index().settle();
    Api.answer(context, 201, new Opened(table.id()));
  }
}
