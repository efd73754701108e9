package nocturne.server.account;

import static nocturne.server.account.AccountRefused.Why.BANNED;
import static nocturne.server.account.AccountRefused.Why.NEEDS_ACCOUNT;
import static nocturne.server.account.AccountRefused.Why.UNKNOWN;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import nocturne.server.store.Database;

/** Everybody who ever played here. */
public final class Identities {

  static final String BANNED_SENTENCE = "This player is banned.";

  private static final String NOBODY = "There is no such player.";

  private final Database database;
  private final InstantSource clock;
  private final Unguessable unguessable;
  private final Sessions sessions;

  Identities(Database database, InstantSource clock, Unguessable unguessable, Sessions sessions) {
    this.database = database;
    this.clock = clock;
    this.unguessable = unguessable;
    this.sessions = sessions;
  }

  /**
   * Somebody comes with nothing but a name.
   *
   * @param language a BCP 47 tag
   * @param device what they come with, in words for their list of sessions; may be empty
   */
  public Welcome guest(String name, String language, String device) {
    var guest =
        new Identity(
            unguessable.id(),
            ShownName.of(name).text(),
            Identity.Kind.GUEST,
            Language.of(language).tag(),
            clock.instant(),
            false,
            false);
    var ticket = sessions.draw();
    Sql.change(
        database,
        connection -> {
          add(connection, guest);
          sessions.open(connection, ticket, guest.id(), Device.of(device));
          return guest;
        });
    return new Welcome(guest, ticket.id(), ticket.whole());
  }

  static void add(Connection connection, Identity identity) throws SQLException {
    Sql.run(
        connection,
        "insert into identity (id, name, kind, language, created, banned, gone)"
            + " values (?, ?, ?, ?, ?, ?, ?)",
        identity.id(),
        identity.name(),
        identity.kind().name(),
        identity.language(),
        identity.created().toEpochMilli(),
        identity.banned(),
        identity.left());
  }

  public Optional<Identity> find(String id) {
    return database.read(connection -> find(connection, id));
  }

  /** Those of the ids that are somebody's. */
  public Map<String, Identity> find(Collection<String> ids) {
    return database.read(
        connection -> {
          var found = new HashMap<String, Identity>();
          for (var id : ids) {
            find(connection, id).ifPresent(identity -> found.put(id, identity));
          }
          return found;
        });
  }

  static Optional<Identity> find(Connection connection, String id) throws SQLException {
    return Sql.row(
        connection,
        Identity::read,
        "select " + Identity.COLUMNS + " from identity i where i.id = ?",
        id);
  }

  public Identity rename(String id, String name) {
    return set(id, "name", ShownName.of(name).text());
  }

  public Identity speak(String id, String language) {
    return set(id, "language", Language.of(language).tag());
  }

  private Identity set(String id, String column, String value) {
    var changed =
        Sql.change(
            database,
            connection -> {
              mustBeHere(connection, id);
              Sql.run(connection, "update identity set " + column + " = ? where id = ?", value, id);
              return find(connection, id).orElseThrow();
            });
    sessions.forget();
    return changed;
  }

  /**
   * Deletes an account: the name goes, and everything by which somebody could come back, here and
   * in their programs. The id stays, and with it the games.
   */
  public void leave(String id) {
    Sql.change(
        database,
        connection -> {
          var left =
              Sql.run(
                  connection,
                  "update identity set name = ?, language = 'und', gone = true"
                      + " where not gone and ((id = ? and kind <> 'PROGRAM') or owner = ?)",
                  Identity.LEFT,
                  id,
                  id);
          AccountRefused.unless(left > 0, UNKNOWN, NOBODY);
          Sql.run(
              connection,
              "delete from session where identity in"
                  + " (select id from identity where id = ? or owner = ?)",
              id,
              id);
          Sql.run(connection, "delete from login where identity = ?", id);
          Sql.run(connection, "delete from passkey where identity = ?", id);
          return Sql.run(connection, "delete from push_subscription where identity = ?", id);
        });
    sessions.forget();
  }

  /** Keeps somebody and their programs out; their sessions wait in case they are let in again. */
  public void ban(String id) {
    setBanned(id, true);
  }

  public void unban(String id) {
    setBanned(id, false);
  }

  private void setBanned(String id, boolean banned) {
    var changed =
        Sql.change(
            database,
            connection ->
                Sql.run(connection, "update identity set banned = ? where id = ?", banned, id));
    sessions.forget();
    AccountRefused.unless(changed == 1, UNKNOWN, NOBODY);
  }

  /**
   * Refuses unless this player may come in, and keeps it so until the change is made: writing the
   * row holds it against other nodes.
   */
  static void mustBeHere(Connection connection, String id) throws SQLException {
    var here =
        Sql.run(
            connection,
            "update identity set gone = false where id = ? and not gone and not banned",
            id);
    if (here == 0) {
      var found = find(connection, id).filter(identity -> !identity.left());
      AccountRefused.unless(found.isPresent(), UNKNOWN, NOBODY);
      throw new AccountRefused(BANNED, BANNED_SENTENCE);
    }
  }

  /** Makes an account of a guest; an account stays one. */
  static void becomeAccount(Connection connection, String id) throws SQLException {
    mustBeHere(connection, id);
    var person =
        Sql.run(
            connection,
            "update identity set kind = 'ACCOUNT' where id = ? and kind <> 'PROGRAM'",
            id);
    AccountRefused.unless(person == 1, NEEDS_ACCOUNT, "A program has no ways to sign in.");
  }
}
