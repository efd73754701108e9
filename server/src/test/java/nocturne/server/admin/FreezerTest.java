package nocturne.server.admin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import nocturne.kernel.Game;
import nocturne.server.Waiting;
import nocturne.server.admin.AdminRefused.Why;
import nocturne.server.store.Database;
import nocturne.server.store.TestDatabases;
import nocturne.server.table.Hall;
import nocturne.server.table.Refused;
import nocturne.server.table.TableState;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A server has the table in memory, and an operator works on the same file beside it. */
class FreezerTest {

  @TempDir private Path folder;
  private Database servers;
  private Database operators;
  private Hall hall;
  private String table;

  @BeforeEach
  void begin() {
    servers = TestDatabases.sqlite(folder);
    operators = TestDatabases.sqlite(folder);
    hall = new House(servers).hall();
    table = House.running(hall);
    House.choose(hall, table);
  }

  @AfterEach
  void close() {
    hall.close();
    servers.close();
    operators.close();
  }

  private Freezer freezer(Map<String, Game<?>> games) {
    return new Freezer(operators, games, InstantSource.system());
  }

  private Freezer freezer() {
    return freezer(House.GAMES);
  }

  private static void refused(Why why, ThrowingCallable deed) {
    assertThatExceptionOfType(AdminRefused.class)
        .isThrownBy(deed)
        .satisfies(refused -> assertThat(refused.why()).isEqualTo(why));
  }

  @Test
  void frozenTableTakesNoChoices() {
    var next = House.next(hall, table);
    freezer().freeze(table, "a card does what it should not");
    assertThatExceptionOfType(Refused.class)
        .isThrownBy(() -> next.choose(hall))
        .withMessageContaining("a card does what it should not")
        .satisfies(refused -> assertThat(refused.code()).isEqualTo("frozen"));
    assertThat(hall.table(table).look(TableState::frozen))
        .contains("a card does what it should not");
  }

  @Test
  void thawedTableGoesOn() {
    var next = House.next(hall, table);
    freezer().freeze(table, "a moment");
    assertThatExceptionOfType(Refused.class).isThrownBy(() -> next.choose(hall));
    freezer().thaw(table);
    try (var another = new House(operators).hall()) {
      House.choose(another, table);
    }
    assertThat(new Verification(operators, House.GAMES).one(table))
        .isInstanceOf(Verdict.Identical.class);
  }

  /** Nobody chooses anything meanwhile: the server finds out by itself. */
  @Test
  void serverHearsOfAFreezeAndOfAThaw() {
    freezer().freeze(table, "a moment");
    Waiting.until(
        "a freeze to be heard of", () -> hall.table(table).look(TableState::frozen).isPresent());
    freezer().thaw(table);
    Waiting.until(
        "a thaw to be heard of", () -> hall.table(table).look(TableState::frozen).isEmpty());
    House.choose(hall, table);
  }

  @Test
  void freezingTwiceForTheSameReasonIsFreezingOnce() {
    freezer().freeze(table, "a moment");
    freezer().freeze(table, "a moment");
    freezer().thaw(table);
    refused(Why.NOT_FROZEN, () -> freezer().thaw(table));
  }

  @Test
  void tableOfOtherRulesStaysFrozen() {
    freezer().freeze(table, "a moment");
    var later = Reprinted.of(House.GAMES.get(House.GAME), "later");
    refused(Why.DIVERGED, () -> freezer(Map.of(House.GAME, later)).thaw(table));
  }

  @Test
  void whatCantBeIsRefused() {
    refused(Why.NO_TABLE, () -> freezer().freeze("nowhere", "why"));
    refused(Why.NO_TABLE, () -> freezer().thaw("nowhere"));
    refused(Why.NOT_FROZEN, () -> freezer().thaw(table));
    refused(Why.REASON, () -> freezer().freeze(table, " "));
    refused(Why.REASON, () -> freezer().freeze(table, "x".repeat(501)));
    refused(Why.REASON, () -> freezer().freeze(table, "half a \ud83c"));
  }

  @Test
  void lockOfTheServerIsWaitedFor() throws SQLException {
    var next = House.next(hall, table);
    try (var other = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("nocturne.db"));
        var statement = other.createStatement()) {
      statement.execute("begin immediate");
      var freezing = CompletableFuture.runAsync(() -> freezer().freeze(table, "a moment"));
      assertThat(freezing).isNotDone();
      statement.execute("commit");
      freezing.join();
    }
    assertThatExceptionOfType(Refused.class).isThrownBy(() -> next.choose(hall));
  }
}
