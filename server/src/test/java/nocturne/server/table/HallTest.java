package nocturne.server.table;

import static nocturne.server.table.ChoosingTest.refuses;
import static nocturne.server.table.House.ANN;
import static nocturne.server.table.House.BEN;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import nocturne.kernel.Happening;
import nocturne.kernel.Seat;
import nocturne.server.store.Database;
import nocturne.server.store.Journal;
import nocturne.server.store.StoreUnavailable;
import nocturne.server.store.TestDatabases;
import nocturne.server.table.TableState.Phase;
import nocturne.server.table.Terms.UndoPolicy;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class HallTest {

  private static final Pace FREE = new Pace.Free();

  @TempDir Path folder;
  private Database database;
  private House house;

  @BeforeEach
  void enter() {
    database = TestDatabases.sqlite(folder);
    house = new House(database);
  }

  @AfterEach
  void leave() {
    house.close();
    database.close();
  }

  static Stream<String> games() {
    return House.shelf().stream().map(game -> game.facts().id()).sorted();
  }

  private static Phase phase(LiveTable table) {
    return table.look(TableState::phase);
  }

  @ParameterizedTest
  @MethodSource("games")
  void botsPlayATableOfTheirOwnToItsEnd(String game) {
    var table =
        house.hall.open(House.terms(game, FREE, UndoPolicy.NEVER, "random", "random"), "ann");
    house.hall.at(table.id()).start("ann");
    House.await(() -> phase(house.hall.table(table.id())) == Phase.OVER);
    House.await(() -> house.hall.thinking() == 0);
    assertThat(table.look(TableState::frozen)).isEmpty();
  }

  @Test
  void aTableIsDroppedWhenNobodyAskedForItForAMinute() {
    var table = house.begun(House.people(2));
    house.clock.pass(Duration.ofSeconds(50));
    assertThat(house.hall.table(table.id())).isSameAs(table);
    house.clock.pass(Duration.ofSeconds(50));
    house.hall.tend();
    assertThat(house.hall.loaded()).isEqualTo(1);
    house.clock.pass(Duration.ofSeconds(11));
    house.hall.tend();
    assertThat(house.hall.loaded()).isZero();
    refuses("moved", () -> new Wishes(table).say("ann", "hello?"));
    house.hall.at(table.id()).say("ann", "hello!");
  }

  @Test
  void aTableThatSomebodyWatchesStays() {
    var table = house.begun(House.people(2));
    var listener = new Listener("ann");
    table.watch(listener);
    house.forget();
    assertThat(house.hall.table(table.id())).isSameAs(table);
    table.unwatch(listener);
    house.forget();
    assertThat(house.hall.loaded()).isZero();
  }

  @Test
  void nothingIsLeftInMemoryOfTablesThatWereDropped() {
    var tables = new ArrayList<LiveTable>();
    for (int i = 0; i < 50; i++) {
      var table = house.begun(House.terms("vigil", FREE, UndoPolicy.FREE, "", "random"));
      house.choose(table, ANN, Vigil.DONE);
      tables.add(table);
    }
    House.await(() -> house.hall.thinking() == 0);
    database.change(connection -> true).join();
    forgetAll();
    for (var table : tables) assertThat(house.hall.table(table.id()).state().frozen()).isEmpty();
    assertThat(house.hall.loaded()).isEqualTo(50);
    forgetAll();
    House.await(() -> house.hall.thinking() == 0);
  }

  /** A bot that has just been woken keeps its table for a moment. */
  private void forgetAll() {
    House.await(
        () -> {
          house.forget();
          return house.hall.loaded() == 0;
        });
  }

  @Test
  void aBotThatWasAskedBeforeACrashIsWokenByWhoeverTendsNext() {
    var table = house.begun(House.people(2));
    long now = house.clock.millis();
    house.hall.at(table.id()).nudge("ben", ANN);
    house.hall.close();
    // What another node wrote before it died.
    int number = table.state().number() + 1;
    var took = EventText.write(new TableEvent.BotTook(0, "random"));
    var entry = new Journal.Entry(table.id(), number, now, took);
    database.journal().append(entry).join();
    house = new House(database);
    house.hall.table(table.id());
    House.await(() -> database.journal().read(table.id(), number + 1).size() > 0);
    var chose = EventText.read(database.journal().read(table.id(), number + 1).getFirst());
    assertThat(((TableEvent.Chose) chose).seat()).isZero();
  }

  @Test
  void aTableThatNobodyAsksForRestsAndStillKnowsAllThatHappened() {
    var table = house.begun(House.terms("syndicates", FREE, UndoPolicy.FREE, "", ""));
    table.watch(new Listener("ann"));
    var told = log(table);
    house.clock.pass(Duration.ofSeconds(9));
    house.hall.tend();
    assertThat(log(table).getFirst()).isSameAs(told.getFirst());
    house.clock.pass(Duration.ofSeconds(2));
    house.hall.tend();
    // Replayed, since it was let go.
    assertThat(log(table)).isEqualTo(told);
    assertThat(log(table).getFirst()).isNotSameAs(told.getFirst());
    var seat = table.look(state -> state.awaited().list().getFirst());
    house.choose(table, seat, firstOption(table, seat));
    assertThat(log(table)).startsWith(told.toArray(Happening[]::new));
  }

  private static String firstOption(LiveTable table, Seat seat) {
    return table.look(state -> state.recorded().orElseThrow().table().options(seat).get(0).id());
  }

  private static List<Happening> log(LiveTable table) {
    return table.look(state -> state.recorded().orElseThrow().log());
  }

  @Test
  void whatTheIndexMissedIsPutRightWhenTheTableIsNextTended() {
    var fake = new House();
    var table = fake.begun(House.people(2, new Pace.Live(60, 0)));
    fake.hall.index().catchUp().join();
    fake.store.indexDown(true);
    fake.choose(table, ANN, Vigil.DONE);
    assertThat(fake.hall.index().catchUp()).isCompletedExceptionally();
    fake.hall.tend();
    fake.store.indexDown(false);
    assertThat(fake.hall.index().of("ben", 1).getFirst().awaited().has(BEN)).isFalse();
    fake.clock.pass(Duration.ofSeconds(60));
    fake.hall.tend();
    fake.hall.tend();
    assertThat(fake.hall.index().of("ben", 1).getFirst().awaited().has(BEN)).isTrue();
    assertThat(fake.store.events(table.id())).endsWith(new TableEvent.FlagFell(1));
    fake.close();
  }

  @Test
  void aBotWhoseChoiceCouldNotBeStoredIsWokenAgain() {
    var fake = new House();
    var table = fake.begun(House.terms("vigil", FREE, UndoPolicy.FREE, "", "random"));
    var listener = new Listener("");
    table.watch(listener);
    fake.hall.follow(
        (at, state, event) -> {
          if (event instanceof TableEvent.Chose chose && chose.seat() == 0)
            fake.store.failNext(new StoreUnavailable("the disk is full"), false);
        });
    fake.choose(table, ANN, Vigil.DONE);
    House.await(() -> fake.hall.thinking() == 0);
    assertThat(listener.events()).hasSize(1);
    fake.clock.pass(Duration.ofSeconds(11));
    fake.hall.tend();
    listener.await(event -> event instanceof TableEvent.Chose chose && chose.seat() == 1);
    fake.close();
  }

  @Test
  void aTableThatClosedWhileItsBotThoughtGetsTheBotsChoiceAllTheSame() {
    var fake = new House();
    var table = fake.begun(House.terms("vigil", FREE, UndoPolicy.FREE, "", "random"));
    fake.hall.follow(
        (at, state, event) -> {
          // Called while the table is locked, before any bot can have answered.
          if (event instanceof TableEvent.Chose chose && chose.seat() == 0) table.close();
        });
    fake.choose(table, ANN, Vigil.DONE);
    House.await(() -> fake.hall.thinking() == 0);
    fake.clock.pass(Duration.ofSeconds(11));
    fake.hall.tend();
    House.await(
        () ->
            fake.store.events(table.id()).stream()
                .anyMatch(event -> event instanceof TableEvent.Chose c && c.seat() == 1));
    fake.close();
  }

  @Test
  void aTableThatCantBeTendedKeepsNobodyElseWaiting() {
    var fake = new House();
    var broken = fake.hall.open(House.people(2), "ann");
    var whole = fake.hall.open(House.people(2), "ann");
    fake.forget();
    fake.store.write(broken.id(), 0, "half an ent");
    fake.clock.pass(Duration.ofDays(2));
    fake.hall.tend();
    assertThat(fake.store.events(whole.id())).endsWith(new TableEvent.Closed());
    fake.close();
  }

  @Test
  void aHouseThatClosesLosesNothing() {
    var ids = new ArrayList<String>();
    for (int i = 0; i < 10; i++) {
      var table = house.begun(House.people(2));
      house.choose(table, ANN, Vigil.ROLL);
      ids.add(table.id());
    }
    var hashes = hashes(ids);
    house.hall.close();
    database.close();
    database = TestDatabases.sqlite(folder);
    house = new House(database);
    assertThat(hashes(ids)).isEqualTo(hashes);
  }

  private List<Long> hashes(List<String> ids) {
    return ids.stream()
        .map(id -> house.hall.table(id).state().recorded().orElseThrow().table().hash())
        .toList();
  }
}
