package nocturne.app;

import nocturne.server.admin.Freezer;
import nocturne.server.store.Database;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Stops play at a table and lets it go on, also while a server runs. */
final class AdminIce {

  private AdminIce() {}

  /** Stops play. */
  @Command(name = "freeze")
  static final class Freeze extends AdminDeed {

    @Parameters(paramLabel = "TABLE", descriptionKey = "table")
    private String table;

    @Option(names = "--why", required = true, paramLabel = "SENTENCE", descriptionKey = "why")
    private String why;

    Freeze(Surroundings surroundings) {
      super(surroundings);
    }

    @Override
    void work(Database database) {
      new Freezer(database, Shelf.all(), surroundings.clock()).freeze(table, why);
      say("app.admin.frozen", table);
    }
  }

  /** Lets play go on. */
  @Command(name = "thaw")
  static final class Thaw extends AdminDeed {

    @Parameters(paramLabel = "TABLE", descriptionKey = "table")
    private String table;

    Thaw(Surroundings surroundings) {
      super(surroundings);
    }

    @Override
    void work(Database database) {
      new Freezer(database, Shelf.all(), surroundings.clock()).thaw(table);
      say("app.admin.thawed", table);
    }
  }
}
