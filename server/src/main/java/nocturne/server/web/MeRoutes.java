package nocturne.server.web;

import io.javalin.http.Context;
import java.util.Optional;
import nocturne.server.account.Action;
import nocturne.server.account.Identity;
import nocturne.server.account.Welcome;

/** Coming as a guest, and who one is. */
final class MeRoutes {

  record Guest(String name, String language) {}

  record Change(Optional<String> name, Optional<String> language) {}

  /**
   * Somebody as they see themselves.
   *
   * @param login empty where they have no password
   */
  record Me(
      String id, String name, String kind, String language, long created, Optional<String> login) {}

  private final House house;

  MeRoutes(House house) {
    this.house = house;
  }

  void on(Api api) {
    api.post("/api/guests", "comeAsGuest", "Come as a guest, with a name", this::come)
        .takes(Guest.class)
        .created(Me.class);
    api.get("/api/me", "me", "Who am I", this::me).gives(Me.class).forPlayers();
    api.patch("/api/me", "changeMe", "Change one's name or language", this::change)
        .takes(Change.class)
        .gives(Me.class)
        .forPlayers();
    api.delete("/api/me", "deleteMe", "Delete one's account; the games stay", this::delete)
        .givesNothing()
        .forPlayers();
  }

  private void come(Context context) {
    var guest = Bodies.read(context, Guest.class);
    house.door().limit(context, Action.GUEST);
    var welcome =
        house.accounts().identities().guest(guest.name(), guest.language(), device(context));
    greet(context, house, welcome);
  }

  /** What a browser says it is. */
  static String device(Context context) {
    return Optional.ofNullable(context.userAgent()).orElse("");
  }

  /** Answers somebody who has just been let in. */
  static void greet(Context context, House house, Welcome welcome) {
    house.door().letIn(context, welcome.token());
    Api.answer(context, 201, me(house, welcome.identity()));
  }

  static Me me(House house, Identity identity) {
    return new Me(
        identity.id(),
        identity.name(),
        Names.player(identity).kind(),
        identity.language(),
        identity.created().toEpochMilli(),
        house.accounts().passwords().loginOf(identity.id()));
  }

  private void me(Context context) {
    Api.answer(context, me(house, house.door().player(context).identity()));
  }

  private void change(Context context) {
    var id = house.door().id(context);
    var change = Bodies.read(context, Change.class);
    var identities = house.accounts().identities();
    change.name().ifPresent(name -> identities.rename(id, name));
    change.language().ifPresent(language -> identities.speak(id, language));
    house.names().forget(id);
    Api.answer(context, me(house, identities.find(id).orElseThrow()));
  }

  private void delete(Context context) {
    var id = house.door().id(context);
    house.accounts().identities().leave(id);
    house.names().forget(id);
    house.door().letGo(context);
    Api.nothing(context);
  }
}
