package nocturne.server.web;

import io.javalin.http.Context;
import nocturne.server.account.Program;

/** Programs that play: an account's bots, which come with a token of their own. */
final class ProgramRoutes {

  record Wish(String name) {}

  record Listed(String id, String name, long created, long seen) {

    static Listed of(Program program) {
      var identity = program.identity();
      return new Listed(
          identity.id(),
          identity.name(),
          identity.created().toEpochMilli(),
          program.seen().toEpochMilli());
    }
  }

  /** A program and its token, which is told this once. */
  record Made(String id, String name, String token) {

    @Override
    public String toString() {
      return "Made[" + id + "]";
    }
  }

  private final House house;

  ProgramRoutes(House house) {
    this.house = house;
  }

  void on(Api api) {
    api.get("/api/me/programs", "programs", "One's programs", this::list)
        .gives(Listed[].class)
        .forPlayers();
    api.post(
            "/api/me/programs",
            "addProgram",
            "Make a program; its token is told this once",
            this::make)
        .takes(Wish.class)
        .created(Made.class)
        .forPlayers();
    api.delete("/api/me/programs/{program}", "revokeProgram", "End a program's token", this::end)
        .givesNothing()
        .forPlayers();
  }

  private void list(Context context) {
    var programs = house.accounts().programs().of(house.door().id(context));
    Api.answer(context, programs.stream().map(Listed::of).toList());
  }

  private void make(Context context) {
    var id = house.door().id(context);
    var wish = Bodies.read(context, Wish.class);
    var made = house.accounts().programs().create(id, wish.name());
    Api.answer(
        context,
        201,
        new Made(made.identity().id(), made.identity().name(), made.token().reveal()));
  }

  private void end(Context context) {
    house.accounts().programs().revoke(house.door().id(context), Api.word(context, "program"));
    Api.nothing(context);
  }
}
