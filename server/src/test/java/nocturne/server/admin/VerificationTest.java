package nocturne.server.admin;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import nocturne.server.store.Database;
import nocturne.server.store.Journal;
import nocturne.server.store.TestDatabases;
import nocturne.server.table.EventText;
import nocturne.server.table.TableEvent;
import nocturne.server.table.Terms;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VerificationTest {

  @TempDir private Path folder;
  private Database database;
  private String table;

  @BeforeEach
  void playAGame() throws InterruptedException {
    database = TestDatabases.sqlite(folder);
    table = new House(database).played();
  }

  @AfterEach
  void close() {
    database.close();
  }

  private List<Verdict> all() {
    return new Verification(database, House.GAMES).all((tables, ofAll) -> {});
  }

  private int entryOf(Class<? extends TableEvent> kind, int times) {
    return database.journal().read(table, 1).stream()
        .filter(entry -> kind.isInstance(EventText.read(entry)))
        .skip(times - 1)
        .findFirst()
        .orElseThrow()
        .number();
  }

  @Test
  void gameThatWasPlayedByTheseRulesIsIdentical() {
    assertThat(all())
        .singleElement()
        .isInstanceOfSatisfying(
            Verdict.Identical.class,
            same -> {
              assertThat(same.game()).isEqualTo(House.GAME);
              assertThat(same.choices()).isPositive();
              assertThat(same.over()).isTrue();
              assertThat(same.hash()).isEqualTo(new House(database).hash(table));
            });
  }

  @Test
  void gameOfOtherRulesIsFoundWhereItBegan() {
    var game = House.GAMES.get(House.GAME);
    var later = Map.<String, nocturne.kernel.Game<?>>of(House.GAME, Reprinted.of(game, "later"));
    assertThat(new Verification(database, later).one(table))
        .isInstanceOfSatisfying(
            Verdict.Diverged.class,
            other -> {
              assertThat(other.at().entry()).isEqualTo(entryOf(TableEvent.Started.class, 1));
              assertThat(other.at().why()).contains(game.facts().rules()).contains("later");
            });
  }

  @Test
  void gameThatIsNotOnTheShelfIsFound() {
    assertThat(new Verification(database, Map.of()).one(table))
        .isInstanceOfSatisfying(
            Verdict.Diverged.class, other -> assertThat(other.at().why()).contains(House.GAME));
  }

  @Test
  void choiceThatIsNotOfferedIsFoundAtItsEntry() {
    int at = entryOf(TableEvent.Chose.class, 20);
    var copy = copy(at, chose -> new TableEvent.Chose(chose.seat(), "no such thing", 0));
    assertThat(new Verification(database, House.GAMES).one(copy))
        .isInstanceOfSatisfying(
            Verdict.Diverged.class, other -> assertThat(other.at().entry()).isEqualTo(at));
  }

  @Test
  void otherHashIsFoundAtItsEntry() {
    int at = entryOf(TableEvent.Chose.class, 10);
    var copy = copy(at, chose -> new TableEvent.Chose(chose.seat(), chose.option(), 4711));
    assertThat(new Verification(database, House.GAMES).one(copy))
        .isInstanceOfSatisfying(
            Verdict.Diverged.class, other -> assertThat(other.at().entry()).isEqualTo(at));
  }

  /** The same game at another table, with one choice changed. */
  private String copy(int at, java.util.function.UnaryOperator<TableEvent.Chose> change) {
    for (var entry : database.journal().read(table, 1)) {
      var body =
          entry.number() == at
              ? EventText.write(change.apply((TableEvent.Chose) EventText.read(entry)))
              : entry.body();
      database
          .journal()
          .append(new Journal.Entry("copy", entry.number(), entry.time(), body))
          .join();
    }
    return "copy";
  }

  @Test
  void corruptRowIsFound() throws SQLException {
    try (var connection =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("nocturne.db"));
        var statement = connection.createStatement()) {
      statement.executeUpdate("update journal set time = time + 1 where number = 7");
    }
    assertThat(all()).singleElement().isInstanceOf(Verdict.Unreadable.class);
  }

  @Test
  void everyTableIsReplayedOnceAndTold() throws InterruptedException {
    try (var hall = new House(database).hall()) {
      hall.open(House.terms(Terms.SeatPlan.PERSON, Terms.SeatPlan.PERSON), House.HOST);
      House.choose(hall, House.running(hall));
    }
    var told = new ArrayList<Integer>();
    var verdicts =
        new Verification(database, House.GAMES)
            .all(
                (tables, ofAll) -> {
                  assertThat(ofAll).isEqualTo(3);
                  told.add(tables);
                });
    assertThat(told).containsExactly(1, 2, 3);
    assertThat(verdicts).extracting(Verdict::table).doesNotHaveDuplicates().hasSize(3);
    assertThat(verdicts).hasAtLeastOneElementOfType(Verdict.Unbegun.class);
    assertThat(verdicts).filteredOn(Verdict.Identical.class::isInstance).hasSize(2);
  }

  @Test
  void backupIsADatabaseWithTheSameTables() {
    var file = folder.resolve("copy/nocturne.db");
    assertThat(file.getParent().toFile().mkdir()).isTrue();
    database.backup(file);
    try (var copy = TestDatabases.sqlite(file.getParent())) {
      assertThat(new Verification(copy, House.GAMES).all((tables, ofAll) -> {})).isEqualTo(all());
    }
  }
}
