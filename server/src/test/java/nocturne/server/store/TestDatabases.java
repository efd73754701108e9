package nocturne.server.store;

import java.nio.file.Path;
import org.flywaydb.core.Flyway;

/**
 * Databases for tests: a file in a folder, or one in a PostgreSQL that runs as long as the tests;
 * without one they are skipped.
 */
public final class TestDatabases {

  /** On a busy machine nothing counts as gone that only has to wait. */
  private static final String PATIENT = "?connectTimeout=60&socketTimeout=60";

  private TestDatabases() {}

  /** A database in a file, fresh if the folder is; mostly a {@code @TempDir}. */
  public static Database sqlite(Path folder) {
    return Databases.in(folder);
  }

  /** A fresh database in the PostgreSQL that all tests share. */
  public static Database postgres() {
    return Databases.open(postgresUrl());
  }

  /** The address of a fresh, empty database, for tests that open it more than once. */
  public static String postgresUrl() {
    return TestPostgres.shared().url() + PATIENT;
  }

  /** The same database, where what says nothing for a few seconds is gone. */
  public static String impatient(String url, int seconds) {
    return url.replaceAll("Timeout=\\d+", "Timeout=" + seconds);
  }

  /** Makes a file as a program of long ago left it, with the schema of that time. */
  public static void sqliteAsOf(String version, Path file) {
    Flyway.configure()
        .dataSource(Sqlite.file(file))
        .locations("classpath:nocturne/server/store")
        .placeholders(Sqlite.WORDS)
        .target(version)
        .load()
        .migrate();
  }
}
