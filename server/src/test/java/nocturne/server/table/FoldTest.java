package nocturne.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import nocturne.kernel.FastChance;
import nocturne.kernel.Seat;
import nocturne.server.table.Terms.UndoPolicy;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class FoldTest {

  private static final Pace LIVE = new Pace.Live(600, 5);

  private final House house = new House();
  private final FastChance chance = new FastChance(4);

  @AfterEach
  void leave() {
    house.close();
  }

  static Stream<String> games() {
    return House.shelf().stream().map(game -> game.facts().id()).sorted();
  }

  /** One random choice, and time passes. */
  private void playOne(LiveTable table) {
    house.clock.pass(Duration.ofMillis(chance.below(20_000)));
    var state = table.state();
    var asked = state.awaited().list();
    var seat = asked.get(chance.below(asked.size()));
    var options = state.recorded().orElseThrow().table().options(seat);
    house.choose(table, seat, options.get(chance.below(options.size())).id());
  }

  private TableState folded(LiveTable table) {
    var entries = house.store.entries(table.id());
    var first = entries.getFirst();
    var opened = (TableEvent.Opened) EventText.read(first);
    var state = new TableState(table.id(), table.state().game(), opened, first.time());
    for (var entry : entries.subList(1, entries.size()))
      state.apply(entry.time(), EventText.read(entry));
    return state;
  }

  private void requireSame(TableState one, TableState other) {
    var mine = one.recorded().orElseThrow();
    var its = other.recorded().orElseThrow();
    assertThat(one.frozen()).isEmpty();
    assertThat(mine.table().hash()).isEqualTo(its.table().hash());
    assertThat(mine.log()).isEqualTo(its.log());
    assertThat(one.number()).isEqualTo(other.number());
    assertThat(one.phase()).isEqualTo(other.phase());
    assertThat(one.deadline()).isEqualTo(other.deadline());
    assertThat(one.undoWish()).isEqualTo(other.undoWish());
    assertThat(one.sitters()).isEqualTo(other.sitters());
    for (var seat : mine.table().seats()) {
      assertThat(one.askedAt(seat)).isEqualTo(other.askedAt(seat));
      assertThat(one.passes(seat)).isEqualTo(other.passes(seat));
      long later = house.clock.millis() + 1_000;
      assertThat(one.timeLeft(seat, later)).isEqualTo(other.timeLeft(seat, later));
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void aWholeGameIsWhatItsEntriesAddUpTo(String game) {
    var table = house.begun(House.terms(game, LIVE, UndoPolicy.CONSENT, House.nobody(2)));
    for (int i = 0; table.state().phase() == TableState.Phase.RUNNING; i++) {
      playOne(table);
      boolean over = table.state().phase() == TableState.Phase.OVER;
      if (i % 5 == 3 && !over) house.hall.at(table.id()).undo(chooser(table));
      if (table.state().undoWish().isPresent()) agree(table);
      if (i % 100 == 0) requireSame(folded(table), table.state());
      assertThat(i).isLessThan(20_000);
    }
    requireSame(folded(table), table.state());
  }

  /** Who chose last. */
  private String chooser(LiveTable table) {
    var last = (TableEvent.Chose) house.store.events(table.id()).getLast();
    return name(table, Seat.of(last.seat()));
  }

  private void agree(LiveTable table) {
    var asker = table.state().undoWish().orElseThrow().seat();
    // Only now and then, or the game never ends.
    boolean yes = chance.below(4) == 0;
    house.hall.at(table.id()).answerUndo(name(table, Seat.of(1 - asker.index())), yes);
  }

  private static String name(LiveTable table, Seat seat) {
    return table.state().sitter(seat).orElseThrow().identity();
  }

  @Test
  void aTableThatWasDroppedComesBackAsItWasWithItsClocks() {
    var table = house.begun(House.people(3, LIVE));
    house.hall.at(table.id()).passes("ben", Passes.UNTIL_ASKED);
    for (var option : List.of(Vigil.LIGHT, Vigil.ROLL, Vigil.LIGHT)) {
      house.clock.pass(Duration.ofMillis(7_777));
      house.choose(table, House.ANN, option);
    }
    var deadline = table.state().deadline();
    house.forget();
    assertThat(house.hall.loaded()).isZero();
    var again = house.hall.table(table.id());
    assertThat(again).isNotSameAs(table);
    requireSame(again.state(), table.state());
    assertThat(again.state().deadline()).isPresent().isEqualTo(deadline);
  }

  @Test
  void onlyTheLatestRemarksAreKept() {
    var table = house.begun(House.people(1));
    for (int i = 0; i < TableState.REMARKS_KEPT + 3; i++)
      house.hall.at(table.id()).say("ann", "remark " + i);
    var remarks = table.state().remarks();
    assertThat(remarks).hasSize(TableState.REMARKS_KEPT);
    assertThat(remarks.getFirst().text()).isEqualTo("remark 3");
  }
}
