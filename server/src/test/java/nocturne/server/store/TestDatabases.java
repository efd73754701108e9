package nocturne.server.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.UUID;
import org.flywaydb.core.Flyway;

/**
 * Databases for tests: a file in a folder, or one in a PostgreSQL that runs as long as the tests.
 */
public final class TestDatabases {

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
    String name = "t" + UUID.randomUUID().toString().replace("-", "");
    EmbeddedPostgres server = Server.SHARED;
    try (var connection = server.getPostgresDatabase().getConnection();
        var statement = connection.createStatement()) {
      statement.execute("create database " + name);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
    return "postgresql://postgres:postgres@localhost:" + server.getPort() + "/" + name;
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

  /** Started when first needed; it ends with the process. */
  private static final class Server {
    static final EmbeddedPostgres SHARED = start();

    private static EmbeddedPostgres start() {
      try {
        return EmbeddedPostgres.builder().setServerConfig("max_connections", "200").start();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
