package nocturne.app;

import java.nio.file.Path;
import nocturne.server.admin.Transfers;
import nocturne.server.store.Database;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Tables out of a database and into one. */
final class AdminTransfer {

  private AdminTransfer() {}

  /** Prints a table. */
  @Command(name = "export")
  static final class Export extends AdminDeed {

    @Parameters(paramLabel = "TABLE", descriptionKey = "table")
    private String table;

    @Option(names = "--record", descriptionKey = "record")
    private boolean record;

    Export(Surroundings surroundings) {
      super(surroundings);
    }

    @Override
    void work(Database database) {
      var transfers = new Transfers(database, Shelf.all());
      manner.say(record ? transfers.record(table).lines().toList() : transfers.take(table));
    }
  }

  /** Brings tables in from a file, into a database that may be new. */
  @Command(name = "import")
  static final class Import extends AdminDeed {

    @Parameters(paramLabel = "FILE", descriptionKey = "file")
    private Path file;

    Import(Surroundings surroundings) {
      super(surroundings);
    }

    @Override
    Database open() {
      return storage.openOrMake(usual());
    }

    @Override
    void work(Database database) {
      var lines = Records.text(file).lines().toList();
      for (var arrival : new Transfers(database, Shelf.all()).bring(lines))
        say("app.admin.imported", arrival.table(), arrival.entries());
    }
  }
}
