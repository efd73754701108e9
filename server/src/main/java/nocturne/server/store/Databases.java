package nocturne.server.store;

import java.nio.file.Path;

/** Opens databases. */
public final class Databases {

  private static final String SQLITE = "sqlite:";
  private static final String FILE = "nocturne.db";

  private Databases() {}

  /**
   * Opens a database and brings its schema up to date.
   *
   * @param url {@code sqlite:FILE}, {@code postgresql://user:password@host:port/database}, or a
   *     folder in which there is or will be a file
   * @throws StoreUnavailable where it can't be opened
   */
  public static Database open(String url) {
    if (url.startsWith(SQLITE)) {
      return new SqlDatabase(Sqlite.open(Path.of(url.substring(SQLITE.length()))));
    }
    if (PostgresAddress.isOne(url)) {
      return new SqlDatabase(Postgres.open(PostgresAddress.parse(url)));
    }
    return in(Path.of(url));
  }

  /** Opens the file in a folder, or makes both. */
  public static Database in(Path folder) {
    return new SqlDatabase(Sqlite.open(folder.resolve(FILE)));
  }
}
