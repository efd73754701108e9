package nocturne.server.table;

import static nocturne.server.table.Branches.point;
import static nocturne.server.table.Branches.record;
import static nocturne.server.table.Branches.recorded;
import static nocturne.server.table.Branches.requireSamePoint;
import static nocturne.server.table.ChoosingTest.refuses;
import static nocturne.server.table.House.ANN;
import static nocturne.server.table.House.BEN;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import nocturne.kernel.FastChance;
import nocturne.kernel.Game;
import nocturne.kernel.GameRecord;
import nocturne.kernel.RecordText;
import nocturne.kernel.Recorded;
import nocturne.kernel.Seat;
import nocturne.kernel.Setup;
import nocturne.server.table.TableState.Phase;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A game that is over goes on from any point at a table of its own. */
class BranchTest {

  private final House house = new House();
  private final Branches branches = new Branches(house, new FastChance(11));

  @AfterEach
  void leave() {
    house.close();
  }

  private TableState folded(LiveTable table) {
    var games = Map.<String, Game<?>>of(table.state().terms().game(), table.state().game());
    return TableState.of(games, house.store.entries(table.id()));
  }

  // Where it stands

  @ParameterizedTest
  @MethodSource("nocturne.server.table.FoldTest#games")
  void itStandsWhereItsSourceStoodAndIsPlayedToItsEnd(String game) {
    var source = branches.finished(game);
    int last = record(source).entries().size() - 1;
    for (int at : List.of(0, last / 2, last)) {
      var table = branches.branch(source, at);
      requireSamePoint(point(source, at), recorded(table));
      branches.playOut(table);
      var folded = folded(table);
      assertThat(folded.diverged()).isFalse();
      assertThat(folded.recorded().orElseThrow().record()).isEqualTo(record(table));
      var text = RecordText.write(record(table));
      assertThat(verified(table.state().game(), text)).isEqualTo(recorded(table).table().hash());
    }
  }

  private static long verified(Game<?> game, String text) {
    return Recorded.load(game, RecordText.read(text, game)).table().hash();
  }

  /** Four people roll five times each: the same faces again would be no luck. */
  @Test
  void whatChanceBringsIsOtherwiseThoughAllChooseTheSame() {
    var source = house.begun(House.people(4));
    rollAll(source);
    var log = recorded(source).log();
    branches.playOut(source);
    var table = branches.open(source, 0, House.nobody(4));
    for (int i = 1; i < 4; i++) house.hall.at(table.id()).sit("player" + i, OptionalInt.of(i));
    house.hall.at(table.id()).start("ann");
    rollAll(table);
    assertThat(recorded(table).log()).hasSameSizeAs(log).isNotEqualTo(log);
  }

  private void rollAll(LiveTable table) {
    for (int i = 0; i < 4; i++) {
      for (int rolls = 0; rolls < 5; rolls++) house.choose(table, Seat.of(i), Vigil.ROLL);
      house.choose(table, Seat.of(i), Vigil.DONE);
    }
  }

  @Test
  void itsSecretIsItsOwnAndSealed() {
    var source = branches.vigil();
    var one = branches.branch(source, 2);
    var two = branches.branch(source, 2);
    var seeds = List.of(recorded(source).seed(), recorded(one).seed(), recorded(two).seed());
    assertThat(seeds).doesNotHaveDuplicates();
    var started = (TableEvent.Started) house.store.events(one.id()).getLast();
    assertThat(recorded(one).seed().secret()).isEqualTo(started.seed());
    assertThat(record(one).seed()).isEqualTo(recorded(source).seed());
  }

  // Its own life

  @Test
  void itGathersLikeAnyTable() {
    var table = branches.open(branches.vigil(), 3, "", "");
    assertThat(table.state().phase()).isEqualTo(Phase.GATHERING);
    assertThat(table.state().seatOf("ann")).hasValue(ANN);
    assertThat(table.state().branch().orElseThrow().at()).isEqualTo(3);
    refuses("seats-free", () -> house.hall.at(table.id()).start("ann"));
  }

  @Test
  void itNeedsItsSourceNoMore() {
    var source = branches.vigil();
    var table = branches.branch(source, 4);
    house.store.delete(source.id());
    var before = recorded(table).table().hash();
    house.forget();
    refuses("no-table", () -> house.hall.table(source.id()));
    var again = house.hall.table(table.id());
    assertThat(recorded(again).table().hash()).isEqualTo(before);
    branches.playOut(again);
  }

  @Test
  void itTellsNoNamesOfItsSource() {
    var record = record(branches.vigil());
    var named = List.of(Setup.Player.person("Ada of the Night"), Setup.Player.person("Bob"));
    var branch = Branch.of("t", Vigil.GAME, record.with(named), 3);
    assertThat(branch.record()).doesNotContain("Ada", "Bob").contains("person seat 1");
  }

  @Test
  void botsGoOnWherePeoplePlayed() {
    var source = branches.finished("nightshift");
    var table = branches.open(source, record(source).entries().size() / 2, "random", "random");
    house.hall.at(table.id()).start("ann");
    House.await(() -> table.look(TableState::phase) == Phase.OVER);
    assertThat(table.look(TableState::frozen)).isEmpty();
    assertThat(record(table).prelude()).isEqualTo(record(source).entries().size() / 2);
  }

  @Test
  void whatWasPlayedElsewhereIsNotTakenBack() {
    var table = branches.branch(branches.vigil(), 1);
    for (var who : List.of("ann", "ben"))
      refuses("nothing-to-undo", () -> house.hall.at(table.id()).undo(who));
    var before = recorded(table).table().hash();
    house.choose(table, BEN, Vigil.DONE);
    refuses("nothing-to-undo", () -> house.hall.at(table.id()).undo("ann"));
    house.hall.at(table.id()).undo("ben");
    assertThat(recorded(table).table().hash()).isEqualTo(before);
    refuses("nothing-to-undo", () -> house.hall.at(table.id()).undo("ben"));
  }

  @Test
  void aBranchBranchesToo() {
    var source = branches.vigil();
    var first = branches.playOut(branches.branch(source, 2));
    int at = record(first).entries().size() - 1;
    var second = branches.branch(first, at);
    requireSamePoint(point(first, at), recorded(second));
    branches.playOut(second);
    assertThat(record(second).entries())
        .filteredOn(GameRecord.Entry.Reseal.class::isInstance)
        .hasSize(2);
    assertThat(verified(Vigil.GAME, RecordText.write(record(second))))
        .isEqualTo(recorded(second).table().hash());
  }

  @Test
  void whatWasRetakenInTheSourceIsRetakenInTheBranch() {
    var source = house.begun(House.people(1));
    house.choose(source, ANN, Vigil.ROLL);
    house.hall.at(source.id()).undo("ann");
    house.choose(source, ANN, Vigil.ROLL);
    branches.playOut(source);
    assertThat(record(source).entries().getFirst()).isInstanceOf(GameRecord.Entry.Retake.class);
    var table = branches.open(source, 2, "");
    house.hall.at(table.id()).start("ann");
    requireSamePoint(point(source, 2), recorded(table));
  }

  @Test
  void whoPlaysAgainBeginsAtTheSamePoint() {
    var source = branches.vigil();
    var first = branches.playOut(branches.branch(source, 3));
    var next = house.hall.rematch(first.id(), "ann");
    assertThat(next.state().branch()).isEqualTo(first.state().branch());
    house.hall.rematch(first.id(), "ben");
    house.hall.at(next.id()).start("ann");
    requireSamePoint(point(source, 3), recorded(next));
    assertThat(recorded(next).seed()).isNotEqualTo(recorded(first).seed());
  }
}
