package nocturne.server.table;

import static nocturne.server.table.House.ANN;
import static nocturne.server.table.House.BEN;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import nocturne.kernel.FastChance;
import nocturne.kernel.Options;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.server.table.TableState.Phase;
import nocturne.server.table.Terms.UndoPolicy;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PassesTest {

  private final House house = new House();

  @AfterEach
  void leave() {
    house.close();
  }

  private Wishes at(LiveTable table) {
    return house.hall.at(table.id());
  }

  private static Optional<TableEvent> passOf(TableEvent event, int seat) {
    return Optional.of(event)
        .filter(
            each ->
                each instanceof TableEvent.Chose chose
                    && chose.seat() == seat
                    && chose.option().equals(Passes.PASS));
  }

  @Test
  void aSeatThatLetsThisWindowPassPassesByItselfAndIsAskedAtTheNext() {
    var terms = House.people(2);
    var table = house.atBell(terms);
    var listener = new Listener("");
    table.watch(listener);
    at(table).passes("ben", Passes.THIS_WINDOW);
    listener.await(event -> passOf(event, 1).isPresent());
    house.choose(table, ANN, Vigil.RING);
    listener.await(event -> passOf(event, 1).isPresent());
    house.choose(table, ANN, Passes.PASS);
    assertThat(table.state().phase()).isEqualTo(Phase.OVER);
    assertThat(table.state().passes(BEN)).isEqualTo(Passes.NONE);
  }

  @Test
  void passesSetAheadWaitForTheWindowAndEndWithAQuestionThatCantBePassed() {
    var table = house.begun(House.people(2));
    at(table).passes("ann", Passes.UNTIL_ASKED);
    assertThat(table.state().passes(ANN)).isEqualTo(Passes.UNTIL_ASKED);
    house.choose(table, ANN, Vigil.LIGHT);
    assertThat(table.state().passes(ANN)).isEqualTo(Passes.NONE);
    assertThat(table.state().awaited()).isEqualTo(Seats.of(ANN));
  }

  @Test
  void aSeatThatPassesUnlessItIsConcernedIsAskedWhatIsAboutIt() {
    var table = house.atBell(House.people(2));
    var listener = new Listener("");
    table.watch(listener);
    at(table).passes("ann", Passes.UNLESS_CONCERNED);
    at(table).passes("ben", Passes.UNLESS_CONCERNED);
    listener.await(event -> passOf(event, 1).isPresent());
    assertThat(table.state().awaited()).isEqualTo(Seats.of(ANN));
    assertThat(table.state().letsPass(ANN)).isFalse();
    house.choose(table, ANN, Vigil.RING);
    listener.await(event -> passOf(event, 1).isPresent());
    assertThat(table.state().passes(ANN)).isEqualTo(Passes.UNLESS_CONCERNED);
  }

  @Test
  void passingUnlessConcernedOutlastsOnesOwnTurn() {
    var table = house.begun(House.people(2));
    at(table).passes("ann", Passes.UNLESS_CONCERNED);
    house.choose(table, ANN, Vigil.LIGHT);
    assertThat(table.state().awaited()).isEqualTo(Seats.of(ANN));
    assertThat(table.state().letsPass(ANN)).isFalse();
    assertThat(table.state().passes(ANN)).isEqualTo(Passes.UNLESS_CONCERNED);
    at(table).passes("ann", Passes.NONE);
    assertThat(table.state().passes(ANN)).isEqualTo(Passes.NONE);
  }

  @Test
  void whoNoLongerWantsToPassIsNotPassed() {
    var table = house.atBell(House.people(2));
    int at = table.state().askedAt(BEN);
    int number = table.state().number();
    at(table).pass(BEN, at);
    assertThat(table.state().number()).isEqualTo(number);
  }

  @Test
  void theSameWishTwiceIsOneEntry() {
    var table = house.begun(House.people(2));
    int number = table.state().number();
    at(table).passes("ben", Passes.NONE);
    at(table).passes("ben", Passes.UNTIL_ASKED);
    at(table).passes("ben", Passes.UNTIL_ASKED);
    assertThat(table.state().number()).isEqualTo(number + 1);
  }

  @Test
  void passesThatAnotherNodeSetAreTakenToo() {
    var table = house.atBell(House.people(2));
    var listener = new Listener("");
    table.watch(listener);
    house.store.write(
        table.id(), house.clock.millis(), new TableEvent.PassesSet(1, Passes.UNTIL_ASKED));
    at(table).say("ann", "a bell?");
    listener.await(event -> passOf(event, 1).isPresent());
  }

  @Test
  void inNightshiftWindowsPassUntilTheSeatIsAskedForSomethingElse() {
    var chance = new FastChance(8);
    int windows = 0;
    for (int nights = 0; windows < 3; nights++) {
      assertThat(nights).as("nights without three windows").isLessThan(100);
      windows += windowsOfANight(chance);
    }
  }

  private int windowsOfANight(FastChance chance) {
    var table =
        house.begun(House.terms("nightshift", new Pace.Free(), UndoPolicy.NEVER, House.nobody(3)));
    int windows = 0;
    while (table.look(TableState::phase) == Phase.RUNNING && windows < 3) {
      var seat = table.look(state -> state.awaited().first());
      boolean window = table.look(state -> isWindow(state, seat));
      if (window && seat.equals(BEN)) {
        var listener = new Listener("");
        table.watch(listener);
        at(table).passes("ben", Passes.UNTIL_ASKED);
        listener.await(event -> passOf(event, 1).isPresent());
        table.unwatch(listener);
        windows++;
      } else {
        var option = table.look(state -> any(state, seat, chance));
        var before = table.look(state -> state.passes(BEN));
        house.choose(table, seat, option);
        if (seat.equals(BEN)) assertThat(before).isEqualTo(Passes.NONE);
      }
      House.await(() -> table.look(state -> !state.letsPass(BEN)));
    }
    return windows;
  }

  private static boolean isWindow(TableState state, Seat seat) {
    return state.recorded().orElseThrow().table().interrupts(seat);
  }

  /** In every game: windows can be passed, and what is not one waits for an answer. */
  @ParameterizedTest
  @MethodSource("nocturne.server.table.FoldTest#games")
  void onesOwnQuestionIsNeverPassedThoughItHasThatOption(String game) {
    var chance = new FastChance(9);
    var table = house.begun(House.terms(game, new Pace.Free(), UndoPolicy.NEVER, House.nobody(2)));
    for (int i = 0; i < 200 && table.look(TableState::phase) == Phase.RUNNING; i++) {
      var seat = table.look(state -> state.awaited().first());
      if (table.look(state -> isWindow(state, seat)))
        assertThat(table.<Boolean>look(state -> canPass(state, seat))).isTrue();
      else staysAsked(table, seat);
      house.choose(table, seat, table.look(state -> any(state, seat, chance)));
    }
  }

  private void staysAsked(LiveTable table, Seat seat) {
    at(table).passes(name(seat), Passes.UNTIL_ASKED);
    int number = table.state().number();
    at(table).pass(seat, number);
    assertThat(table.state().number()).isEqualTo(number);
    assertThat(table.state().letsPass(seat)).isFalse();
    at(table).passes(name(seat), Passes.NONE);
  }

  @Test
  void passesEndWhenOnesOwnTurnComesInSyndicates() {
    var chance = new FastChance(10);
    var table =
        house.begun(House.terms("syndicates", new Pace.Free(), UndoPolicy.NEVER, House.nobody(2)));
    for (int passable = 0; passable < 3; ) {
      var seat = table.state().awaited().first();
      var other = Seat.of(1 - seat.index());
      boolean alone = !table.state().awaited().has(other);
      if (alone) at(table).passes(name(other), Passes.UNTIL_ASKED);
      house.choose(table, seat, any(table.state(), seat, chance));
      assertThat(table.state().phase()).isEqualTo(Phase.RUNNING);
      if (alone && table.state().awaited().has(other)) {
        assertThat(table.state().passes(other)).isEqualTo(Passes.NONE);
        if (canPass(table.state(), other)) passable++;
      }
    }
  }

  private static String name(Seat seat) {
    return seat.equals(ANN) ? "ann" : "ben";
  }

  private static boolean canPass(TableState state, Seat seat) {
    return options(state, seat).find(Passes.PASS).isPresent();
  }

  private static String any(TableState state, Seat seat, FastChance chance) {
    var options = options(state, seat);
    return options.get(chance.below(options.size())).id();
  }

  private static Options options(TableState state, Seat seat) {
    return state.recorded().orElseThrow().table().options(seat);
  }
}
