package nocturne.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Map;
import java.util.concurrent.Callable;
import javax.sql.DataSource;
import nocturne.server.Waiting;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A process that is killed in the middle of a migration has not begun it; old rows are read on. */
@Tag("slow")
@Timeout(120)
class MigrationsTest {

  private static final String PACKAGE = "classpath:nocturne/server/store";

  @TempDir Path folder;
  private Path migrations;

  @BeforeEach
  void makeFolder() throws IOException {
    migrations = Files.createDirectories(folder.resolve("migrations"));
  }

  /** As many rows as one likes. */
  private void addMigration(long rows) throws IOException {
    Files.writeString(
        migrations.resolve("V1000__slow.sql"),
        """
        create table slow (n bigint);
        insert into slow with recursive c(n) as
          (select 1 union all select n + 1 from c where n < %d) select n from c;
        """
            .formatted(rows));
  }

  private String location() {
    return "filesystem:" + migrations;
  }

  @Test
  void fileIsAsBeforeAMigrationThatWasKilled() throws Exception {
    Path file = folder.resolve("nocturne.db");
    Path log = folder.resolve("nocturne.db-wal");
    killInTheMiddle("sqlite:" + file, () -> Files.exists(log) && Files.size(log) > 2_000_000);
    comesUp("sqlite:" + file, Sqlite.file(file), Sqlite.WORDS);
  }

  @Test
  void postgresIsAsBeforeAMigrationThatWasKilled() throws Exception {
    String url = TestDatabases.postgresUrl();
    DataSource source = PostgresAddress.parse(url).patient();
    killInTheMiddle(
        url,
        () -> {
          try (var connection = source.getConnection()) {
            return DatabaseContract.count(
                    connection,
                    "select count(*) from pg_stat_activity where state = 'active'"
                        + " and datname = current_database() and query like 'insert into slow%'")
                > 0;
          }
        });
    comesUp(url, source, Postgres.WORDS);
  }

  @Test
  void aTableFromBeforeItWasNotedIsKnownAsABranchInAFile() throws SQLException {
    knowsBranches(Sqlite.file(folder.resolve("nocturne.db")), Sqlite.WORDS);
  }

  @Test
  void aTableFromBeforeItWasNotedIsKnownAsABranchInPostgres() throws SQLException {
    knowsBranches(PostgresAddress.parse(TestDatabases.postgresUrl()).patient(), Postgres.WORDS);
  }

  private static void knowsBranches(DataSource source, Map<String, String> words)
      throws SQLException {
    Flyway.configure()
        .dataSource(source)
        .locations(PACKAGE)
        .placeholders(words)
        .target("4")
        .load()
        .migrate();
    try (var connection = source.getConnection();
        var statement = connection.createStatement()) {
      for (var opened : Map.of("new", "", "old", ",\"branch\":{\"source\":\"new\"}").entrySet()) {
        statement.execute(
            "insert into journal (table_id, number, time, body, sum) values ('%s', 1, 0, '%s', 0)"
                .formatted(opened.getKey(), "{\"is\":\"opened\"" + opened.getValue() + "}"));
        statement.execute(
            "insert into tables (id, game, phase, open, rated, host, opened, updated, number,"
                + " awaited, bot_awaited, deadline)"
                + " values ('%s', 'vigil', 'RUNNING', 1, 0, 'ann', 0, 0, 1, 0, 0, 0)"
                    .formatted(opened.getKey()));
      }
    }
    Migrations.run(source, words);
    try (var connection = source.getConnection();
        var statement = connection.createStatement();
        var row = statement.executeQuery("select id from tables where branch = 1")) {
      assertThat(row.next()).isTrue();
      assertThat(row.getString(1)).isEqualTo("old");
      assertThat(row.next()).isFalse();
    }
  }

  private void killInTheMiddle(String url, Callable<Boolean> inTheMiddle) throws Exception {
    addMigration(1_000_000_000);
    try (Child child = Child.start(Migrating.class, url, location())) {
      Waiting.until(
          "the slow step",
          () -> {
            assertThat(child.isAlive()).isTrue();
            return inTheMiddle.call();
          });
    }
  }

  private void comesUp(String url, DataSource source, Map<String, String> words)
      throws IOException, SQLException {
    try (Database database = Databases.open(url)) {
      database.journal().append(DatabaseContract.entry("a", 1)).join();
    }
    addMigration(3);
    Migrations.run(source, words, PACKAGE, location());
    try (var connection = source.getConnection()) {
      assertThat(DatabaseContract.count(connection, "select count(*) from slow")).isEqualTo(3);
    }
    try (Database database = Databases.open(url)) {
      assertThat(database.journal().read("a", 1)).hasSize(1);
    }
  }

  /** The child. */
  static final class Migrating {

    private Migrating() {}

    public static void main(String[] arguments) {
      String url = arguments[0];
      if (PostgresAddress.isOne(url)) {
        DataSource source = PostgresAddress.parse(url).patient();
        Migrations.run(source, Postgres.WORDS, PACKAGE, arguments[1]);
      } else {
        DataSource source = Sqlite.file(Path.of(url.substring("sqlite:".length())));
        Migrations.run(source, Sqlite.WORDS, PACKAGE, arguments[1]);
      }
    }
  }
}
