package nocturne.server.web;

import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;
import nocturne.server.account.Action;
import nocturne.server.account.Passkey;
import nocturne.server.account.PasskeyOptions;
import nocturne.server.account.Secret;
import nocturne.server.account.Session;

/** Passwords, passkeys and sessions: becoming an account, signing in and out. */
final class SignInRoutes {

  /**
   * @param present the password so far, to change it
   */
  record Password(String login, String password, Optional<String> present) {

    @Override
    public String toString() {
      return "Password[•••]";
    }
  }

  record SignIn(String login, String password) {

    @Override
    public String toString() {
      return "SignIn[•••]";
    }
  }

  /** One place where somebody is signed in. */
  record Place(String id, String device, long created, long seen, boolean here) {}

  record Key(String id, String device, long created, long used) {

    static Key of(Passkey passkey) {
      return new Key(
          passkey.id(),
          passkey.device(),
          passkey.created().toEpochMilli(),
          passkey.used().toEpochMilli());
    }
  }

  private final House house;

  SignInRoutes(House house) {
    this.house = house;
  }

  void on(Api api) {
    api.post(
            "/api/me/password",
            "choosePassword",
            "Choose a login and a password, which makes a guest an account; or change the password",
            this::choose)
        .takes(Password.class)
        .givesNothing()
        .forPlayers();
    api.get("/api/sessions", "sessions", "Where one is signed in", this::sessions)
        .gives(Place[].class)
        .forPlayers();
    api.post("/api/sessions", "signIn", "Sign in with a password", this::signIn)
        .takes(SignIn.class)
        .created(MeRoutes.Me.class);
    api.delete("/api/sessions/current", "signOut", "Sign out here", this::signOut)
        .givesNothing()
        .forPlayers();
    api.delete("/api/sessions", "signOutEverywhere", "Sign out everywhere", this::signOutAll)
        .givesNothing()
        .forPlayers();
    passkeys(api);
  }

  private void passkeys(Api api) {
    api.post(
            "/api/me/passkeys/challenge",
            "askForPasskey",
            "Ask for the options with which a browser makes a passkey",
            this::askForNew)
        .gives(PasskeyOptions.Creation.class)
        .forPlayers();
    api.post(
            "/api/me/passkeys",
            "addPasskey",
            "Register the passkey that a browser made: its credential as WebAuthn's JSON",
            this::register)
        .takes(Object.class)
        .created(Key.class)
        .forPlayers();
    api.get("/api/me/passkeys", "passkeys", "One's passkeys", this::keys)
        .gives(Key[].class)
        .forPlayers();
    api.delete("/api/me/passkeys/{passkey}", "removePasskey", "Forget a passkey", this::remove)
        .givesNothing()
        .forPlayers();
    api.post(
            "/api/passkeys/challenge",
            "askToSignIn",
            "Ask for the options with which a browser shows a passkey",
            this::askForSignIn)
        .gives(PasskeyOptions.Request.class);
    api.post(
            "/api/passkeys/sessions",
            "signInWithPasskey",
            "Sign in with a passkey: the credential as WebAuthn's JSON",
            this::signInWithPasskey)
        .takes(Object.class)
        .created(MeRoutes.Me.class);
  }

  private void choose(Context context) {
    var signed = house.door().player(context);
    var id = signed.identity().id();
    house.door().limit(context, Action.SIGN_IN, id);
    var body = Bodies.read(context, Password.class);
    var password = Secret.of(body.password());
    if (body.present().isPresent())
      house
          .accounts()
          .passwords()
          .change(id, signed.session(), Secret.of(body.present().get()), password);
    else house.accounts().passwords().choose(id, body.login(), password);
    Api.nothing(context);
  }

  private void signIn(Context context) {
    var body = Bodies.read(context, SignIn.class);
    house.door().limit(context, Action.SIGN_IN, body.login());
    MeRoutes.greet(
        context,
        house,
        house
            .accounts()
            .passwords()
            .signIn(body.login(), Secret.of(body.password()), MeRoutes.device(context)));
  }

  private void sessions(Context context) {
    var signed = house.door().player(context);
    List<Session> all = house.accounts().sessions().of(signed.identity().id());
    Api.answer(
        context,
        all.stream()
            .map(
                session ->
                    new Place(
                        session.id(),
                        session.device(),
                        session.created().toEpochMilli(),
                        session.seen().toEpochMilli(),
                        session.id().equals(signed.session())))
            .toList());
  }

  private void signOut(Context context) {
    var signed = house.door().player(context);
    house.accounts().sessions().close(signed.identity().id(), signed.session());
    house.door().letGo(context);
    Api.nothing(context);
  }

  private void signOutAll(Context context) {
    house.accounts().sessions().closeAll(house.door().id(context));
    house.door().letGo(context);
    Api.nothing(context);
  }

  private void askForNew(Context context) {
    Api.answer(context, house.accounts().passkeys().askForNew(house.door().id(context)));
  }

  private void register(Context context) {
    var id = house.door().id(context);
    house.door().limit(context, Action.SIGN_IN, id);
    var answer = Bodies.text(context, Bodies.LONGEST);
    Api.answer(
        context,
        201,
        Key.of(house.accounts().passkeys().register(id, answer, MeRoutes.device(context))));
  }

  private void keys(Context context) {
    var keys = house.accounts().passkeys().of(house.door().id(context));
    Api.answer(context, keys.stream().map(Key::of).toList());
  }

  private void remove(Context context) {
    var id = house.door().id(context);
    house.accounts().passkeys().remove(id, Api.word(context, "passkey"));
    Api.nothing(context);
  }

  private void askForSignIn(Context context) {
    house.door().limit(context, Action.SIGN_IN);
    Api.answer(context, house.accounts().passkeys().askForSignIn());
  }

  private void signInWithPasskey(Context context) {
    house.door().limit(context, Action.SIGN_IN);
    var answer = Bodies.text(context, Bodies.LONGEST);
    MeRoutes.greet(
        context, house, house.accounts().passkeys().signIn(answer, MeRoutes.device(context)));
  }
}
