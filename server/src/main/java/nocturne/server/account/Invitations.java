package nocturne.server.account;

import static nocturne.server.account.AccountRefused.Why.UNKNOWN;

import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import nocturne.server.store.Database;

/** Codes that open a private table. Who may make and revoke them is the table's to say. */
public final class Invitations {

  private static final int CODE_BITS = 128;

  private final Database database;
  private final InstantSource clock;
  private final Unguessable unguessable;

  Invitations(Database database, InstantSource clock, Unguessable unguessable) {
    this.database = database;
    this.clock = clock;
    this.unguessable = unguessable;
  }

  public Invitation.Made make(String table, String maker) {
    var ticket = new Ticket(unguessable.id(), unguessable.secret(CODE_BITS));
    var made = new Invitation(ticket.id(), table, maker, clock.instant(), false);
    Sql.change(
        database,
        connection ->
            Sql.run(
                connection,
                "insert into invitation (id, hash, table_id, maker, created)"
                    + " values (?, ?, ?, ?, ?)",
                made.id(),
                ticket.secret().hash(),
                table,
                maker,
                made.created().toEpochMilli()));
    return new Invitation.Made(made, ticket.whole());
  }

  /** The invitation whose code this is, unless it was revoked. */
  public Optional<Invitation> open(String code) {
    return Ticket.read(code).flatMap(this::open);
  }

  /** Whether a code opens this table now. */
  public boolean admits(String code, String table) {
    return open(code).filter(invitation -> invitation.table().equals(table)).isPresent();
  }

  private Optional<Invitation> open(Ticket ticket) {
    return database
        .read(
            connection ->
                Sql.row(
                    connection,
                    row ->
                        ticket.secret().matches(row.getString("hash"))
                            ? Optional.of(Invitation.read(row))
                            : Optional.<Invitation>empty(),
                    "select * from invitation where id = ?",
                    ticket.id()))
        .flatMap(found -> found)
        .filter(invitation -> !invitation.revoked());
  }

  /** All invitations to a table, the oldest first. */
  public List<Invitation> to(String table) {
    return database.read(
        connection ->
            Sql.rows(
                connection,
                Invitation::read,
                "select * from invitation where table_id = ? order by created, id",
                table));
  }

  /** Revokes one invitation to a table; one that was revoked stays so. */
  public void revoke(String table, String id) {
    var found =
        Sql.change(
            database,
            connection ->
                Sql.run(
                    connection,
                    "update invitation set revoked = coalesce(revoked, ?)"
                        + " where id = ? and table_id = ?",
                    clock.millis(),
                    id,
                    table));
    AccountRefused.unless(found == 1, UNKNOWN, "There is no such invitation.");
  }

  /** Revokes all invitations to a table. */
  public void revokeAll(String table) {
    Sql.change(
        database,
        connection ->
            Sql.run(
                connection,
                "update invitation set revoked = ? where table_id = ? and revoked is null",
                clock.millis(),
                table));
  }
}
