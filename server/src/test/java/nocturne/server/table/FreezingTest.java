package nocturne.server.table;

import static nocturne.server.table.ChoosingTest.refuses;
import static nocturne.server.table.House.ANN;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import nocturne.kernel.Seats;
import nocturne.server.table.TableState.Phase;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class FreezingTest {

  private final House house = new House();

  @AfterEach
  void leave() {
    house.close();
  }

  private Wishes at(LiveTable table) {
    return house.hall.at(table.id());
  }

  @Test
  void aFrozenTableIsReadAndNotPlayedUntilItThaws() {
    var table = house.begun(House.people(2, new Pace.Live(60, 0)));
    at(table).freeze("somebody cheats");
    assertThat(table.state().frozen()).hasValue("somebody cheats");
    assertThat(table.state().awaited()).isEqualTo(Seats.NONE);
    refuses("frozen", () -> at(table).choose("ann", Vigil.DONE, table.state().number()));
    refuses("frozen", () -> at(table).undo("ann"));
    at(table).say("ann", "why?");
    house.clock.pass(Duration.ofMinutes(5));
    at(table).thaw();
    long now = house.clock.millis();
    assertThat(table.state().timeLeft(ANN, now)).hasValue(60_000L);
    house.choose(table, ANN, Vigil.DONE);
  }

  @Test
  void aFrozenTableIsNotStarted() {
    var table = house.hall.open(House.people(1), "ann");
    at(table).freeze("a closed game");
    refuses("frozen", () -> at(table).start("ann"));
  }

  static List<Vigil> otherRules() {
    return List.of(new Vigil("2", "none"), new Vigil("1", "own"));
  }

  @ParameterizedTest
  @MethodSource("otherRules")
  void aTableOfOtherRulesOrPacksIsFrozenAndReadable(Vigil changed) {
    var table = house.begun(House.people(2));
    house.choose(table, ANN, Vigil.LIGHT);
    at(table).say("ann", "good night");
    try (var later = house.with(changed)) {
      var again = later.hall.table(table.id());
      assertThat(again.state().diverged()).isTrue();
      assertThat(again.state().frozen().orElseThrow()).contains("it was begun with");
      assertThat(again.state().phase()).isEqualTo(Phase.RUNNING);
      assertThat(again.state().remarks()).hasSize(1);
      assertThat(again.state().seatOf("ann")).hasValue(ANN);
      assertThat(again.state().number()).isEqualTo(table.state().number());
      var wishes = later.hall.at(table.id());
      refuses("frozen", () -> wishes.choose("ann", Vigil.DONE, again.state().number()));
      refuses("diverged", wishes::thaw);
      wishes.passes("ann", Passes.UNTIL_ASKED);
      wishes.say("ann", "so it ends");
      later.hall.tend();
    }
    // Nothing is lost: where the rules are the old ones the game goes on.
    house.forget();
    house.choose(house.hall.table(table.id()), ANN, Vigil.DONE);
  }

  static List<TableEvent> impossible() {
    return List.of(
        new TableEvent.Chose(0, "fly", 0),
        new TableEvent.Chose(1, Vigil.DONE, 0),
        new TableEvent.Chose(7, Vigil.DONE, 0),
        new TableEvent.Chose(0, Vigil.DONE, 12345),
        new TableEvent.Undid(1),
        new TableEvent.Sat(9, Sitter.person("eve")),
        new TableEvent.Opened(House.people(2), "eve"),
        new TableEvent.Nudged(-1));
  }

  @ParameterizedTest
  @MethodSource("impossible")
  void whatCantHaveHappenedFreezesTheTableAtThatEntryAndThrowsNothing(TableEvent event) {
    var table = house.begun(House.people(2));
    var before = table.state().recorded().orElseThrow().table().hash();
    house.forget();
    house.store.write(table.id(), house.clock.millis(), event);
    house.store.write(table.id(), house.clock.millis(), new TableEvent.Chose(0, Vigil.DONE, 0));
    house.store.write(table.id(), house.clock.millis(), new TableEvent.Undid(0));
    house.store.write(table.id(), house.clock.millis(), new TableEvent.Thawed());
    var again = house.hall.table(table.id()).state();
    assertThat(again.diverged()).isTrue();
    assertThat(again.frozen().orElseThrow())
        .startsWith("entry " + (table.state().number() + 1) + " does not replay");
    assertThat(again.number()).isEqualTo(table.state().number() + 4);
    assertThat(again.recorded().orElseThrow().table().hash()).isEqualTo(before);
    assertThat(again.awaited()).isEqualTo(Seats.NONE);
    assertThat(again.deadline()).isEqualTo(Optional.empty());
  }

  @Test
  void aChoiceBeforeTheStartFreezesTooAndThrowsNothing() {
    var table = house.hall.open(House.people(2), "ann");
    house.forget();
    house.store.write(table.id(), 0, new TableEvent.Chose(0, Vigil.DONE, 0));
    assertThat(house.hall.table(table.id()).state().diverged()).isTrue();
  }
}
