package nocturne.server.table;

import static nocturne.server.table.ChoosingTest.refuses;
import static nocturne.server.table.House.ANN;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeoutException;
import nocturne.kernel.Seats;
import nocturne.server.store.EntryTaken;
import nocturne.server.store.StoreUnavailable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class DurabilityTest {

  private final House house = new House();
  private final LiveTable table = house.begun(House.people(2));
  private final Listener listener = new Listener("ben");

  DurabilityTest() {
    table.watch(listener);
  }

  @AfterEach
  void leave() {
    house.close();
  }

  private long hash() {
    return table.state().recorded().orElseThrow().table().hash();
  }

  @Test
  void aChoiceIsToldOnlyWhenTheJournalHasIt() {
    house.store.hold();
    var choosing = CompletableFuture.runAsync(() -> house.choose(table, ANN, Vigil.DONE));
    House.await(() -> house.store.waiting() == 1);
    assertThat(listener.events()).isEmpty();
    assertThat(table.state().awaited()).isEqualTo(Seats.of(ANN));
    house.store.letGo();
    choosing.join();
    assertThat(listener.events()).containsExactly(house.store.events(table.id()).getLast());
  }

  @Test
  void whatCouldNotBeStoredHasNotHappenedAndIsNotTold() {
    long before = hash();
    int number = table.state().number();
    house.store.failNext(new StoreUnavailable("the disk is full"), false);
    assertThatThrownBy(() -> house.choose(table, ANN, Vigil.DONE))
        .isInstanceOf(StoreUnavailable.class)
        .hasMessage("the disk is full");
    assertThat(hash()).isEqualTo(before);
    assertThat(table.state().number()).isEqualTo(number);
    assertThat(listener.events()).isEmpty();
    assertThat(listener.isClosed()).isFalse();
    house.choose(table, ANN, Vigil.DONE);
    assertThat(listener.events()).hasSize(1);
  }

  @Test
  void whatIsStoredThoughItWasSaidNotToBeIsFoundByTheNextWhoTries() {
    house.store.failNext(new StoreUnavailable("the connection broke"), true);
    assertThatThrownBy(() -> house.choose(table, ANN, Vigil.DONE))
        .isInstanceOf(StoreUnavailable.class);
    int at = table.state().number();
    refuses("stale", () -> house.hall.at(table.id()).choose("ann", Vigil.LIGHT, at));
    assertThat(listener.events()).hasSize(1);
    assertThat(table.state().awaited()).isEqualTo(Seats.of(House.BEN));
  }

  @Test
  void whereNobodyKnowsWhetherItWasStoredTheTableClosesAndAReloadShowsTheTruth() {
    for (boolean stored : new boolean[] {true, false}) {
      var doubtful = house.begun(House.people(2));
      var watcher = new Listener("ben");
      doubtful.watch(watcher);
      house.store.failNext(new TimeoutException("no answer"), stored);
      assertThatThrownBy(() -> house.choose(doubtful, ANN, Vigil.DONE))
          .isInstanceOf(StoreUnavailable.class);
      assertThat(watcher.events()).isEmpty();
      assertThat(watcher.isClosed()).isTrue();
      refuses("moved", () -> new Wishes(doubtful).say("ann", "hello?"));
      refuses("moved", () -> doubtful.watch(watcher));
      var again = house.hall.table(doubtful.id());
      assertThat(again.state().awaited()).isEqualTo(Seats.of(stored ? House.BEN : ANN));
    }
  }

  @Test
  void aWriteThatWasTriedTwiceAndHadWorkedCountsOnce() {
    // The store says that the entry is taken: by the very same one.
    house.store.failNext(new EntryTaken(table.id(), 5), true);
    house.hall.at(table.id()).say("ann", "once");
    assertThat(table.state().remarks()).hasSize(1);
    assertThat(listener.events()).containsExactly(new TableEvent.Said("ann", "once"));
  }

  @Test
  void aWatcherWhoBreaksKeepsNobodyFromHearing() {
    var broken =
        new Watcher() {
          @Override
          public String identity() {
            return "";
          }

          @Override
          public void moved(TableState state, TableEvent event) {
            throw new IllegalStateException("the socket is gone");
          }

          @Override
          public void here(TableState state) {
            table.unwatch(listener);
          }

          @Override
          public void closed() {
            throw new IllegalStateException("the socket is gone");
          }
        };
    table.watch(broken);
    table.unwatch(broken);
    table.watch(broken);
    var last = new Listener("ann");
    table.watch(last);
    house.hall.follow(
        (at, state, event) -> {
          throw new IllegalStateException("no notices today");
        });
    house.choose(table, ANN, Vigil.DONE);
    assertThat(last.events()).hasSize(1);
    table.close();
    assertThat(last.isClosed()).isTrue();
  }

  @Test
  void whoIsHereIsToldToEverybodyWhenItChanges() {
    var spectator = new Listener("");
    table.watch(spectator);
    assertThat(listener.heres()).isEqualTo(2);
    assertThat(table.isHere("ben")).isTrue();
    assertThat(table.isHere("ann")).isFalse();
    table.unwatch(listener);
    table.unwatch(listener);
    assertThat(spectator.heres()).isEqualTo(2);
    assertThat(table.isHere("ben")).isFalse();
  }

  @Test
  void aTableThatCantBeStoredIsNotOpened() {
    house.store.failNext(new StoreUnavailable("the disk is full"), false);
    int loaded = house.hall.loaded();
    assertThatThrownBy(() -> house.hall.open(House.people(2), "ann"))
        .isInstanceOf(StoreUnavailable.class);
    assertThat(house.hall.loaded()).isEqualTo(loaded);
  }
}
