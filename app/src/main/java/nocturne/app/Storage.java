package nocturne.app;

import java.nio.file.Files;
import java.nio.file.Path;
import nocturne.server.store.Database;
import nocturne.server.store.Databases;
import nocturne.server.store.StoreUnavailable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options of commands that work on a server's database: where it is. */
final class Storage {

  private static final String SQLITE = "sqlite:";
  private static final String FILE = "nocturne.db";

  @Option(names = "--data", paramLabel = "DIR", descriptionKey = "data")
  private @Nullable Path data;

  @Option(names = "--database", paramLabel = "URL", descriptionKey = "database")
  private @Nullable String database;

  /** Whether one of the options is given. */
  boolean isGiven() {
    return data != null || database != null;
  }

  /**
   * Opens the database, which must be there: a mistyped name makes no new one.
   *
   * @param usual the folder where nobody says another
   */
  Database open(Path usual) {
    requireOne();
    if (database != null && database.startsWith(SQLITE))
      requireFile(Path.of(database.substring(SQLITE.length())));
    else if (database == null) requireFile((data == null ? usual : data).resolve(FILE));
    return openOrMake(usual);
  }

  private void requireOne() {
    if (data != null && database != null) throw new Complaint("app.error.twoDatabases");
  }

  private static void requireFile(Path file) {
    if (!Files.exists(file)) throw new Complaint("app.error.noDatabase", file.toString());
  }

  /**
   * Opens the database, or makes it.
   *
   * @param usual the folder where nobody says another
   */
  Database openOrMake(Path usual) {
    requireOne();
    try {
      if (database != null) return Databases.open(database);
      return Databases.in(data == null ? usual : data);
    } catch (StoreUnavailable e) {
      throw new Complaint("app.error.store", String.valueOf(e.getMessage()));
    }
  }

  /** Opens the database that is named, or makes it. */
  Database openOrMake() {
    return openOrMake(Path.of(""));
  }
}
