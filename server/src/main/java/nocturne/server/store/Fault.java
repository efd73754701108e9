package nocturne.server.store;

import java.sql.SQLException;
import java.util.Optional;

/** Whose fault it is that something did not work. */
enum Fault {
  /** What was asked makes no sense or breaks a rule of the schema: it never will work. */
  OWN,
  /** Two were in each other's way: the same again works. */
  AGAIN,
  /** The database can't do it now: no room, no answer, no connection. */
  UNAVAILABLE,
  /** What is stored can't be read any more. */
  CORRUPT;

  /** The answer of the database that lies behind what somebody threw, if there is one. */
  static Optional<SQLException> behind(Throwable thrown) {
    for (Throwable t = thrown; t != null; t = t.getCause()) {
      if (t instanceof SQLException e) {
        return Optional.of(e);
      }
    }
    return Optional.empty();
  }
}
