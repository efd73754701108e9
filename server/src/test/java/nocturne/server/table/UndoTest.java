package nocturne.server.table;

import static nocturne.server.table.ChoosingTest.refuses;
import static nocturne.server.table.House.ANN;
import static nocturne.server.table.House.BEN;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.server.table.Terms.UndoPolicy;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class UndoTest {

  private static final Pace FREE = new Pace.Free();

  private final House house = new House();

  @AfterEach
  void leave() {
    house.close();
  }

  private LiveTable begun(UndoPolicy undo, String... bots) {
    return house.begun(House.terms("vigil", FREE, undo, bots));
  }

  private Wishes at(LiveTable table) {
    return house.hall.at(table.id());
  }

  private static long hash(LiveTable table) {
    return table.look(state -> state.recorded().orElseThrow().table().hash());
  }

  @Test
  void aChoiceByWhichNobodyLearntAnythingIsTakenBackAtOnce() {
    var table = begun(UndoPolicy.FREE, "", "");
    long before = hash(table);
    house.choose(table, ANN, Vigil.LIGHT);
    at(table).undo("ann");
    assertThat(hash(table)).isEqualTo(before);
    assertThat(table.state().askedAt(ANN)).isEqualTo(table.state().number());
  }

  @Test
  void whoHasChosenNothingHasNothingToTakeBack() {
    var table = begun(UndoPolicy.FREE, "", "");
    refuses("nothing-to-undo", () -> at(table).undo("ann"));
    refuses("not-seated", () -> at(table).undo("eve"));
  }

  @Test
  void aTableMayHaveNoUndo() {
    var table = begun(UndoPolicy.NEVER, "", "");
    house.choose(table, ANN, Vigil.LIGHT);
    refuses("no-undo", () -> at(table).undo("ann"));
  }

  @Test
  void aRollIsNotTakenBackWhereOnlyFreeUndoIsAllowed() {
    var table = begun(UndoPolicy.FREE, "", "");
    house.choose(table, ANN, Vigil.ROLL);
    refuses("barrier", () -> at(table).undo("ann"));
  }

  @Test
  void beyondTheBarrierEverybodyElseMustAgree() {
    var table = begun(UndoPolicy.CONSENT, "", "", "");
    house.choose(table, ANN, Vigil.ROLL);
    long rolled = hash(table);
    at(table).undo("ann");
    assertThat(table.state().undoWish().orElseThrow().seat()).isEqualTo(ANN);
    at(table).answerUndo("ben", true);
    at(table).answerUndo("ben", true);
    assertThat(hash(table)).isEqualTo(rolled);
    assertThat(table.state().undoWish().orElseThrow().agreed()).isEqualTo(Seats.of(BEN));
    at(table).answerUndo("cleo", true);
    assertThat(table.state().undoWish()).isEmpty();
    assertThat(house.store.events(table.id()).getLast()).isEqualTo(new TableEvent.Undid(0));
    assertThat(hash(table)).isNotEqualTo(rolled);
  }

  @Test
  void oneWhoRefusesIsEnough() {
    var table = begun(UndoPolicy.CONSENT, "", "", "");
    house.choose(table, ANN, Vigil.ROLL);
    at(table).undo("ann");
    at(table).answerUndo("ben", true);
    at(table).answerUndo("cleo", false);
    assertThat(table.state().undoWish()).isEmpty();
    refuses("no-undo-asked", () -> at(table).answerUndo("ben", true));
  }

  @Test
  void nobodyAgreesToTheirOwnUndoAndOnlyOneIsAskedForAtATime() {
    var table = begun(UndoPolicy.CONSENT, "", "");
    house.choose(table, ANN, Vigil.DONE);
    house.choose(table, BEN, Vigil.ROLL);
    at(table).undo("ann");
    int number = table.state().number();
    refuses("no-undo-asked", () -> at(table).answerUndo("ann", true));
    refuses("undo-asked", () -> at(table).undo("ben"));
    at(table).undo("ann");
    assertThat(table.state().number()).isEqualTo(number);
  }

  @Test
  void aChoiceMadeMeanwhileEndsTheWish() {
    var table = begun(UndoPolicy.CONSENT, "", "");
    house.choose(table, ANN, Vigil.ROLL);
    at(table).undo("ann");
    house.choose(table, ANN, Vigil.DONE);
    assertThat(table.state().undoWish()).isEmpty();
  }

  @Test
  void anUndoThatAllAgreedToBeforeACrashIsTakenWhenItIsWishedAgain() {
    var table = begun(UndoPolicy.CONSENT, "", "");
    house.choose(table, ANN, Vigil.ROLL);
    at(table).undo("ann");
    house.forget();
    house.store.write(table.id(), house.clock.millis(), new TableEvent.UndoAnswered(1, true));
    at(table).undo("ann");
    assertThat(house.store.events(table.id()).getLast()).isEqualTo(new TableEvent.Undid(0));
  }

  @Test
  void botsNeedNotBeAsked() {
    var table = begun(UndoPolicy.CONSENT, "", "random");
    house.choose(table, ANN, Vigil.ROLL);
    at(table).undo("ann");
    assertThat(house.store.events(table.id())).contains(new TableEvent.Undid(0));
    assertThat(table.state().undoWish()).isEmpty();
  }

  @Test
  void aSecretAnswerTakenBackLeavesTheQuestionsOfOthersAlone() {
    var table = house.atVows(House.people(3));
    int at = table.state().askedAt(BEN);
    house.choose(table, ANN, Vigil.VOW);
    at(table).undo("ann");
    assertThat(table.state().askedAt(BEN)).isEqualTo(at);
    assertThat(table.state().askedAt(ANN)).isEqualTo(table.state().number());
    assertThat(table.state().askedAt(Seat.of(2))).isEqualTo(at);
  }

  @Test
  void aFinishedGameIsNotTakenBackForItsSeedIsKnown() {
    var table = house.atBell(House.terms("vigil", FREE, UndoPolicy.CONSENT, ""));
    house.choose(table, ANN, Passes.PASS);
    assertThat(table.state().phase()).isEqualTo(TableState.Phase.OVER);
    refuses("phase", () -> at(table).undo("ann"));
  }
}
