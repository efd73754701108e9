package nocturne.server.table;

import static nocturne.server.table.ChoosingTest.refuses;
import static nocturne.server.table.House.ANN;
import static nocturne.server.table.House.BEN;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nocturne.server.table.TableState.Phase;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class RematchTest {

  private final House house = new House();

  @AfterEach
  void leave() {
    house.close();
  }

  private LiveTable finished() {
    var table = house.atBell(House.people(2));
    house.choose(table, ANN, Passes.PASS);
    house.choose(table, BEN, Passes.PASS);
    assertThat(table.state().phase()).isEqualTo(Phase.OVER);
    return table;
  }

  @Test
  void whoWantsToPlayAgainSitsAtTheNextTableWhereTheySatBefore() {
    var over = finished();
    var next = house.hall.rematch(over.id(), "ben");
    assertThat(over.state().followed()).hasValue(next.id());
    assertThat(next.state().terms()).isEqualTo(over.state().terms());
    assertThat(next.state().host()).isEqualTo("ben");
    assertThat(next.state().seatOf("ben")).hasValue(BEN);
    assertThat(next.state().seatOf("ann")).isEmpty();
    assertThat(house.hall.rematch(over.id(), "ann")).isSameAs(next);
    assertThat(next.state().seatOf("ann")).hasValue(ANN);
    house.hall.at(next.id()).start("ben");
    assertThat(house.hall.rematch(over.id(), "ann")).isSameAs(next);
  }

  @Test
  void aTableFromWhichAllHaveGoneOnIsDroppedAndIsThereAgainForWhoeverAsks() {
    var over = finished();
    var ann = new Listener("ann");
    var ben = new Listener("ben");
    over.watch(ann);
    over.watch(ben);
    over.unwatch(ben);
    over.watch(ben);
    house.hall.again(over.id(), "ann");
    over.unwatch(ann);
    assertThat(house.hall.table(over.id())).isSameAs(over);
    over.unwatch(ben);
    assertThat(house.hall.loaded()).isEqualTo(1);
    assertThat(house.hall.table(over.id()).look(TableState::phase)).isEqualTo(Phase.OVER);
  }

  @Test
  void onlyAFinishedTableIsFollowedAndOnlyByItsPlayers() {
    refuses("phase", () -> house.hall.rematch(house.begun(House.people(2)).id(), "ann"));
    var over = finished();
    refuses("not-seated", () -> house.hall.rematch(over.id(), "eve"));
    assertThat(over.state().followed()).isEmpty();
  }

  @Test
  void ofTwoWhoWishItAtOnceAtTwoNodesOneOpensTheTable() {
    var over = finished();
    var two = new House(house.store, house.clock);
    two.hall.table(over.id());
    house.store.silence();
    var mine = house.hall.rematch(over.id(), "ann");
    var theirs = two.hall.rematch(over.id(), "ben");
    assertThat(theirs.id()).isEqualTo(mine.id());
    assertThat(house.store.events(over.id()))
        .filteredOn(TableEvent.Followed.class::isInstance)
        .isEqualTo(List.of(new TableEvent.Followed(mine.id())));
    assertThat(house.hall.index().lobby(10)).extracting(row -> row.id()).containsExactly(mine.id());
    two.close();
  }

  @Test
  void theNextGameBeginsByItselfOnceEverybodyWantsToPlayAgain() {
    var over = finished();
    var next = house.hall.again(over.id(), "ben");
    assertThat(next.state().phase()).isEqualTo(Phase.GATHERING);
    assertThat(house.hall.again(over.id(), "ben")).isSameAs(next);
    assertThat(next.state().phase()).isEqualTo(Phase.GATHERING);
    assertThat(house.hall.again(over.id(), "ann")).isSameAs(next);
    assertThat(next.state().phase()).isEqualTo(Phase.RUNNING);
    assertThat(house.hall.again(over.id(), "ann")).isSameAs(next);
    assertThat(house.store.events(next.id()))
        .filteredOn(TableEvent.Started.class::isInstance)
        .hasSize(1);
  }

  @Test
  void aFrozenTableDoesNotBeginByItself() {
    var over = finished();
    var next = house.hall.again(over.id(), "ben");
    house.hall.at(next.id()).freeze("looked into");
    house.hall.again(over.id(), "ann");
    assertThat(next.state().seatOf("ann")).hasValue(ANN);
    assertThat(next.state().phase()).isEqualTo(Phase.GATHERING);
  }

  @Test
  void ofTwoWhoComeLastAtTwoNodesOneBeginsTheGame() {
    var over = finished();
    var two = new House(house.store, house.clock);
    house.hall.rematch(over.id(), "ann");
    var next = two.hall.again(over.id(), "ben");
    assertThat(next.state().phase()).isEqualTo(Phase.RUNNING);
    house.store.silence();
    assertThat(house.hall.again(over.id(), "ann").id()).isEqualTo(next.id());
    assertThat(house.store.events(next.id()))
        .filteredOn(TableEvent.Started.class::isInstance)
        .hasSize(1);
    two.close();
  }
}
