package nocturne.app;

import nocturne.server.admin.Bans;
import nocturne.server.store.Database;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Keeps players out and lets them in again, also while a server runs. */
final class AdminBan {

  private AdminBan() {}

  /** Keeps a player out. */
  @Command(name = "ban")
  static final class Ban extends AdminDeed {

    @Parameters(paramLabel = "IDENTITY", descriptionKey = "identity")
    private String identity;

    Ban(Surroundings surroundings) {
      super(surroundings);
    }

    @Override
    void work(Database database) {
      new Bans(database).ban(identity);
      say("app.admin.banned", identity);
    }
  }

  /** Lets a player in again. */
  @Command(name = "unban")
  static final class Unban extends AdminDeed {

    @Parameters(paramLabel = "IDENTITY", descriptionKey = "identity")
    private String identity;

    Unban(Surroundings surroundings) {
      super(surroundings);
    }

    @Override
    void work(Database database) {
      new Bans(database).unban(identity);
      say("app.admin.unbanned", identity);
    }
  }
}
