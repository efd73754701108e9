package nocturne.server.web;

import io.javalin.http.Context;
import java.util.Optional;
import java.util.OptionalInt;
import nocturne.kernel.Seat;
import nocturne.server.account.Action;
import nocturne.server.account.Invitation;
import nocturne.server.table.LiveTable;
import nocturne.server.table.Refused;
import nocturne.server.table.Wishes;

/** One table: looking at it, taking seats, starting, inviting, and what to do about the absent. */
final class TableRoutes {

  static final String INVITATION = "Nocturne-Invitation";

  /**
   * @param invitation the code that opens a private table
   */
  record Join(Optional<Integer> seat, Optional<String> invitation) {

    @Override
    public String toString() {
      return "Join[" + seat + "]";
    }
  }

  /** An invitation and its code, which is told this once. */
  record Invited(String id, String code) {

    @Override
    public String toString() {
      return "Invited[" + id + "]";
    }
  }

  record Listed(String id, Names.Player maker, long created, boolean revoked) {}

  record LetBot(int seat, String bot) {}

  record Nudge(int seat) {}

  private final House house;

  TableRoutes(House house) {
    this.house = house;
  }

  void on(Api api) {
    api.get(
        "/api/tables/{table}",
        "table",
        "A table as it stands, for whoever asks; the header "
            + INVITATION
            + " shows the code of an invitation",
        this::show);
    api.post("/api/tables/{table}/seats", "join", "Take a seat", this::join)
        .takes(Join.class)
        .givesNothing()
        .forPlayers();
    api.delete("/api/tables/{table}/seats/mine", "rise", "Give one's seat up", this::rise)
        .givesNothing()
        .forPlayers();
    api.post("/api/tables/{table}/start", "start", "Begin the game", this::start)
        .givesNothing()
        .forPlayers();
    api.post(
            "/api/tables/{table}/rematch",
            "rematch",
            "Play again with the same people, at a table of its own",
            this::rematch)
        .created(LobbyRoutes.Opened.class)
        .forPlayers();
    api.get("/api/tables/{table}/invitations", "invitations", "Its invitations", this::invitations)
        .gives(Listed[].class)
        .forPlayers();
    api.post("/api/tables/{table}/invitations", "invite", "Make an invitation", this::invite)
        .created(Invited.class)
        .forPlayers();
    api.delete(
            "/api/tables/{table}/invitations/{invitation}",
            "revokeInvitation",
            "Revoke an invitation",
            this::revoke)
        .givesNothing()
        .forPlayers();
    api.post("/api/tables/{table}/nudge", "nudge", "Nudge who is awaited", this::nudge)
        .takes(Nudge.class)
        .givesNothing()
        .forPlayers();
    api.post(
            "/api/tables/{table}/bot",
            "letBot",
            "Let a bot play for somebody who is away",
            this::letBot)
        .takes(LetBot.class)
        .givesNothing()
        .forPlayers();
    api.delete("/api/tables/{table}/bot", "takeBack", "Take one's seat back", this::takeBack)
        .givesNothing()
        .forPlayers();
  }

  /** A table that whoever asks may know of. */
  static LiveTable visible(House house, Context context) {
    var table = house.hall().table(Api.word(context, "table"));
    admission(house, context, table).require();
    return table;
  }

  static Admission admission(House house, Context context, LiveTable table) {
    var id = house.door().idOrNobody(context);
    var plain = table.look(state -> Admission.of(state, id, false));
    if (plain.seat().isPresent()) return plain;
    return isInvited(house, context, table.id())
        ? table.look(state -> Admission.of(state, id, true))
        : plain;
  }

  private static boolean isInvited(House house, Context context, String table) {
    return Optional.ofNullable(context.header(INVITATION))
        .filter(code -> house.accounts().invitations().admits(code, table))
        .isPresent();
  }

  private Wishes wishes(Context context) {
    return house.hall().at(visible(house, context).id());
  }

  private void show(Context context) {
    var table = house.hall().table(Api.word(context, "table"));
    var admission = admission(house, context, table).require();
    var language = house.door().who(context).flatMap(who -> House.language(who.identity()));
    Api.answerText(
        context, 200, table.look(state -> Onlooker.once(house, state, admission, language)));
  }

  private void join(Context context) {
    var id = house.door().id(context);
    var join = Bodies.read(context, Join.class);
    var table = house.hall().table(Api.word(context, "table"));
    boolean invited =
        join.invitation()
            .filter(code -> house.accounts().invitations().admits(code, table.id()))
            .isPresent();
    table.look(state -> Admission.of(state, id, invited).require());
    house
        .hall()
        .at(table.id())
        .sit(id, join.seat().map(OptionalInt::of).orElse(OptionalInt.empty()));
    house.hall().index().settle();
    Api.nothing(context);
  }

  private void rise(Context context) {
    wishes(context).rise(house.door().id(context));
    Api.nothing(context);
  }

  private void start(Context context) {
    wishes(context).start(house.door().id(context));
    Api.nothing(context);
  }

  private void rematch(Context context) {
    var id = house.door().id(context);
    house.door().limit(context, Action.TABLE, id);
    var next = house.hall().rematch(visible(house, context).id(), id);
    Api.answer(context, 201, new LobbyRoutes.Opened(next.id()));
  }

  // Invitations

  private void invitations(Context context) {
    var table = inviting(context);
    Api.answer(
        context, house.accounts().invitations().to(table).stream().map(this::listed).toList());
  }

  private Listed listed(Invitation invitation) {
    return new Listed(
        invitation.id(),
        house.names().of(invitation.maker()),
        invitation.created().toEpochMilli(),
        invitation.revoked());
  }

  private void invite(Context context) {
    var made = house.accounts().invitations().make(inviting(context), house.door().id(context));
    Api.answer(context, 201, new Invited(made.invitation().id(), made.code().reveal()));
  }

  private void revoke(Context context) {
    house.accounts().invitations().revoke(inviting(context), Api.word(context, "invitation"));
    Api.nothing(context);
  }

  /** A table to which whoever asks may invite: its host and those who sit there. */
  private String inviting(Context context) {
    var id = house.door().id(context);
    var table = visible(house, context);
    table.look(
        state -> {
          Refused.unless(
              state.host().equals(id) || state.seatOf(id).isPresent(),
              "not-seated",
              "you have no seat at this table");
          return true;
        });
    return table.id();
  }

  // The absent

  private void nudge(Context context) {
    var seat = seat(Bodies.read(context, Nudge.class).seat());
    wishes(context).nudge(house.door().id(context), seat);
    Api.nothing(context);
  }

  private void letBot(Context context) {
    var wish = Bodies.read(context, LetBot.class);
    wishes(context).letBot(house.door().id(context), seat(wish.seat()), wish.bot());
    Api.nothing(context);
  }

  private void takeBack(Context context) {
    wishes(context).takeBack(house.door().id(context));
    Api.nothing(context);
  }

  private static Seat seat(int index) {
    if (index < 0 || index >= Seat.MOST)
      throw TurnedAway.badRequest("seat", "Seats are counted from 0 to " + (Seat.MOST - 1) + ".");
    return Seat.of(index);
  }
}
