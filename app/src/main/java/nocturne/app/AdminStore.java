package nocturne.app;

import java.nio.file.Path;
import nocturne.server.store.Database;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Care for the database as a whole. */
final class AdminStore {

  private AdminStore() {}

  /** Gives the room of what was deleted back. */
  @Command(name = "vacuum")
  static final class Vacuum extends AdminDeed {

    Vacuum(Surroundings surroundings) {
      super(surroundings);
    }

    @Override
    void work(Database database) {
      database.vacuum();
      say("app.admin.vacuumed");
    }
  }

  /** Copies everything into a file, as of one moment. */
  @Command(name = "backup")
  static final class Backup extends AdminDeed {

    @Parameters(paramLabel = "FILE", descriptionKey = "file")
    private Path file;

    Backup(Surroundings surroundings) {
      super(surroundings);
    }

    @Override
    void work(Database database) {
      try {
        database.backup(file);
      } catch (UnsupportedOperationException e) {
        throw new Complaint("app.admin.backup.elsewhere");
      }
      say("app.admin.backedUp", file.toString());
    }
  }
}
