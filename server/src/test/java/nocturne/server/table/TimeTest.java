package nocturne.server.table;

import static nocturne.server.table.ChoosingTest.refuses;
import static nocturne.server.table.House.ANN;
import static nocturne.server.table.House.BEN;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.server.table.Terms.UndoPolicy;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class TimeTest {

  private static final Pace LIVE = new Pace.Live(60, 5);
  private static final Pace SLOW = new Pace.Correspondence(3, 10);
  private static final Duration DAY = Duration.ofDays(1);

  private final House house = new House();

  @AfterEach
  void leave() {
    house.close();
  }

  private Duration left(LiveTable table, Seat seat) {
    long now = house.clock.millis();
    return Duration.ofMillis(table.look(state -> state.timeLeft(seat, now)).orElseThrow());
  }

  private Wishes at(LiveTable table) {
    return house.hall.at(table.id());
  }

  private void pass(Duration time) {
    house.clock.pass(time);
  }

  private static Duration seconds(int seconds) {
    return Duration.ofSeconds(seconds);
  }

  @Test
  void onlyTheBankOfWhoIsAwaitedRunsAndAChoiceAddsToIt() {
    var table = house.begun(House.people(2, LIVE));
    pass(seconds(20));
    assertThat(left(table, ANN)).isEqualTo(seconds(40));
    assertThat(left(table, BEN)).isEqualTo(seconds(60));
    house.choose(table, ANN, Vigil.DONE);
    pass(seconds(7));
    assertThat(left(table, ANN)).isEqualTo(seconds(45));
    assertThat(left(table, BEN)).isEqualTo(seconds(53));
  }

  @Test
  void choosingAndTakingBackEarnsNoTime() {
    var table = house.begun(House.people(2, LIVE));
    for (int i = 0; i < 3; i++) {
      house.choose(table, ANN, Vigil.LIGHT);
      at(table).undo("ann");
    }
    assertThat(left(table, ANN)).isEqualTo(seconds(60));
  }

  @Test
  void withoutAClockThereIsNoTimeAndNoDeadline() {
    var table = house.begun(House.people(2));
    assertThat(table.state().timeLeft(ANN, house.clock.millis())).isEmpty();
    assertThat(table.state().deadline()).isEmpty();
  }

  @Test
  void aFlagFallsAtTheDeadlineAndNotBefore() {
    var table = house.begun(House.people(2, LIVE));
    pass(seconds(60).minusMillis(1));
    house.hall.tend();
    assertThat(table.state().fallen()).isEqualTo(Seats.NONE);
    pass(Duration.ofMillis(1));
    house.hall.tend();
    assertThat(table.state().fallen()).isEqualTo(Seats.of(ANN));
    assertThat(table.state().deadline()).isEmpty();
    int number = table.state().number();
    house.hall.tend();
    assertThat(table.state().number()).isEqualTo(number);
  }

  @Test
  void whoseFlagHasFallenMayStillChooseAndGoesOnWithTheIncrement() {
    var table = house.begun(House.people(2, LIVE));
    pass(seconds(90));
    house.hall.tend();
    house.choose(table, ANN, Vigil.LIGHT);
    assertThat(table.state().fallen()).isEqualTo(Seats.NONE);
    assertThat(left(table, ANN)).isEqualTo(seconds(5));
  }

  @Test
  void whenAllAreAskedEveryFlagFallsInItsTurn() {
    var table = house.atVows(House.people(3, LIVE));
    pass(seconds(100));
    for (int i = 0; i < 3; i++) house.hall.tend();
    assertThat(table.state().fallen()).isEqualTo(Seats.first(3));
  }

  @Test
  void byCorrespondenceEveryQuestionHasItsOwnDays() {
    var table = house.begun(House.people(2, SLOW));
    pass(DAY.multipliedBy(2));
    assertThat(left(table, ANN)).isEqualTo(DAY);
    house.choose(table, ANN, Vigil.LIGHT);
    assertThat(left(table, ANN)).isEqualTo(DAY.multipliedBy(3));
    pass(DAY.multipliedBy(3));
    house.hall.tend();
    assertThat(table.state().fallen()).isEqualTo(Seats.of(ANN));
  }

  @Test
  void anotherSeatsSecretAnswerDoesNotGiveMeMoreDays() {
    var table = house.atVows(House.people(2, SLOW));
    pass(DAY);
    house.choose(table, ANN, Vigil.VOW);
    assertThat(left(table, ANN)).isEqualTo(DAY.multipliedBy(3));
    assertThat(left(table, BEN)).isEqualTo(DAY.multipliedBy(2));
    at(table).undo("ann");
    assertThat(left(table, BEN)).isEqualTo(DAY.multipliedBy(2));
  }

  @Test
  void whoseTimeWasOverHasNewDaysWhenAskedAnew() {
    var table = house.begun(House.people(2, SLOW));
    house.choose(table, ANN, Vigil.DONE);
    pass(DAY.multipliedBy(3));
    house.hall.tend();
    assertThat(table.state().fallen()).isEqualTo(Seats.of(BEN));
    at(table).undo("ann");
    house.choose(table, ANN, Vigil.DONE);
    assertThat(table.state().fallen()).isEqualTo(Seats.NONE);
    assertThat(left(table, BEN)).isEqualTo(DAY.multipliedBy(3));
  }

  @Test
  void onVacationTheClockRestsAndTheVacationIsLimited() {
    var table = house.begun(House.people(2, SLOW));
    refuses("vacation", () -> at(table).vacation("ann", 11));
    refuses("vacation", () -> at(table).vacation("ann", -1));
    at(table).vacation("ann", 10);
    pass(DAY.multipliedBy(10));
    assertThat(left(table, ANN)).isEqualTo(DAY.multipliedBy(3));
    pass(DAY);
    assertThat(left(table, ANN)).isEqualTo(DAY.multipliedBy(2));
    refuses("vacation", () -> at(table).vacation("ann", 1));
    pass(DAY.multipliedBy(2).minusMillis(1));
    house.hall.tend();
    assertThat(house.store.entries(table.id())).hasSize(table.state().number());
    pass(Duration.ofMillis(1));
    house.hall.tend();
    assertThat(house.store.events(table.id()).getLast()).isEqualTo(new TableEvent.FlagFell(0));
  }

  @Test
  void whoComesBackEarlyKeepsTheRestOfTheVacation() {
    var table = house.begun(House.people(2, SLOW));
    at(table).vacation("ann", 8);
    pass(DAY.multipliedBy(3));
    at(table).vacation("ann", 0);
    pass(DAY);
    assertThat(left(table, ANN)).isEqualTo(DAY.multipliedBy(2));
    long now = house.clock.millis();
    assertThat(table.state().vacationLeft(ANN, now)).isEqualTo(DAY.multipliedBy(7).toMillis());
    refuses("vacation", () -> at(table).vacation("ann", 8));
    at(table).vacation("ann", 7);
  }

  @Test
  void thereIsNoVacationFromALiveGame() {
    var table = house.begun(House.people(2, LIVE));
    refuses("vacation", () -> at(table).vacation("ann", 1));
  }

  @Test
  void theClocksOfBotsDoNotRun() {
    var opened =
        new TableEvent.Opened(House.terms("vigil", LIVE, UndoPolicy.FREE, "", "random"), "ann");
    var state = new TableState("t", Vigil.GAME, opened, 0);
    state.apply(0, new TableEvent.Sat(0, Sitter.person("ann")));
    state.apply(0, new TableEvent.Started("1", "none", "ab".repeat(32), List.of()));
    assertThat(state.deadline()).hasValue(60_000L);
    state.apply(10_000, new TableEvent.Chose(0, Vigil.DONE, 0));
    assertThat(state.awaited()).isEqualTo(Seats.of(BEN));
    assertThat(state.deadline()).isEmpty();
    state.apply(90_000, new TableEvent.Chose(1, Vigil.DONE, 0));
    assertThat(state.timeLeft(BEN, 95_000)).hasValue(60_000L);
    assertThat(state.timeLeft(ANN, 95_000)).hasValue(50_000L);
    assertThat(state.deadline()).hasValue(145_000L);
  }

  @Test
  void timeRunsOnWhileATableIsNotInMemory() {
    var table = house.begun(House.people(2, new Pace.Live(600, 0)));
    pass(seconds(100));
    house.choose(table, ANN, Vigil.LIGHT);
    house.forget();
    assertThat(house.hall.loaded()).isZero();
    assertThat(left(house.hall.table(table.id()), ANN)).isEqualTo(seconds(380));
  }

  @Test
  void aFlagFallsAtATableThatIsNotInMemory() {
    var table = house.begun(House.people(2, new Pace.Live(600, 0)));
    house.forget();
    pass(seconds(600));
    house.hall.tend();
    assertThat(house.store.events(table.id()).getLast()).isEqualTo(new TableEvent.FlagFell(0));
  }

  @Test
  void aClockThatGoesBackDoesNotMakeTimeRunBackwards() {
    var table = house.begun(House.people(2, LIVE));
    pass(seconds(10));
    house.choose(table, ANN, Vigil.LIGHT);
    pass(seconds(-30));
    house.choose(table, ANN, Vigil.LIGHT);
    var times = house.store.entries(table.id()).stream().map(entry -> entry.time()).toList();
    assertThat(times).isSorted();
    assertThat(left(table, ANN)).isEqualTo(seconds(60));
  }
}
