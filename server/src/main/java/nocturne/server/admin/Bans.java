package nocturne.server.admin;

import nocturne.server.admin.AdminRefused.Why;
import nocturne.server.store.Database;

/**
 * Keeps players and their programs out. A running server believes what it last read of a session
 * for some seconds.
 */
public final class Bans {

  private final Database database;

  public Bans(Database database) {
    this.database = database;
  }

  public void ban(String identity) {
    set(identity, true);
  }

  public void unban(String identity) {
    set(identity, false);
  }

  private void set(String identity, boolean banned) {
    int changed =
        Patience.with(
            () ->
                Patience.durable(
                    database.change(
                        connection -> {
                          try (var update =
                              connection.prepareStatement(
                                  "update identity set banned = ? where id = ?")) {
                            update.setBoolean(1, banned);
                            update.setString(2, identity);
                            return update.executeUpdate();
                          }
                        })));
    if (changed == 0) throw new AdminRefused(Why.NOBODY, identity);
  }
}
