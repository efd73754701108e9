package nocturne.server.table;

import static nocturne.server.table.House.ANN;
import static nocturne.server.table.House.BEN;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import nocturne.kernel.FastChance;
import nocturne.kernel.GameRecord;
import nocturne.kernel.Language;
import nocturne.kernel.Recorded;
import nocturne.kernel.Table;
import nocturne.kernel.Viewer;
import nocturne.server.table.TableState.Phase;
import nocturne.server.table.Terms.SeatPlan;
import nocturne.server.table.Terms.UndoPolicy;

/** Plays games to their end in a house, and lets them go on elsewhere. */
record Branches(House house, FastChance chance) {

  static Recorded<?> recorded(LiveTable table) {
    return table.look(state -> state.recorded().orElseThrow());
  }

  static GameRecord record(LiveTable table) {
    return recorded(table).record();
  }

  private void playOne(LiveTable table) {
    var asked = table.state().awaited().list();
    var seat = asked.get(chance.below(asked.size()));
    var options = recorded(table).table().options(seat);
    house.choose(table, seat, options.get(chance.below(options.size())).id());
  }

  LiveTable playOut(LiveTable table) {
    for (int i = 0; table.state().phase() == Phase.RUNNING; i++) {
      playOne(table);
      assertThat(i).isLessThan(20_000);
    }
    assertThat(table.state().phase()).isEqualTo(Phase.OVER);
    assertThat(table.state().frozen()).isEmpty();
    return table;
  }

  LiveTable finished(String game) {
    return playOut(
        house.begun(House.terms(game, new Pace.Free(), UndoPolicy.FREE, House.nobody(2))));
  }

  /** Two turns, four vows, two passes. */
  LiveTable vigil() {
    var table = house.atBell(House.people(2));
    house.choose(table, ANN, Passes.PASS);
    house.choose(table, BEN, Passes.PASS);
    return table;
  }

  /** What is agreed for a game that goes on, with these in the seats. */
  static Terms terms(GameRecord source, String... bots) {
    return new Terms(
        source.game(),
        source.setup().variant().values(),
        Stream.of(bots).map(SeatPlan::new).toList(),
        true,
        new Pace.Free(),
        UndoPolicy.CONSENT,
        true,
        false,
        Language.EN);
  }

  LiveTable open(LiveTable source, int at, String... bots) {
    var record = record(source);
    var from = Branch.of(source.id(), source.state().game(), record, at);
    return house.hall.branch(from, terms(record, bots), "ann");
  }

  /** A branch for two people that has been started. */
  LiveTable branch(LiveTable source, int at) {
    var table = open(source, at, House.nobody(2));
    house.hall.at(table.id()).sit("ben", OptionalInt.of(1));
    house.hall.at(table.id()).start("ann");
    return table;
  }

  static Recorded<?> point(LiveTable table, int at) {
    return Recorded.load(table.state().game(), record(table).until(at));
  }

  @SuppressWarnings("unchecked") // both are of the same game
  static <T extends Table<T>> void requireSamePoint(Recorded<T> then, Recorded<?> now) {
    var same = (Recorded<T>) now;
    assertThat(same.table().difference(then.table())).isEmpty();
    assertThat(same.log()).isEqualTo(then.log());
    var viewers = new ArrayList<>(List.of(Viewer.SPECTATOR, Viewer.ALL_SEEING));
    for (var seat : then.table().seats()) viewers.add(Viewer.of(seat));
    for (var viewer : viewers)
      assertThat(same.table().view(viewer).difference(then.table().view(viewer))).isEmpty();
  }
}
