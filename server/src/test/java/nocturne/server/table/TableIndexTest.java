package nocturne.server.table;

import static nocturne.server.table.House.ANN;
import static nocturne.server.table.House.BEN;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import nocturne.kernel.Seats;
import nocturne.server.store.Database;
import nocturne.server.store.Journal;
import nocturne.server.store.TestDatabases;
import nocturne.server.table.TableState.Phase;
import nocturne.server.table.Terms.UndoPolicy;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;

@ParameterizedClass
@ValueSource(strings = {"sqlite", "postgres"})
class TableIndexTest {

  @Parameter String kind;
  @TempDir Path folder;
  private Database database;
  private House house;
  private TableIndex index;

  @BeforeEach
  void enter() {
    database = kind.equals("sqlite") ? TestDatabases.sqlite(folder) : TestDatabases.postgres();
    house = new House(database);
    index = house.hall.index();
  }

  @AfterEach
  void leave() {
    house.close();
    database.close();
  }

  private void settle() {
    index.catchUp().join();
  }

  private List<String> lobby() {
    return ids(index.lobby(10));
  }

  private static List<String> ids(List<TableIndex.Row> rows) {
    return rows.stream().map(TableIndex.Row::id).toList();
  }

  @Test
  void theLobbyListsPublicTablesThatAreNotOverTheLatestFirst() {
    var first = house.begun(House.people(1));
    house.clock.pass(Duration.ofSeconds(1));
    var second = house.hall.open(House.people(2), "ben");
    house.clock.pass(Duration.ofSeconds(1));
    var open = House.people(2);
    house.hall.open(
        new Terms(
            open.game(),
            open.variant(),
            open.seats(),
            false,
            open.pace(),
            open.undo(),
            true,
            true,
            open.language()),
        "cleo");
    assertThat(lobby()).containsExactly(second.id(), first.id());
    for (var option : List.of(Vigil.DONE, Vigil.VOW, Vigil.VOW, Passes.PASS))
      house.choose(first, ANN, option);
    assertThat(lobby()).containsExactly(second.id());
    assertThat(index.lobby(0)).isEmpty();
    assertThat(index.has(first.id())).isTrue();
    assertThat(index.has("nowhere")).isFalse();
  }

  @Test
  void aRowSaysWhoSitsThereAndWhoIsAwaited() {
    var table = house.begun(House.people(2, new Pace.Live(60, 0)));
    house.choose(table, ANN, Vigil.DONE);
    var row = index.lobby(1).getFirst();
    assertThat(row).isEqualTo(TableIndex.rowOf(table.state()));
    assertThat(row.awaited()).isEqualTo(Seats.of(BEN));
    assertThat(row.phase()).isEqualTo(Phase.RUNNING);
    assertThat(row.deadline()).isEqualTo(house.clock.millis() + 60_000);
    assertThat(row.seats()).extracting(TableIndex.Sitting::identity).containsExactly("ann", "ben");
  }

  @Test
  void onesOwnTablesAreListedWithTheOnesThatWaitFirst() {
    var waits = house.begun(House.people(2));
    house.choose(waits, ANN, Vigil.DONE);
    house.clock.pass(Duration.ofDays(1));
    var played = house.begun(House.people(2));
    house.clock.pass(Duration.ofSeconds(1));
    var strange = house.hall.open(House.people(2), "cleo");
    assertThat(ids(index.of("ben", 10))).containsExactly(waits.id(), played.id());
    assertThat(ids(index.of("ben", 1))).containsExactly(waits.id());
    assertThat(ids(index.of("ann", 10))).containsExactly(played.id(), waits.id());
    assertThat(ids(index.of("cleo", 10))).containsExactly(strange.id());
    assertThat(index.of("eve", 10)).isEmpty();
    assertThat(index.of("", 10)).isEmpty();
  }

