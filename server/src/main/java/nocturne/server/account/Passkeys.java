package nocturne.server.account;

import static nocturne.server.account.AccountRefused.Why.NEEDS_ACCOUNT;
import static nocturne.server.account.AccountRefused.Why.PASSKEY;
import static nocturne.server.account.AccountRefused.Why.TOO_MANY;
import static nocturne.server.account.AccountRefused.Why.UNKNOWN;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import nocturne.server.store.Database;

/**
 * Signing in with a passkey and nothing else: the authenticator knows whose it is, so nobody types
 * a login.
 */
public final class Passkeys {

  private static final int MOST = 20;
  private static final String SIGN_IN = "sign-in";

  private final Database database;
  private final InstantSource clock;
  private final Sessions sessions;
  private final Challenges challenges;
  private final PasskeySettings settings;
  private final Verifier verifier;

  /** A passkey and its owner. */
  private record Kept(String identity, Verifier.Credential credential) {

    static Kept read(ResultSet row) throws SQLException {
      return new Kept(
          row.getString("identity"),
          new Verifier.Credential(
              row.getString("credential"),
              row.getString("public_key"),
              row.getLong("counter"),
              row.getString("transports"),
              row.getBoolean("backup_eligible"),
              row.getBoolean("backed_up")));
    }

    PasskeyOptions.Descriptor descriptor() {
      var transports = credential.transports();
      return new PasskeyOptions.Descriptor(
          "public-key",
          credential.id(),
          transports.isEmpty() ? List.of() : List.of(transports.split(",", -1)));
    }
  }

  Passkeys(
      Database database,
      InstantSource clock,
      Sessions sessions,
      Challenges challenges,
      PasskeySettings settings) {
    this.database = database;
    this.clock = clock;
    this.sessions = sessions;
    this.challenges = challenges;
    this.settings = settings;
    this.verifier = new Verifier(settings);
  }

  /** Asks for a new passkey of somebody who is signed in. */
  public PasskeyOptions.Creation askForNew(String identity) {
    var present =
        database.read(
            connection ->
                Sql.rows(
                    connection,
                    row -> Kept.read(row).descriptor(),
                    "select * from passkey where identity = ?",
                    identity));
    AccountRefused.unless(
        present.size() < MOST, TOO_MANY, "An account has at most " + MOST + " passkeys.");
    var owner = database.read(connection -> Identities.find(connection, identity));
    AccountRefused.unless(
        owner.isPresent() && !owner.get().left(), UNKNOWN, "There is no such player.");
    AccountRefused.unless(
        owner.get().kind() != Identity.Kind.PROGRAM,
        NEEDS_ACCOUNT,
        "A program has no ways to sign in.");
    var challenge = challenges.issue(registration(identity));
    return PasskeyOptions.creation(settings, challenge, owner.get(), present);
  }

  /**
   * Keeps a new passkey; a guest becomes an account and stays who they are.
   *
   * @param answer the browser's {@code PublicKeyCredential}, as its {@code toJSON()} writes it
   * @param device as in {@link Identities#guest}
   */
  public Passkey register(String identity, String answer, String device) {
    var data = verifier.readRegistration(answer);
    if (!challenges.use(Verifier.challenge(data), registration(identity))) {
      throw Verifier.refused();
    }
    var credential = verifier.verify(data);
    var passkey =
        new Passkey(credential.id(), Device.of(device).text(), clock.instant(), clock.instant());
    Sql.change(
        database,
        connection -> {
          Identities.becomeAccount(connection, identity);
          return add(connection, identity, credential, passkey);
        });
    sessions.forget();
    return passkey;
  }

  private static int add(
      Connection connection, String identity, Verifier.Credential credential, Passkey passkey)
      throws SQLException {
    var added =
        Sql.run(
            connection,
            "insert into passkey (credential, identity, public_key, counter, transports,"
                + " backup_eligible, backed_up, device, created, used)"
                + " values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing",
            credential.id(),
            identity,
            credential.publicKey(),
            credential.counter(),
            credential.transports(),
            credential.backupEligible(),
            credential.backedUp(),
            passkey.device(),
            passkey.created().toEpochMilli(),
            passkey.used().toEpochMilli());
    AccountRefused.unless(added == 1, PASSKEY, "This passkey is kept already.");
    return added;
  }

  /** Asks whoever is there to sign in. */
  public PasskeyOptions.Request askForSignIn() {
    return PasskeyOptions.request(settings, challenges.issue(SIGN_IN));
  }

  /**
   * Signs in.
   *
   * @param answer the browser's {@code PublicKeyCredential}, as its {@code toJSON()} writes it
   * @param device as in {@link Identities#guest}
   */
  public Welcome signIn(String answer, String device) {
    var data = verifier.readAuthentication(answer);
    if (!challenges.use(Verifier.challenge(data), SIGN_IN)) {
      throw Verifier.refused();
    }
    var kept =
        database
            .read(
                connection ->
                    Sql.row(
                        connection,
                        Kept::read,
                        "select * from passkey where credential = ?",
                        Verifier.id(data)))
            .orElseThrow(Verifier::refused);
    var use = verifier.verify(data, kept.credential, kept.identity);
    var ticket = sessions.draw();
    var identity =
        Sql.change(
            database,
            connection -> {
              Identities.mustBeHere(connection, kept.identity);
              note(connection, kept.credential.id(), use);
              sessions.open(connection, ticket, kept.identity, Device.of(device));
              return Identities.find(connection, kept.identity).orElseThrow();
            });
    return new Welcome(identity, ticket.id(), ticket.whole());
  }

  /** Refuses where the passkey went, or a copy of it has counted as far, in the meantime. */
  private void note(Connection connection, String credential, Verifier.Use use)
      throws SQLException {
    var noted =
        Sql.run(
            connection,
            "update passkey set counter = ?, backed_up = ?, used = ?"
                + " where credential = ? and (counter < ? or counter = 0)",
            use.counter(),
            use.backedUp(),
            clock.millis(),
            credential,
            use.counter());
    if (noted == 0) {
      throw Verifier.refused();
    }
  }

  /** The passkeys of somebody, the oldest first. */
  public List<Passkey> of(String identity) {
    return database.read(
        connection ->
            Sql.rows(
                connection,
                row ->
                    new Passkey(
                        row.getString("credential"),
                        row.getString("device"),
                        Instant.ofEpochMilli(row.getLong("created")),
                        Instant.ofEpochMilli(row.getLong("used"))),
                "select * from passkey where identity = ? order by created, credential",
                identity));
  }

  /** Forgets a passkey, unless it is the only way in. */
  public void remove(String identity, String passkey) {
    Sql.change(
        database,
        connection -> {
          Identities.mustBeHere(connection, identity);
          var removed =
              Sql.run(
                  connection,
                  "delete from passkey where credential = ? and identity = ?",
                  passkey,
                  identity);
          AccountRefused.unless(removed == 1, UNKNOWN, "There is no such passkey.");
          var others =
              Sql.rows(
                  connection,
                  row -> row.getString(1),
                  "select identity from passkey where identity = ?"
                      + " union select identity from login where identity = ?",
                  identity,
                  identity);
          AccountRefused.unless(
              !others.isEmpty(),
              PASSKEY,
              "This passkey is the only way into this account: give it a password first.");
          return removed;
        });
  }

  private static String registration(String identity) {
    return "register " + identity;
  }
}
