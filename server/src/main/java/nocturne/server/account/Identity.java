package nocturne.server.account;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;

/**
 * Somebody who plays. The id stays for ever, and so do the games; everything else may change.
 *
 * @param name as others see it; {@link #LEFT} once the account is deleted
 * @param language a BCP 47 tag
 * @param left whether the account was deleted
 */
public record Identity(
    String id,
    String name,
    Kind kind,
    String language,
    Instant created,
    boolean banned,
    boolean left) {

  /** What kind of player this is. */
  public enum Kind {
    /** Lives in one browser. */
    GUEST,
    /** Can sign in, with a password or a passkey. */
    ACCOUNT,
    /** A program that an account owns; shown as a bot. */
    PROGRAM
  }

  /** Stands for the name of a player who left; a client says it in its own words. */
  public static final String LEFT = "~left~";

  /** The columns that {@link #read} needs, of a table of identities called {@code i}. */
  static final String COLUMNS =
      "i.id as identity_id, i.name, i.kind, i.language, i.created as identity_created, i.banned,"
          + " i.gone";

  static Identity read(ResultSet row) throws SQLException {
    return new Identity(
        row.getString("identity_id"),
        row.getString("name"),
        Kind.valueOf(row.getString("kind")),
        row.getString("language"),
        Instant.ofEpochMilli(row.getLong("identity_created")),
        row.getBoolean("banned"),
        row.getBoolean("gone"));
  }
}