  @Test
  void whoHasRisenHasThatTableNoMore() {
    var table = house.hall.open(House.people(2), "ann");
    house.hall.at(table.id()).sit("ben", OptionalInt.of(1));
    assertThat(index.of("ben", 10)).hasSize(1);
    house.hall.at(table.id()).rise("ben");
    assertThat(index.of("ben", 10)).isEmpty();
  }

  @Test
  void aRowNeverGoesBackwardsNorDoItsSeats() {
    var opened = new TableEvent.Opened(House.people(2), "ann");
    var early = new TableState("t", Vigil.GAME, opened, 0);
    early.apply(0, new TableEvent.Sat(0, Sitter.person("ann")));
    var late = new TableState("t", Vigil.GAME, opened, 0);
    late.apply(0, new TableEvent.Sat(0, Sitter.person("ann")));
    late.apply(5, new TableEvent.Rose(0));
    late.apply(9, new TableEvent.Sat(0, Sitter.person("ben")));
    for (var state : List.of(late, early, late)) {
      index.note(state, true);
      settle();
    }
    assertThat(index.of("ann", 10)).isEmpty();
    assertThat(index.of("ben", 10)).containsExactly(TableIndex.rowOf(late));
  }

  @Test
  void ofSeveralNotesTheLatestIsWrittenWithEverythingThatChanged() {
    var table = new TableState("t", Vigil.GAME, new TableEvent.Opened(House.people(2), "ann"), 0);
    table.apply(1, new TableEvent.Sat(0, Sitter.person("ann")));
    index.note(table, true);
    table.apply(2, new TableEvent.Nudged(0));
    index.note(table, false);
    var other = new TableState("u", Vigil.GAME, new TableEvent.Opened(House.people(2), "ann"), 0);
    index.note(other, true);
    assertThat(index.catchUp().join()).isEqualTo(2);
    assertThat(index.of("ann", 10)).containsExactly(TableIndex.rowOf(table));
  }

  @Test
  void whatIsNotedIsWrittenAMomentLaterThoughNobodyAsks() {
    var table = house.hall.open(House.people(2), "ann");
    House.await(() -> index.forgotten(Long.MAX_VALUE).size() == 1);
    assertThat(index.forgotten(Long.MAX_VALUE))
        .containsExactly(new TableIndex.Known(table.id(), table.state().number()));
  }

  @Test
  void aTableThatANodeLeftBehindIsFoundAndWokenAgain() {
    var left = house.begun(House.terms("vigil", new Pace.Free(), UndoPolicy.FREE, "", "random"));
    house.hall.at(left.id()).say("ann", "here I come");
    settle();
    assertThat(index.behind()).isEmpty();
    int number = left.state().number();
    var chose = EventText.write(new TableEvent.Chose(0, Vigil.DONE, 0));
    database
        .journal()
        .append(new Journal.Entry(left.id(), number + 1, house.clock.millis(), chose))
        .join();
    assertThat(index.behind()).extracting(TableIndex.Known::id).containsExactly(left.id());
    house.forget();
    house.hall.mend();
    House.await(() -> house.hall.table(left.id()).look(TableState::number) > number + 1);
    // The bot may still be choosing.
    House.await(() -> index.behind().isEmpty());
  }

  @Test
  void tablesThatNeedTendingAreFoundByTheirRows() {
    var timed = house.begun(House.people(1, new Pace.Live(60, 0)));
    var gathering = house.hall.open(House.people(2), "ann");
    house.begun(House.terms("vigil", new Pace.Free(), UndoPolicy.FREE, "", "random"));
    settle();
    long now = house.clock.millis();
    assertThat(index.due(now + 59_999)).isEmpty();
    assertThat(index.due(now + 60_000))
        .containsExactly(new TableIndex.Known(timed.id(), timed.state().number()));
    assertThat(index.forgotten(now)).isEmpty();
    assertThat(index.forgotten(now + 1))
        .extracting(TableIndex.Known::id)
        .containsExactly(gathering.id());
    assertThat(index.sleeping(now + 1)).isEmpty();
  }
}
