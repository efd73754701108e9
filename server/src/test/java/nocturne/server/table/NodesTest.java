package nocturne.server.table;

import static nocturne.server.table.ChoosingTest.refuses;
import static nocturne.server.table.House.ANN;
import static nocturne.server.table.House.BEN;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.OptionalInt;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.IntStream;
import nocturne.server.store.EntryCorrupt;
import nocturne.server.store.StoreUnavailable;
import nocturne.server.table.TableState.Phase;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class NodesTest {

  private final House one = new House();
  private final House two = new House(one.store, one.clock);
  private final LiveTable here = one.begun(House.people(2));
  private final LiveTable there = two.hall.table(here.id());

  @AfterEach
  void leave() {
    one.close();
    two.close();
  }

  private static long hash(LiveTable table) {
    return table.look(state -> state.recorded().orElseThrow().table().hash());
  }

  private void requireEqual() {
    assertThat(there.state().number()).isEqualTo(here.state().number());
    assertThat(hash(there)).isEqualTo(hash(here));
    assertThat(there.state().askedAt()).isEqualTo(here.state().askedAt());
  }

  @Test
  void whatOneNodeTakesReachesThoseWhoWatchAtAnother() {
    var listener = new Listener("ben");
    there.watch(listener);
    one.choose(here, ANN, Vigil.DONE);
    listener.await(TableEvent.Chose.class::isInstance);
    requireEqual();
  }

  @Test
  void ofTwoNodesThatTakeTheSameChoiceOneCatchesUpAndRefusesItAsStale() {
    one.store.silence();
    int at = there.state().askedAt(ANN);
    one.choose(here, ANN, Vigil.LIGHT);
    refuses("stale", () -> two.hall.at(there.id()).choose("ann", Vigil.ROLL, at));
    requireEqual();
    assertThat(one.store.entries(here.id())).hasSize(here.state().number());
  }

  @Test
  void aWishThatIsStillPossibleIsGrantedAfterCatchingUp() {
    one.store.silence();
    one.choose(here, ANN, Vigil.DONE);
    two.hall.at(there.id()).say("ben", "my turn");
    one.hall.at(here.id()).say("ann", "it is");
    assertThat(there.state().remarks()).hasSize(1);
    assertThat(here.state().remarks()).hasSize(2);
    two.hall.at(there.id()).say("ben", "thanks");
    assertThat(there.state().remarks()).hasSize(3);
    assertThat(hash(there)).isEqualTo(hash(here));
  }

  @Test
  void aWishIsNotRefusedForWhatHasChangedAtAnotherNode() {
    var table = one.hall.open(House.people(2), "ann");
    var same = two.hall.table(table.id());
    one.store.silence();
    one.hall.at(table.id()).sit("ben", OptionalInt.empty());
    two.hall.at(same.id()).start("ann");
    assertThat(same.state().phase()).isEqualTo(Phase.RUNNING);
    refuses("phase", () -> one.hall.at(table.id()).sit("eve", OptionalInt.of(1)));
  }

  @Test
  void aRefusalStandsWhereTheJournalCantBeRead() {
    one.store.beforeRead(
        () -> {
          throw new StoreUnavailable("no answer");
        });
    refuses("not-seated", () -> one.hall.at(here.id()).choose("eve", Vigil.DONE, 1));
  }

  @Test
  void followersAreToldAtTheNodeThatAccepted() {
    var told = new CopyOnWriteArrayList<String>();
    one.hall.follow((table, state, event) -> told.add("one"));
    two.hall.follow((table, state, event) -> told.add("two"));
    one.choose(here, ANN, Vigil.DONE);
    House.await(() -> there.look(TableState::number).equals(here.state().number()));
    assertThat(told).containsExactly("one");
  }

  @Test
  void manyWhoPlayAtBothNodesAtOnceEndAtTheSameTable() {
    IntStream.range(0, 200)
        .parallel()
        .forEach(
            i -> {
              var house = i % 2 == 0 ? one : two;
              try {
                house.hall.at(here.id()).say(i % 4 < 2 ? "ann" : "ben", "remark " + i);
                house.choose(house.hall.table(here.id()), ANN, Vigil.LIGHT);
              } catch (Refused | StoreUnavailable late) {
                // Another was quicker: that is what is tried here.
              }
            });
    House.await(() -> here.look(TableState::number).equals(there.look(TableState::number)));
    requireEqual();
    assertThat(one.store.entries(here.id())).hasSize(here.state().number());
    assertThat(here.state().frozen()).isEmpty();
  }

  @Test
  void whatIsWrittenWhileATableIsBeingLoadedIsNotMissed() {
    var third = new House(one.store, one.clock);
    one.store.beforeRead(
        () -> {
          one.store.beforeRead(() -> {});
          one.choose(here, ANN, Vigil.DONE);
        });
    var loading = third.hall.table(here.id());
    House.await(() -> loading.look(TableState::number).equals(here.state().number()));
    third.close();
  }

  @Test
  void aNodeThatCantReadWhatAnotherWroteSendsItsWatchersAway() {
    var listener = new Listener("ben");
    there.watch(listener);
    one.store.beforeRead(
        () -> {
          throw new StoreUnavailable("no answer");
        });
    one.choose(here, ANN, Vigil.DONE);
    House.await(listener::isClosed);
    one.store.beforeRead(() -> {});
    assertThat(two.hall.table(here.id()).state().number()).isEqualTo(here.state().number());
  }

  @Test
  void aTableThatIsNowhereOrCorruptIsRefusedAndNothingElse() {
    refuses("no-table", () -> two.hall.table("nowhere"));
    one.store.write("broken", 0, new TableEvent.Closed());
    assertThatThrownBy(() -> two.hall.table("broken")).isInstanceOf(EntryCorrupt.class);
    assertThat(two.hall.loaded()).isEqualTo(1);
  }

  @Test
  void aClosedHouseLoadsAndOpensNothing() {
    two.choose(there, ANN, Vigil.DONE);
    var listener = new Listener("ben");
    there.watch(listener);
    two.hall.close();
    assertThat(listener.isClosed()).isTrue();
    assertThat(two.hall.loaded()).isZero();
    refuses("moved", () -> two.hall.table(there.id()));
    refuses("moved", () -> two.hall.open(House.people(2), "ann"));
    House.await(() -> here.look(state -> state.awaited().has(BEN)));
  }
}
