package nocturne.server.account;

import static nocturne.server.account.AccountRefused.Why.HAS_PASSWORD;
import static nocturne.server.account.AccountRefused.Why.LOGIN_TAKEN;
import static nocturne.server.account.AccountRefused.Why.PASSWORD;
import static nocturne.server.account.AccountRefused.Why.UNKNOWN;
import static nocturne.server.account.AccountRefused.Why.WRONG;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.Optional;
import nocturne.server.store.Database;

/** Signing in with a login and a password. */
public final class Passwords {

  private static final int SHORTEST = 10;
  private static final int LONGEST = 256;

  private final Database database;
  private final InstantSource clock;
  private final Sessions sessions;
  private final PasswordHashes hashes;

  /** What is kept of a login. */
  private record Kept(String login, String identity, String hash) {

    static Kept read(ResultSet row) throws SQLException {
      return new Kept(row.getString("name"), row.getString("identity"), row.getString("hash"));
    }

    @Override
    public String toString() {
      return "Kept[" + identity + "]";
    }
  }

  Passwords(Database database, InstantSource clock, Sessions sessions, PasswordHashes hashes) {
    this.database = database;
    this.clock = clock;
    this.sessions = sessions;
    this.hashes = hashes;
  }

  /** The login of an account that has a password. */
  public Optional<String> loginOf(String identity) {
    return ofIdentity(identity).map(Kept::login);
  }

  /** Gives somebody a login and a password; a guest becomes an account and stays who they are. */
  public void choose(String identity, String login, Secret password) {
    var name = Login.of(login);
    check(name, password);
    var hash = hashes.hash(password);
    Sql.change(
        database,
        connection -> {
          Identities.becomeAccount(connection, identity);
          var added =
              Sql.run(
                  connection,
                  "insert into login (name, identity, hash, used) values (?, ?, ?, ?)"
                      + " on conflict do nothing",
                  name.name(),
                  identity,
                  hash,
                  clock.millis());
          if (added == 0) {
            var has = ofIdentity(connection, identity).isPresent();
            AccountRefused.unless(!has, HAS_PASSWORD, "You have a login and a password already.");
            throw new AccountRefused(LOGIN_TAKEN, "This login is taken.");
          }
          return added;
        });
    sessions.forget();
  }

  /**
   * Changes a password, and signs out all other sessions.
   *
   * @param session the one from which it is changed
   */
  public void change(String identity, String session, Secret present, Secret next) {
    var kept = ofIdentity(identity);
    AccountRefused.unless(kept.isPresent(), UNKNOWN, "You have no password.");
    check(new Login(kept.get().login), next);
    AccountRefused.unless(
        hashes.matches(present, kept.get().hash), WRONG, "The present password is another one.");
    var hash = hashes.hash(next);
    Sql.change(
        database,
        connection -> {
          Identities.mustBeHere(connection, identity);
          keep(connection, kept.get(), hash);
          return Sql.run(
              connection, "delete from session where identity = ? and id <> ?", identity, session);
        });
    sessions.forget();
  }

  /**
   * Signs in. Whether the login or the password is wrong shows neither in what is said nor in how
   * long it takes.
   *
   * @param device as in {@link Identities#guest}
   */
  public Welcome signIn(String login, Secret password, String device) {
    var kept = ofLogin(Login.fold(login));
    var matches =
        isPossible(password)
            && hashes.matches(password, kept.map(Kept::hash).orElse(hashes.nobodys()));
    if (kept.isEmpty() || !matches) {
      throw wrong();
    }
    var old = kept.get();
    var hash = hashes.isOutdated(old.hash) ? hashes.hash(password) : old.hash;
    var ticket = sessions.draw();
    var identity =
        Sql.change(
            database,
            connection -> {
              Identities.mustBeHere(connection, old.identity);
              keep(connection, old, hash);
              sessions.open(connection, ticket, old.identity, Device.of(device));
              return Identities.find(connection, old.identity).orElseThrow();
            });
    return new Welcome(identity, ticket.id(), ticket.whole());
  }

  /** Keeps a hash, unless the password was changed since the old one was read. */
  private void keep(Connection connection, Kept old, String hash) throws SQLException {
    var kept =
        Sql.run(
            connection,
            "update login set hash = ?, used = ? where name = ? and hash = ?",
            hash,
            clock.millis(),
            old.login,
            old.hash);
    if (kept == 0) {
      throw wrong();
    }
  }

  private static AccountRefused wrong() {
    return new AccountRefused(WRONG, "No such login, or another password.");
  }

  private static boolean isPossible(Secret password) {
    return password.reveal().length() <= 4 * LONGEST;
  }

  private static void check(Login login, Secret password) {
    var text = password.reveal();
    AccountRefused.unless(
        text.codePointCount(0, text.length()) >= SHORTEST,
        PASSWORD,
        "A password has at least " + SHORTEST + " characters.");
    AccountRefused.unless(
        text.codePointCount(0, text.length()) <= LONGEST,
        PASSWORD,
        "A password has at most " + LONGEST + " characters.");
    AccountRefused.unless(
        !login.isNearly(text), PASSWORD, "A password may not be the login itself.");
  }

  private Optional<Kept> ofLogin(String login) {
    return database.read(
        connection -> Sql.row(connection, Kept::read, "select * from login where name = ?", login));
  }

  private Optional<Kept> ofIdentity(String identity) {
    return database.read(connection -> ofIdentity(connection, identity));
  }

  private static Optional<Kept> ofIdentity(Connection connection, String identity)
      throws SQLException {
    return Sql.row(connection, Kept::read, "select * from login where identity = ?", identity);
  }
}
