package nocturne.server.account;

import static nocturne.server.account.AccountRefused.Why.NEEDS_ACCOUNT;
import static nocturne.server.account.AccountRefused.Why.TOO_MANY;
import static nocturne.server.account.AccountRefused.Why.UNKNOWN;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import nocturne.server.store.Database;

/** Programs that play: each is somebody of its own, whom an account answers for. */
public final class Programs {

  private static final int MOST = 10;

  private final Database database;
  private final InstantSource clock;
  private final Unguessable unguessable;
  private final Sessions sessions;

  Programs(Database database, InstantSource clock, Unguessable unguessable, Sessions sessions) {
    this.database = database;
    this.clock = clock;
    this.unguessable = unguessable;
    this.sessions = sessions;
  }

  /** Makes a program; the token with which it comes is told here and never again. */
  public Welcome create(String owner, String name) {
    var shown = ShownName.of(name).text();
    var ticket = sessions.draw();
    var program =
        Sql.change(
            database,
            connection -> {
              var made =
                  new Identity(
                      unguessable.id(),
                      shown,
                      Identity.Kind.PROGRAM,
                      owner(connection, owner).language(),
                      clock.instant(),
                      false,
                      false);
              AccountRefused.unless(
                  of(connection, owner).size() < MOST,
                  TOO_MANY,
                  "An account has at most " + MOST + " programs.");
              Identities.add(connection, made);
              Sql.run(connection, "update identity set owner = ? where id = ?", owner, made.id());
              sessions.open(connection, ticket, made.id(), Device.of(""));
              return made;
            });
    return new Welcome(program, ticket.id(), ticket.whole());
  }

  private static Identity owner(Connection connection, String id) throws SQLException {
    Identities.mustBeHere(connection, id);
    var owner = Identities.find(connection, id).orElseThrow();
    AccountRefused.unless(
        owner.kind() == Identity.Kind.ACCOUNT,
        NEEDS_ACCOUNT,
        "Only an account may have programs: choose a password or a passkey first.");
    return owner;
  }

  /** The programs of an account that may still come in, the oldest first. */
  public List<Program> of(String owner) {
    return database.read(connection -> of(connection, owner));
  }

  private static List<Program> of(Connection connection, String owner) throws SQLException {
    return Sql.rows(
        connection,
        row -> new Program(Identity.read(row), Instant.ofEpochMilli(row.getLong("seen"))),
        "select "
            + Identity.COLUMNS
            + ", s.seen from identity i join session s on s.identity = i.id"
            + " where i.owner = ? order by i.created, i.id",
        owner);
  }

  /** Ends a program's token; its games stay, under its name. */
  public void revoke(String owner, String program) {
    var revoked =
        Sql.change(
            database,
            connection ->
                Sql.run(
                    connection,
                    "delete from session where identity in"
                        + " (select id from identity where id = ? and owner = ?)",
                    program,
                    owner));
    sessions.forget();
    AccountRefused.unless(revoked > 0, UNKNOWN, "You have no such program.");
  }
}
