package nocturne.server.table;

import static nocturne.server.table.House.ANN;
import static nocturne.server.table.House.BEN;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import nocturne.kernel.FastChance;
import nocturne.kernel.Happening;
import nocturne.kernel.Seat;
import nocturne.server.table.TableState.Phase;
import nocturne.server.table.Terms.UndoPolicy;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What somebody has heard who was told up to an entry. */
class HeardTest {

  private final House house = new House();
  private final FastChance chance = new FastChance(21);

  @AfterEach
  void leave() {
    house.close();
  }

  private static List<Happening> log(TableState state) {
    return state.recorded().orElseThrow().log();
  }

  @Test
  void linesAreHeardWithTheEntryThatBroughtThem() {
    var table = house.begun(House.people(2));
    int begun = table.state().number();
    house.choose(table, ANN, Vigil.LIGHT);
    house.hall.at(table.id()).say("ben", "well lit");
    house.choose(table, ANN, Vigil.LIGHT);
    assertThat(table.state().heard(begun)).hasValue(new Heard(0, 0));
    assertThat(table.state().heard(begun + 1)).hasValue(new Heard(1, 1));
    assertThat(table.state().heard(begun + 2)).hasValue(new Heard(1, 1));
    assertThat(table.state().heard(begun + 3)).hasValue(new Heard(2, 2));
  }

  @Test
  void whatWasTakenBackDoesNotStandThoughItIsSaidAgain() {
    var table = house.begun(House.people(2));
    house.choose(table, ANN, Vigil.LIGHT);
    int one = table.state().number();
    house.choose(table, ANN, Vigil.LIGHT);
    house.choose(table, ANN, Vigil.LIGHT);
    int three = table.state().number();
    house.hall.at(table.id()).undo("ann");
    house.hall.at(table.id()).undo("ann");
    house.choose(table, ANN, Vigil.DONE);
    house.choose(table, BEN, Vigil.LIGHT);
    assertThat(table.state().heard(one)).hasValue(new Heard(1, 1));
    assertThat(table.state().heard(three)).hasValue(new Heard(3, 1));
    assertThat(table.state().heard(three + 2)).hasValue(new Heard(1, 1));
    assertThat(table.state().heard(table.state().number())).hasValue(new Heard(2, 2));
  }

  @Test
  void ofWhatNeverWasNothingIsHeard() {
    var table = house.hall.open(House.people(2), "ann");
    assertThat(table.state().heard(0)).isEmpty();
    assertThat(table.state().heard(-3)).isEmpty();
    assertThat(table.state().heard(table.state().number())).hasValue(new Heard(0, 0));
    assertThat(table.state().heard(table.state().number() + 1)).isEmpty();
    assertThat(table.state().heard(Integer.MAX_VALUE)).isEmpty();
  }

  /** Whoever keeps what stands and adds what is new has the whole log, wherever they left. */
  @ParameterizedTest
  @MethodSource("nocturne.server.table.FoldTest#games")
  void whoComesBackAtAnyTimeHasTheWholeLog(String game) {
    var table =
        house.begun(House.terms(game, new Pace.Free(), UndoPolicy.CONSENT, House.nobody(2)));
    var heard = new HashMap<Integer, List<Happening>>();
    for (int i = 0; i < 150 && table.state().phase() == Phase.RUNNING; i++) {
      var asked = table.state().awaited().list();
      var seat = asked.get(chance.below(asked.size()));
      var options = table.state().recorded().orElseThrow().table().options(seat);
      house.choose(table, seat, options.get(chance.below(options.size())).id());
      heard.put(table.state().number(), log(table.state()));
      if (chance.below(4) == 0 && table.state().phase() == Phase.RUNNING) takeBack(table, seat);
      heard.put(table.state().number(), log(table.state()));
      requireWhole(table.state(), heard);
    }
    house.forget();
    requireWhole(house.hall.table(table.id()).state(), heard);
  }

  private void takeBack(LiveTable table, Seat seat) {
    var wishes = house.hall.at(table.id());
    wishes.undo(seat.equals(ANN) ? "ann" : "ben");
    if (table.state().undoWish().isPresent())
      wishes.answerUndo(seat.equals(ANN) ? "ben" : "ann", true);
  }

  private static void requireWhole(TableState state, Map<Integer, List<Happening>> heard) {
    var now = log(state);
    heard.forEach(
        (entry, lines) -> {
          var mark = state.heard(entry).orElseThrow();
          assertThat(mark.had()).isEqualTo(lines.size());
          assertThat(mark.kept()).isBetween(0, mark.had());
          assertThat(lines.subList(0, mark.kept())).isEqualTo(now.subList(0, mark.kept()));
        });
  }
}
