package nocturne.testkit;

import static nocturne.testkit.ferry.FerryRule.FE_1;
import static nocturne.testkit.ferry.FerryRule.FE_2;
import static nocturne.testkit.ferry.FerryRule.FE_3;
import static nocturne.testkit.ferry.FerryRule.FE_4;
import static nocturne.testkit.ferry.Move.Plain.FETCH;
import static nocturne.testkit.ferry.Move.Plain.PASS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import nocturne.kernel.Happening;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.testkit.ferry.Crate;
import nocturne.testkit.ferry.Fault;
import nocturne.testkit.ferry.Ferry;
import nocturne.testkit.ferry.FerryGame;
import nocturne.testkit.ferry.Move;
import nocturne.testkit.ferry.NamePrice;
import nocturne.testkit.ferry.Work;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class PlayTest {

  private static final Seat ANN = Seat.of(0);
  private static final Seat BEN = Seat.of(1);

  private final FerryGame game = new FerryGame(Fault.NONE);

  private TestTable<Ferry> begun() {
    return Play.of(game).seats("Ann", "Ben", "Cleo").begin();
  }

  private static Crate crate(int number) {
    return new Crate(number - 1);
  }

  private static void fails(ThrowingCallable test, String... words) {
    assertThatThrownBy(test).isInstanceOf(AssertionError.class).hasMessageContainingAll(words);
  }

  // Opening

  @Test
  void aTableHasTheSeatsAndSettingsThatWereAsked() {
    var table = Play.of(game).seats("Ann", "Ben", "Cleo").setting("rounds", "1").begin();
    assertThat(table.table().seatCount()).isEqualTo(3);
    table.seat(1).isAsked(Work.class);
    assertThat(table.table().agenda()).contains(new FerryGame.Crossing(0));
  }

  @Test
  void aTableHasTheFewestSeatsUnlessSomebodySaysWho() {
    assertThat(Play.of(game).begin().table().seatCount()).isEqualTo(2);
  }

  @Test
  void theSameTestHasAlwaysTheSameTable() {
    assertThat(begun().table().hash()).isEqualTo(begun().table().hash());
  }

  @Test
  void riggedNumbersCome() {
    var table = Play.of(game).rig("tide", 4).begin();
    assertThat(table.table().at().tide.get(table.table())).isEqualTo(5);
    table.happened(FE_1);
  }

  @Test
  void aTableThatIsOnlyLaidHasDoneNothing() {
    var table = Play.of(game).lay();
    assertThat(table.happenings()).isEmpty();
    fails(() -> table.seat(1).isAsked(Work.class), "Seat 1", "the table has not begun");
    table.then(new Work(ANN, 1)).seat(1).isAsked(Work.class);
  }

  // Asking

  @Test
  void seatsGoByNumberNameAndSeat() {
    var table = begun();
    table.seat(1).isAsked(Work.class);
    table.seat("Ann").isAsked(new Work(ANN, 2));
    table.seat(ANN).isAsked(Work.class);
    table.seat("Ben").isNotAsked();
    fails(() -> table.seat("Dan"), "nobody is called Dan among [Ann, Ben, Cleo]");
  }

  @Test
  void anotherQuestionThanExpectedIsNamed() {
    fails(
        () -> begun().seat(1).isAsked(NamePrice.class),
        "not NamePrice, but Work[seat=seat 1, left=2] asks seat 1 (Ann) for one of [pass, fetch");
    fails(() -> begun().seat(1).isAsked(new Work(ANN, 1)), "not Work[seat=seat 1, left=1], but ");
  }

  @Test
  void whoIsAskedInsteadIsNamed() {
    fails(
        () -> begun().seat("Ben").chooses(PASS),
        "seat 2 (Ben) is not asked; Work[seat=seat 1, left=2] asks seat 1 (Ann) for one of [pass");
    fails(() -> begun().seat("Ann").isNotAsked(), "seat 1 (Ann) is asked");
  }

  @Test
  void whatMayBeChosenIsChecked() {
    var ann = begun().seat(1);
    ann.mayChoose(PASS, FETCH).mayChoose("pass").mayNotChoose(new Move.Price(1));
    fails(() -> ann.mayChoose(new Move.Price(1)), "price 1 is not offered to seat 1 (Ann); Work[");
    fails(() -> ann.mayChoose("price 1"), "price 1 is not offered to seat 1 (Ann)");
    fails(() -> ann.mayNotChoose(PASS), "seat 1 (Ann) may choose pass");
    fails(() -> ann.mayChooseOnly(PASS), "seat 1 (Ann) may also choose [", "fetch");
    fails(() -> ann.mayChooseOnly(PASS, FETCH, new Move.Price(1)), "price 1 is not offered");
  }

  @Test
  void onlyTheseMayBeChosen() {
    var table = begun();
    table.given(ferry -> ferry.hands(ANN).moveAll(ferry, ferry.at().quay));
    table.seat(1).mayChooseOnly(PASS, FETCH).mayChooseOnly("fetch", "pass");
  }

  @Test
  void aRefusalIsCheckedWithItsRule() {
    var table = begun();
    table.given(ferry -> ferry.at().hold.moveAll(ferry, ferry.at().quay));
    table.seat(1).isRefused(FETCH, FE_2);
    fails(
        () -> table.seat(1).isRefused(FETCH, FE_3),
        "fetch is not refused by FE-3; refused are [fetch by FE-2]");
    fails(() -> table.seat(1).isRefused(PASS, FE_2), "seat 1 (Ann) may choose pass");
  }

  // Choosing

  @Test
  void aChoiceIsMade() {
    var table = begun();
    table.seat(1).chooses(FETCH).isAsked(new Work(ANN, 1)).chooses("pass");
    table.seat(2).isAsked(new Work(BEN, 2));
    assertThat(table.table().hands(ANN).size(table.table())).isEqualTo(3);
  }

  @Test
  void whatIsNotOfferedCanNotBeChosen() {
    fails(
        () -> begun().seat(1).chooses(new Move.Price(1)),
        "price 1 is not offered to seat 1 (Ann); Work[seat=seat 1, left=2] asks seat 1 (Ann) for");
    fails(() -> begun().seat(1).chooses("price 1"), "price 1 is not offered");
  }

  @Test
  void whatHappenedSinceTheLastChoiceIsKnown() {
    var table = begun();
    table.seat(1).chooses(FETCH);
    table.happened(FE_2).didNotHappen(FE_1);
    assertThat(table.happenings()).extracting(Happening::rule).containsExactly(FE_2);
    table.seat(1).chooses(PASS);
    table.didNotHappen(FE_2);
    fails(() -> table.happened(FE_2), "FE-2 did not happen; what did: nothing");
    table.seat(2).chooses(FETCH);
    fails(() -> table.didNotHappen(FE_2), "FE-2 happened: FE-2 fetched");
    fails(() -> table.happened(FE_4), "FE-4 did not happen; what did: FE-2 fetched");
  }

  @Test
  void aGameThatIsOverIsOver() {
    var table = Play.of(game).seats("Ann", "Ben").setting("rounds", "1").begin();
    fails(table::isOver, "the game is not over: Work[");
    table.seat(1).chooses(PASS);
    table.seat(2).chooses(PASS);
    table.seat(2).chooses("price 2");
    table.seat(1).chooses("price 1");
    table.isOver().happened(FE_4);
    assertThat(table.table().result().orElseThrow().winners()).isEqualTo(Seats.of(BEN));
    fails(() -> table.seat(1).chooses(PASS), "seat 1 (Ann) is not asked: the game is over");
    fails(table::isAtRest, "the table is not at rest: the game is over");
  }

  // Prepared positions

  @Test
  void onlyTheStepsOfAPreparedPositionHappen() {
    var table = begun().then(new Work(BEN, 1));
    table.seat("Ben").isAsked(Work.class).chooses(FETCH);
    table.isAtRest();
    table.seat(1).isNotAsked();
  }

  @Test
  void severalStepsHappenInTheirOrder() {
    var table = begun().then(new Work(BEN, 1), new Work(ANN, 1));
    table.seat("Ben").chooses(PASS);
    table.seat("Ann").isAsked(new Work(ANN, 1)).chooses(PASS);
    table.isAtRest();
  }

  @Test
  void anUnexpectedQuestionIsNotRest() {
    var table = begun().then(new Work(BEN, 1));
    fails(table::isAtRest, "the table is not at rest: Work[seat=seat 2, left=1] asks seat 2 (Ben)");
  }

  @Test
  void atRestNobodyChooses() {
    var table = begun().then(new FerryGame.Settle());
    table.isAtRest();
    fails(
        () -> table.seat(1).chooses("rest"),
        "seat 1 (Ann) is not asked: nobody is asked anything, the table is at rest");
  }

  @Test
  void aRiggedNumberThatNeverCameIsNoRest() {
    var table = begun().rig("tied", 3).then(new FerryGame.Settle());
    fails(table::isAtRest, "rigged and never rolled: tied 3");
  }

  @Test
  void numbersCanBeRiggedInTheMiddle() {
    var table = begun().rig("tide", 5).then(new FerryGame.Crossing(1));
    assertThat(table.table().at().tide.get(table.table())).isEqualTo(6);
  }

  @Test
  void theTableIsAsItWasGivenWhenTheStepRuns() {
    var table = begun();
    table
        .given(ferry -> ferry.price(BEN).set(ferry, 2))
        .given(ferry -> ferry.at().score.set(ferry, 1, 10))
        .then(new FerryGame.Settle());
    assertThat(table.table().at().score.get(table.table(), 1)).isEqualTo(12);
    table.happened(FE_3).isAtRest();
  }

  @Test
  void whatIsGivenWithoutAStepChangesTheQuestionThatIsOpen() {
    var table = begun();
    table.seat(1).mayChoose(FETCH);
    table.given(ferry -> ferry.at().hold.moveAll(ferry, ferry.at().quay));
    table.seat(1).mayNotChoose(FETCH).isAsked(new Work(ANN, 2));
  }

  @Test
  void componentsArePutFromWhereverTheyLie() {
    var table = begun();
    var at = table.table().at();
    table.put(at.quay, crate(3), crate(7), crate(1));
    assertThat(at.quay.list(table.table())).containsExactly(crate(3), crate(7), crate(1));
    var cabin = table.table().cabin(BEN);
    table.putFaceDown(cabin, crate(7));
    assertThat(cabin.list(table.table())).containsExactly(crate(7));
    assertThat(cabin.isTopFaceDown(table.table())).isTrue();
    assertThat(at.quay.list(table.table())).containsExactly(crate(3), crate(1));
  }

  @Test
  void aStackedDeckIsDrawnInItsOrder() {
    var table = begun();
    table.stack(table.table().at().hold, crate(8), crate(2)).then(new Work(BEN, 2));
    table.seat("Ben").chooses(FETCH).sees(crate(8)).doesNotSee(crate(2));
    table.seat("Ann").doesNotSee(crate(8));
    table.seat("Ben").chooses(FETCH).sees(crate(2));
    fails(() -> table.seat("Ann").sees(crate(8)), "seat 1 (Ann) does not see crate-8");
    fails(() -> table.seat("Ben").doesNotSee(crate(8)), "seat 2 (Ben) sees crate-8");
  }

  @Test
  void whatLiesNowhereCanNotBePut() {
    var table = Play.of(new FerryGame(Fault.FORGETS_A_CRATE)).begin();
    fails(() -> table.put(table.table().at().quay, crate(1)), "crate-1 lies nowhere on the table");
  }
}
