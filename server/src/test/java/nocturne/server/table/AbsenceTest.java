package nocturne.server.table;

import static nocturne.server.table.ChoosingTest.refuses;
import static nocturne.server.table.House.ANN;
import static nocturne.server.table.House.BEN;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import nocturne.kernel.Seat;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class AbsenceTest {

  private static final Duration PATIENCE = Duration.ofMinutes(2);

  private final House house = new House();

  @AfterEach
  void leave() {
    house.close();
  }

  private Wishes at(LiveTable table) {
    return house.hall.at(table.id());
  }

  private static boolean isBot(LiveTable table, Seat seat) {
    return table.look(state -> state.isBot(seat));
  }

  /** Ben is nudged and does not come. */
  private LiveTable deserted(int seats) {
    var table = house.begun(House.people(seats));
    house.choose(table, ANN, Vigil.DONE);
    at(table).nudge("ann", BEN);
    house.clock.pass(PATIENCE);
    return table;
  }

  @Test
  void onlyWhoIsAwaitedIsNudgedAndOnlyNowAndThen() {
    var table = house.begun(House.people(2));
    refuses("not-awaited", () -> at(table).nudge("ann", BEN));
    refuses("not-seated", () -> at(table).nudge("eve", ANN));
    at(table).nudge("ben", ANN);
    int number = table.state().number();
    at(table).nudge("ben", ANN);
    assertThat(table.state().number()).isEqualTo(number);
    house.clock.pass(PATIENCE);
    at(table).nudge("ben", ANN);
    assertThat(table.state().number()).isEqualTo(number + 1);
  }

  @Test
  void aBotTakesTheSeatOfWhoDoesNotComeTwoMinutesAfterANudge() {
    var table = house.begun(House.people(2));
    house.choose(table, ANN, Vigil.DONE);
    refuses("not-absent", () -> at(table).letBot("ann", BEN, "random"));
    at(table).nudge("ann", BEN);
    house.clock.pass(PATIENCE.minusMillis(1));
    refuses("not-absent", () -> at(table).letBot("ann", BEN, "random"));
    house.clock.pass(Duration.ofMillis(1));
    var listener = new Listener("ann");
    table.watch(listener);
    at(table).letBot("ann", BEN, "random");
    assertThat(isBot(table, BEN)).isTrue();
    var chose = listener.await(TableEvent.Chose.class::isInstance);
    assertThat(((TableEvent.Chose) chose).seat()).isEqualTo(1);
  }

  @Test
  void whoIsHereIsNotAbsent() {
    var table = deserted(2);
    table.watch(new Listener("ben"));
    refuses("not-absent", () -> at(table).letBot("ann", BEN, "random"));
  }

  @Test
  void nobodyPutsABotIntoTheirOwnSeatOrOneThatThereIsNot() {
    var table = deserted(2);
    refuses("own-seat", () -> at(table).letBot("ben", BEN, "random"));
    refuses("bot", () -> at(table).letBot("ann", BEN, "oracle"));
    refuses("not-seated", () -> at(table).letBot("eve", BEN, "random"));
  }

  @Test
  void aNewQuestionForgetsTheNudge() {
    var table = deserted(2);
    house.choose(table, BEN, Vigil.LIGHT);
    assertThat(table.state().nudged(BEN)).isZero();
    refuses("not-absent", () -> at(table).letBot("ann", BEN, "random"));
  }

  @Test
  void whereThereIsAClockItDecidesAndNotTheNudge() {
    var table = house.begun(House.people(2, new Pace.Live(600, 0)));
    at(table).nudge("ben", ANN);
    house.clock.pass(PATIENCE);
    refuses("not-absent", () -> at(table).letBot("ben", ANN, "random"));
    house.clock.pass(Duration.ofMinutes(8));
    house.hall.tend();
    at(table).letBot("ben", ANN, "random");
    assertThat(isBot(table, ANN)).isTrue();
    assertThat(table.look(TableState::sitters).getFirst().orElseThrow().is("ann")).isTrue();
  }

  @Test
  void whileABotPlaysItsOwnerDoesNotAndThenTakesTheSeatBack() {
    var table = deserted(2);
    at(table).letBot("ann", BEN, "random");
    refuses("bot-plays", () -> at(table).choose("ben", Vigil.DONE, table.state().number()));
    refuses("bot-plays", () -> at(table).undo("ben"));
    at(table).takeBack("ben");
    int number = table.state().number();
    at(table).takeBack("ben");
    assertThat(isBot(table, BEN)).isFalse();
    assertThat(table.look(TableState::number)).isEqualTo(number);
  }

  @Test
  void aBotThatStillThinksWhenTheOwnerIsBackIsNotHeard() {
    var table = deserted(2);
    int at = table.state().askedAt(BEN);
    refuses("no-bot", () -> at(table).chooseForBot(BEN, Vigil.DONE, at));
  }

  @Test
  void whoComesBackHasAMinuteAtLeast() {
    var table = house.begun(House.people(2, new Pace.Live(600, 0)));
    house.clock.pass(Duration.ofMinutes(10));
    house.hall.tend();
    at(table).letBot("ben", ANN, "random");
    at(table).takeBack("ann");
    long now = house.clock.millis();
    long left = table.look(state -> state.timeLeft(ANN, now)).orElseThrow();
    assertThat(left).isEqualTo(60_000);
    assertThat(table.look(TableState::fallen).has(ANN)).isFalse();
  }

  @Test
  void aSeatThatABotPlaysIsNotTakenByAnother() {
    var table = deserted(3);
    at(table).letBot("ann", BEN, "random");
    refuses("not-absent", () -> at(table).letBot("cleo", BEN, "greedy"));
    refuses("not-absent", () -> at(table).letBot("ann", Seat.of(2), "greedy"));
  }
}
