package nocturne.server.account;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;

/** A way to a table, for whoever holds its code. */
public record Invitation(String id, String table, String maker, Instant created, boolean revoked) {

  /** An invitation and its code, which is told once. */
  public record Made(Invitation invitation, Secret code) {}

  static Invitation read(ResultSet row) throws SQLException {
    return new Invitation(
        row.getString("id"),
        row.getString("table_id"),
        row.getString("maker"),
        Instant.ofEpochMilli(row.getLong("created")),
        row.getObject("revoked") != null);
  }
}
