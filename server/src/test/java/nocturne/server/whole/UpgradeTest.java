package nocturne.server.whole;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import nocturne.server.Waiting;
import nocturne.server.store.Databases;
import nocturne.server.store.TestDatabases;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * A server that comes to a database of long ago brings it up to date, however often it is killed.
 */
@Tag("slow")
@Timeout(600)
class UpgradeTest {

  private static final int KILLS = Boolean.getBoolean("nocturne.long") ? 20 : 1;
  private static final Duration PATIENCE = Duration.ofMinutes(5);

  @TempDir Path folder;

  @Test
  void gamesGoOnAfterAnUpgradeThatWasKilled() {
    Evening.of(UpgradeTest.class, this::upgrade);
  }

  private void upgrade(Evening evening) throws Exception {
    var random = evening.random();
    evening.slowest(10);
    evening.invite(Party.Terms.of("syndicates", "", ""));
    evening.invite(Party.Terms.of("nightshift", "", "", "random").withClock(900, 5));
    var before = folder.resolve("before.db");
    var old = folder.resolve("old.db");
    long start = System.nanoTime();
    try (var node = evening.open("sqlite:" + before)) {
      start = System.nanoTime() - start;
      for (int choices = 0; choices < 20; choices++)
        assertThat(evening.alarm().await(Deed.CHOOSE, PATIENCE)).isTrue();
      evening.kill(node);
    }
    TestDatabases.sqliteAsOf("3", old);
    copy(before, old);
    var plan = Node.Plan.at("sqlite:" + old);
    for (int i = 0; i < KILLS; i++) {
      try (var node = plan.launch()) {
        Thread.sleep(Duration.ofNanos((long) (start * random.nextDouble())));
        node.kill();
      }
    }
    killInTheMiddle(plan, old);
    evening.slowest(0);
    try (var node = evening.open(plan.start())) {
      evening.playOut(PATIENCE);
      evening.checkLists(node);
    }
    try (var database = Databases.open("sqlite:" + old)) {
      assertThat(evening.inquire(database).choices()).isPositive();
    }
  }

  /** Puts everything into it for which there was a place at that time. */
  private static void copy(Path from, Path to) throws SQLException {
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + to);
        var statement = connection.createStatement()) {
      statement.execute("attach database '" + from + "' as present");
      for (var table : tables(statement)) {
        var columns = String.join(", ", columns(statement, table));
        statement.execute("insert into " + table + " select " + columns + " from present." + table);
      }
    }
  }

  private static List<String> tables(Statement statement) throws SQLException {
    var tables = new ArrayList<String>();
    try (var rows =
        statement.executeQuery(
            "select name from sqlite_master where type = 'table' and name not like 'flyway%'")) {
      while (rows.next()) tables.add(rows.getString(1));
    }
    return tables;
  }

  private static List<String> columns(Statement statement, String table) throws SQLException {
    var columns = new ArrayList<String>();
    try (var rows = statement.executeQuery("select name from pragma_table_info('" + table + "')")) {
      while (rows.next()) columns.add(rows.getString(1));
    }
    return columns;
  }

  /** A step that would take for ever, the last of all. */
  private void killInTheMiddle(Node.Plan plan, Path file) throws IOException {
    var more = Files.createDirectories(folder.resolve("more/nocturne/server/store"));
    Files.writeString(
        more.resolve("V1000__slow.sql"),
        """
        create table slow (n bigint);
        insert into slow with recursive c(n) as
          (select 1 union all select n + 1 from c where n < 1000000000) select n from c;
        """);
    var log = file.resolveSibling(file.getFileName() + "-wal");
    try (var node = plan.with(folder.resolve("more")).launch()) {
      Waiting.until(
          "the slow step",
          () -> {
            assertThat(node.isAlive()).as("it ended").isTrue();
            return Files.exists(log) && Files.size(log) > 2_000_000;
          });
      node.kill();
    }
  }
}
