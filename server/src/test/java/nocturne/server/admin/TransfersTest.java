package nocturne.server.admin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import nocturne.kernel.Game;
import nocturne.kernel.RecordText;
import nocturne.kernel.Recorded;
import nocturne.kernel.Table;
import nocturne.server.admin.AdminRefused.Why;
import nocturne.server.store.Database;
import nocturne.server.store.TestDatabases;
import nocturne.server.table.TableState.Phase;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
class TransfersTest {

  @TempDir private Path folder;
  private Database from;
  private Database into;
  private String table;

  @BeforeEach
  void playAGame() throws InterruptedException {
    from = TestDatabases.sqlite(folder.resolve("from"));
    into = TestDatabases.sqlite(folder.resolve("into"));
    table = new House(from).played();
  }

  @AfterEach
  void close() {
    from.close();
    into.close();
  }

  private List<String> exported() {
    return new Transfers(from, House.GAMES).take(table);
  }

  private List<Transfers.Arrival> bring(List<String> lines) {
    return new Transfers(into, House.GAMES).bring(lines);
  }

  private void refused(Why why, Object detail, List<String> lines) {
    assertThatExceptionOfType(AdminRefused.class)
        .isThrownBy(() -> bring(lines))
        .satisfies(
            refused -> {
              assertThat(refused.why()).isEqualTo(why);
              assertThat(refused.details()).contains(detail);
            });
    assertThat(new StoredTables(into).ids()).isEmpty();
  }

  @Test
  void tableIsTheSameInAnotherDatabase() {
    var lines = exported();
    assertThat(bring(lines)).containsExactly(new Transfers.Arrival(table, lines.size() - 1));

    assertThat(into.journal().read(table, 1)).isEqualTo(from.journal().read(table, 1));
    assertThat(new House(into).hash(table)).isEqualTo(new House(from).hash(table));
    assertThat(new TableList(into).list(TableFilter.ALL, 10))
        .isEqualTo(new TableList(from).list(TableFilter.ALL, 10))
        .singleElement()
        .satisfies(line -> assertThat(line.phase()).isEqualTo(Phase.OVER));
    assertThat(new Transfers(into, House.GAMES).take(table)).isEqualTo(lines);
  }

  @Test
  void branchNeedsNothingOfItsSource() throws InterruptedException {
    var branch = new House(from).branched(table);
    bring(new Transfers(from, House.GAMES).take(branch));
    assertThat(into.journal().read(table, 1)).isEmpty();
    assertThat(new House(into).hash(branch)).isEqualTo(new House(from).hash(branch));
    assertThat(new Verification(into, House.GAMES).one(branch))
        .isInstanceOf(Verdict.Identical.class);
    var text = new Transfers(into, House.GAMES).record(branch);
    var game = House.GAMES.get(House.GAME);
    var loaded = Recorded.load(game, RecordText.read(text, game));
    assertThat(loaded.table().hash()).isEqualTo(new House(from).hash(branch));
  }

  @Test
  void tableThatIsThereIsRefused() {
    var lines = exported();
    bring(lines);
    assertThatExceptionOfType(AdminRefused.class)
        .isThrownBy(() -> bring(lines))
        .satisfies(refused -> assertThat(refused.why()).isEqualTo(Why.TABLE_IS_THERE));
  }

  @Test
  void sameTableTwiceInAFileIsRefused() {
    var twice = new ArrayList<>(exported());
    twice.addAll(exported());
    refused(Why.TABLE_IS_THERE, table, twice);
  }

  @Test
  void brokenOffImportIsFinishedByTheSameLines() {
    for (var entry : from.journal().read(table, 1).subList(0, 5))
      into.journal().append(entry).join();
    bring(exported());
    assertThat(into.journal().read(table, 1)).isEqualTo(from.journal().read(table, 1));
  }

  @Test
  void editedLineIsRefused() {
    var lines = new ArrayList<>(exported());
    lines.set(6, lines.get(6).replace("\"seat\":", "\"seat\":1"));
    refused(Why.LINE, 7, lines);
  }

  @Test
  void missingLineIsRefused() {
    var lines = new ArrayList<>(exported());
    lines.remove(6);
    refused(Why.LINE, 7, lines);
  }

  @Test
  void cutOffFileIsRefused() {
    var lines = exported();
    refused(Why.LINE, lines.size(), lines.subList(0, lines.size() - 1));
  }

  @Test
  void foreignLinesAreRefused() {
    refused(Why.LINE, 1, List.of("Dear Vera,"));
    refused(Why.LINE, 1, List.of("{\"table\":\"\",\"number\":0}"));
    refused(Why.LINE, 1, List.of("[1]"));
    assertThatExceptionOfType(AdminRefused.class)
        .isThrownBy(() -> bring(List.of("", "")))
        .satisfies(refused -> assertThat(refused.why()).isEqualTo(Why.NO_LINES));
  }

  @Test
  void recordOfAGameReplays() {
    var text = new Transfers(from, House.GAMES).record(table);
    assertThat(hash(House.GAMES.get(House.GAME), text)).isEqualTo(new House(from).hash(table));
  }

  private static <T extends Table<T>> long hash(Game<T> game, String text) {
    return Recorded.load(game, RecordText.read(text, game)).table().hash();
  }

  @Test
  void runningTableIsTakenUpByTheNextServer() {
    String id;
    try (var hall = new House(from).hall()) {
      id = House.running(hall);
      House.choose(hall, id);
    }
    new Transfers(into, House.GAMES).bring(new Transfers(from, House.GAMES).take(id));
    try (var hall = new House(into).hall()) {
      hall.tend();
      House.choose(hall, id);
      assertThat(hall.index().of(House.HOST, 10))
          .singleElement()
          .satisfies(row -> assertThat(row.awaited().isEmpty()).isFalse());
    }
  }
}
