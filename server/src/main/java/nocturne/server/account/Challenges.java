package nocturne.server.account;

import java.time.Duration;
import java.time.InstantSource;
import nocturne.server.store.Database;

/**
 * What an authenticator is asked to sign: unguessable, good for one answer, for one purpose and for
 * a few minutes. Any node may take the answer to what another asked.
 */
final class Challenges {

  static final Duration LIFE = Duration.ofMinutes(5);

  private static final int BYTES = 32;

  private final Database database;
  private final InstantSource clock;
  private final Unguessable unguessable;

  Challenges(Database database, InstantSource clock, Unguessable unguessable) {
    this.database = database;
    this.clock = clock;
    this.unguessable = unguessable;
  }

  byte[] issue(String purpose) {
    var challenge = unguessable.bytes(BYTES);
    Sql.change(
        database,
        connection ->
            Sql.run(
                connection,
                "insert into challenge (hash, purpose, expires) values (?, ?, ?)",
                Secret.hash(challenge),
                purpose,
                clock.instant().plus(LIFE).toEpochMilli()));
    return challenge;
  }

  /** Whether this challenge was issued for this and is answered now for the first time. */
  boolean use(byte[] challenge, String purpose) {
    var used =
        Sql.change(
            database,
            connection ->
                Sql.run(
                    connection,
                    "delete from challenge where hash = ? and purpose = ? and expires >= ?",
                    Secret.hash(challenge),
                    purpose,
                    clock.millis()));
    return used == 1;
  }

  /** Forgets those that nobody answered in time; how many. */
  int sweep() {
    return Sql.change(
        database,
        connection ->
            Sql.run(connection, "delete from challenge where expires < ?", clock.millis()));
  }
}
