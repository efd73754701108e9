package nocturne.server.account;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;

/**
 * One browser or device on which somebody is signed in.
 *
 * @param device what it said it was, or empty
 * @param seen when it was last here, to the hour
 */
public record Session(String id, String identity, String device, Instant created, Instant seen) {

  static final String COLUMNS =
      "s.id as session_id, s.identity, s.device, s.created as session_created, s.seen";

  static Session read(ResultSet row) throws SQLException {
    return new Session(
        row.getString("session_id"),
        row.getString("identity"),
        row.getString("device"),
        Instant.ofEpochMilli(row.getLong("session_created")),
        Instant.ofEpochMilli(row.getLong("seen")));
  }
}
