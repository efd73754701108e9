package nocturne.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import nocturne.app.moths.Moths;
import nocturne.kernel.Language;
import nocturne.server.store.Databases;
import nocturne.server.table.Hall;
import nocturne.server.table.Pace;
import nocturne.server.table.TableState.Phase;
import nocturne.server.table.Terms;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AdminCommandTest {

  @TempDir private Path folder;
  private String table;

  @BeforeEach
  void playAGame() throws InterruptedException {
    try (var database = Databases.in(data());
        var hall = new Hall(Map.of("moths", new Moths()), database, InstantSource.system())) {
      var over = new CountDownLatch(1);
      hall.follow(
          (place, state, event) -> {
            if (state.phase() == Phase.OVER) over.countDown();
          });
      var bot = new Terms.SeatPlan("random");
      table =
          hall.open(
                  new Terms(
                      "moths",
                      Map.of(),
                      List.of(bot, bot),
                      true,
                      new Pace.Free(),
                      Terms.UndoPolicy.FREE,
                      true,
                      false,
                      Language.EN),
                  "ann")
              .id();
      hall.at(table).start("ann");
      assertThat(over.await(30, TimeUnit.SECONDS)).isTrue();
    }
  }

  private Path data() {
    return folder.resolve("data");
  }

  private Trial.Outcome admin(String... words) {
    return new Trial(folder).runs(with(data(), "admin", words));
  }

  private static String[] with(Path data, String command, String... words) {
    var all = new java.util.ArrayList<String>();
    all.add(command);
    all.addAll(List.of(words));
    all.add("--data=" + data);
    return all.toArray(String[]::new);
  }

  @Test
  void tablesAreListed() {
    assertThat(admin("list").out())
        .contains(table)
        .contains("Game: moths. Phase: over. Seats: bot random, bot random. Last change: 20")
        .endsWith("1 of 1 table.\n");
    assertThat(admin("list", "--phase", "running").out()).isEqualTo("There are no such tables.\n");
    assertThat(admin("list", "--phase", "asleep").err())
        .contains("“asleep” is not a phase")
        .contains("gathering");
    assertThat(admin("list", "--lang", "ru").out()).contains("игра окончена");
  }

  @Test
  void exportedTableIsImportedElsewhere() throws IOException {
    var lines = admin("export", table).out();
    var file = Files.writeString(folder.resolve("table.jsonl"), lines);
    var elsewhere = folder.resolve("elsewhere");

    var imported = new Trial(folder).runs(with(elsewhere, "admin", "import", file.toString()));
    assertThat(imported.err()).isEmpty();
    assertThat(imported.out()).contains("Table " + table + " is here now");
    assertThat(new Trial(folder).runs(with(elsewhere, "admin", "export", table)).out())
        .isEqualTo(lines);

    var again = new Trial(folder).runs(with(elsewhere, "admin", "import", file.toString()));
    assertThat(again.code()).isEqualTo(1);
    assertThat(again.err()).isEqualTo("Table " + table + " is there already.\n");
  }

  @Test
  void editedExportIsRefused() throws IOException {
    var lines = admin("export", table).out().replace("random", "greedy");
    var file = Files.writeString(folder.resolve("table.jsonl"), lines);
    var refused =
        new Trial(folder).runs(with(folder.resolve("new"), "admin", "import", file.toString()));
    assertThat(refused.code()).isEqualTo(1);
    assertThat(refused.err()).startsWith("Line 1 can't be brought in: ");
  }

  @Test
  void exportedRecordIsVerified() throws IOException {
    var file =
        Files.writeString(folder.resolve("game.record"), admin("export", table, "--record").out());
    assertThat(new Trial(folder).runs("verify", file.toString()).out())
        .contains(": OK. moths")
        .contains("game over");
  }

  @Test
  void everyStoredGameIsVerified() {
    var verified = new Trial(folder).runs(with(data(), "verify", "--all"));
    assertThat(verified.code()).isZero();
    assertThat(verified.out())
        .startsWith(table + ": identical. moths, ")
        .endsWith("1 identical, 0 diverged, 0 never begun.\n");
    assertThat(verified.err()).isEqualTo("1 table of 1 replayed\n");
  }

  @Test
  void gameOfOtherRulesMakesVerifyFail() throws IOException {
    // What is stored of the start of the game is the rules' version; a file of another says so.
    try (var database = Databases.in(data())) {
      for (var entry : database.journal().read(table, 1)) {
        var body = entry.body().replace("\"rules\":\"1\"", "\"rules\":\"0\"");
        var copy =
            new nocturne.server.store.Journal.Entry("old", entry.number(), entry.time(), body);
        database.journal().append(copy).join();
      }
    }
    var verified = new Trial(folder).runs(with(data(), "verify", "--all"));
    assertThat(verified.code()).isEqualTo(1);
    assertThat(verified.out())
        .contains("old: diverged. moths, at entry 2: it was begun with rules 0, in force are 1.")
        .endsWith("1 identical, 1 diverged, 0 never begun.\n");
  }

  @Test
  void tableIsFrozenAndThawed() {
    assertThat(admin("freeze", table, "--why", "a moment").out())
        .isEqualTo("Table " + table + " is frozen.\n");
    assertThat(admin("thaw", table).out()).contains("can be played at again");
    assertThat(admin("thaw", table).err()).isEqualTo("Table " + table + " is not frozen.\n");
    assertThat(admin("freeze", table).code()).isEqualTo(2);
    assertThat(admin("freeze", "nowhere", "--why", "x", "--lang", "ru").err())
        .isEqualTo("Стола nowhere нет.\n");
  }

  @Test
  void nobodyIsBannedWhoIsNotThere() {
    assertThat(admin("ban", "nobody").err()).isEqualTo("There is no player nobody.\n");
    assertThat(admin("unban", "nobody").code()).isEqualTo(1);
  }

  @Test
  void backupIsADatabase() throws IOException {
    var copy = Files.createDirectory(folder.resolve("copy")).resolve("nocturne.db");
    assertThat(admin("backup", copy.toString()).code()).isZero();
    assertThat(new Trial(folder).runs("verify", "--all", "--database", "sqlite:" + copy).code())
        .isZero();
    assertThat(admin("backup", copy.toString()).err()).contains("is there already");
    assertThat(admin("vacuum").code()).isZero();
  }

  @Test
  void databaseMustBeThere() {
    assertThat(new Trial(folder).runs("admin", "list").err())
        .startsWith("There is no database " + folder.resolve("nocturne/server/nocturne.db"));
    var nowhere = folder.resolve("nowhere");
    assertThat(new Trial(folder).runs(with(nowhere, "admin", "list")).err())
        .contains("There is no database");
    assertThat(nowhere).doesNotExist();
    assertThat(admin("list", "--database", "sqlite:x").err()).contains("not both");
  }

  @Test
  void verifyNeedsToKnowWhat() {
    assertThat(new Trial(folder).runs("verify").code()).isEqualTo(2);
    assertThat(new Trial(folder).runs(with(data(), "verify", "--all", "x.record")).code())
        .isEqualTo(2);
    assertThat(new Trial(folder).runs(with(data(), "verify", "x.record")).code()).isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"list", "export", "import", "freeze", "thaw", "ban", "unban", "vacuum", "backup"})
  void everyDeedHasHelpInBothLanguages(String deed) {
    var english = new Trial(folder).runs("admin", deed, "--help");
    assertThat(english.code()).isZero();
    assertThat(english.out()).contains("Usage: nocturne admin " + deed).contains("--data");
    assertThat(new Trial(folder).runs("admin", deed, "--help", "--lang", "ru").out())
        .contains("Как запускать: nocturne admin " + deed);
    assertThat(new Trial(folder).runs("admin").out()).contains("  " + deed);
  }
}
