package nocturne.kernel;

import static nocturne.kernel.Recorded.Undo.BEYOND_BARRIER;
import static nocturne.kernel.Recorded.Undo.FREE;
import static nocturne.kernel.Recorded.Undo.NOTHING;
import static nocturne.kernel.Undos.ANN;
import static nocturne.kernel.Undos.BEN;
import static nocturne.kernel.Undos.CLEO;
import static nocturne.kernel.Undos.atBid;
import static nocturne.kernel.Undos.bid;
import static nocturne.kernel.Undos.choose;
import static nocturne.kernel.Undos.open;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import nocturne.kernel.Tray.Pebble;
import nocturne.kernel.Tray.TrayGame;
import nocturne.kernel.night.Alarm;
import nocturne.kernel.night.Card;
import nocturne.kernel.night.Night;
import org.junit.jupiter.api.Test;

class UndoTest {

  private final Recorded<Night> night = open("yes");

  /**
   * Undoes a seat's last choice, which must be the last of all, and expects the table of before.
   */
  private void undoesFreely(Recorded<Night> recorded, Seat seat, String option) {
    long before = recorded.table().hash();
    int version = recorded.table().version();
    var record = recorded.record();
    var log = recorded.log();
    choose(recorded, seat, option);
    assertThat(recorded.undoing(seat)).isEqualTo(FREE);
    recorded.undo(seat);
    assertThat(recorded.table().hash()).isEqualTo(before);
    assertThat(recorded.table().version()).isEqualTo(version);
    assertThat(recorded.record()).isEqualTo(record);
    assertThat(recorded.log()).isEqualTo(log);
  }

  @Test
  void whoHasNotChosenHasNothingToUndo() {
    assertThat(night.undoing(ANN)).isEqualTo(NOTHING);
    assertThatThrownBy(() -> night.undo(ANN))
        .isInstanceOf(ChoiceRefused.class)
        .hasMessage("seat 1 has nothing to undo");
  }

  @Test
  void hidingOnesOwnCardIsUndoneFreely() {
    var card = night.table().hand(ANN).top(night.table());
    undoesFreely(night, ANN, "hide " + card.id());
  }

  @Test
  void takingAnOpenCardIsUndoneFreely() {
    var card = night.table().at().row.top(night.table());
    undoesFreely(night, ANN, "take " + card.id());
  }

  @Test
  void layingOnesOwnCardOpenIsUndoneFreelyBecauseItsOwnerLearnsNothing() {
    var card = night.table().hand(ANN).top(night.table());
    undoesFreely(night, ANN, "lay " + card.id());
  }

  @Test
  void severalFreeChoicesAreUndoneOneAfterAnother() {
    long before = night.table().hash();
    var cards = night.table().hand(ANN).list(night.table());
    choose(night, ANN, "hide " + cards.get(0).id());
    choose(night, ANN, "hide " + cards.get(1).id());
    night.undo(ANN);
    assertThat(night.undoing(ANN)).isEqualTo(FREE);
    night.undo(ANN);
    assertThat(night.table().hash()).isEqualTo(before);
    assertThat(night.undoing(ANN)).isEqualTo(NOTHING);
  }

  @Test
  void aHiddenCardThatWasSeenIsABarrier() {
    choose(night, ANN, "draw");
    assertThat(night.undoing(ANN)).isEqualTo(BEYOND_BARRIER);
  }

  @Test
  void aPeekIsABarrier() {
    choose(night, ANN, "peek");
    assertThat(night.undoing(ANN)).isEqualTo(BEYOND_BARRIER);
  }

  @Test
  void drawingACardThatOneHasPeekedAtIsNoBarrier() {
    choose(night, ANN, "peek");
    undoesFreely(night, ANN, "draw");
  }

  @Test
  void aBarrierStopsTheFreeUndoOfWhatCameBeforeIt() {
    var card = night.table().hand(ANN).top(night.table());
    choose(night, ANN, "hide " + card.id());
    choose(night, ANN, "draw");
    night.undo(ANN);
    assertThat(night.undoing(ANN)).isEqualTo(BEYOND_BARRIER);
  }

  @Test
  void aRollIsABarrier() {
    var recorded = atBid(1);
    choose(recorded, ANN, bid(recorded, ANN, 0));
    choose(recorded, BEN, bid(recorded, BEN, 0));
    choose(recorded, CLEO, bid(recorded, CLEO, 0));
    assertThat(recorded.undoing(CLEO)).isEqualTo(BEYOND_BARRIER);
  }

  @Test
  void anotherSeatsChoiceIsABarrier() {
    choose(night, ANN, "done");
    while (night.table().agenda().getFirst() instanceof Alarm)
      choose(night, night.table().asked().first(), "pass");
    var card = night.table().hand(BEN).top(night.table());
    choose(night, BEN, "hide " + card.id());
    assertThat(night.undoing(ANN)).isEqualTo(BEYOND_BARRIER);
    assertThat(night.undoing(BEN)).isEqualTo(FREE);
  }

  @Test
  void whatDependsOnAHandIsABarrierForThoseWhoCannotReadIt() {
    var layout = new Layout();
    var kind = layout.kind("pebbles", Pebble.all(2));
    var hand = layout.zone("hand", kind, Sight.only(Seats.of(ANN)));
    var recorded =
        new TrayGame(
                layout,
                tray -> {
                  hand.fill(tray, Pebble.all(2));
                  tray.then(
                      Tray.AskWord.of(ANN, (table, seat, word) -> hand.consult(table), "a", "b"),
                      Tray.AskWord.of(BEN, (table, seat, word) -> hand.consult(table), "a", "b"),
                      Tray.AskWord.of(CLEO, (table, seat, word) -> {}, "a", "b"));
                })
            .open(3);
    choose(recorded, ANN, "a");
    assertThat(recorded.undoing(ANN)).isEqualTo(FREE);
    choose(recorded, BEN, "a");
    assertThat(recorded.undoing(BEN)).isEqualTo(BEYOND_BARRIER);
  }

  @Test
  void revealingOnesOwnSecretNumberIsNoBarrier() {
    var places = new Layout();
    var secret = places.secret("secret", 1, Seats.of(ANN), 2);
    var recorded =
        new TrayGame(
                places,
                tray -> {
                  secret.set(tray, 0, 2);
                  tray.then(
                      Tray.AskWord.of(
                          ANN, (table, seat, word) -> secret.reveal(table, 0), "a", "b"),
                      Tray.AskWord.of(
                          BEN, (table, seat, word) -> secret.reveal(table, 0), "a", "b"),
                      Tray.AskWord.of(ANN, (table, seat, word) -> {}, "a", "b"));
                })
            .open(2);
    choose(recorded, ANN, "a");
    assertThat(recorded.undoing(ANN)).isEqualTo(FREE);
    choose(recorded, BEN, "a");
    assertThat(recorded.undoing(BEN)).isEqualTo(BEYOND_BARRIER);
  }

  @Test
  void aBackThatWasSeenIsABarrier() {
    // Nobody sees what the pebble from the bag is, and everybody sees its colour.
    assertThat(afterLayingFaceDown(new Pebble(0, 0), new Pebble(1, 1))).isEqualTo(BEYOND_BARRIER);
  }

  @Test
  void aBackThatAllHaveIsNoBarrier() {
    assertThat(afterLayingFaceDown(new Pebble(0, 0), new Pebble(1, 0))).isEqualTo(FREE);
  }

  private static Recorded.Undo afterLayingFaceDown(Pebble... pebbles) {
    var places = new Layout();
    var kind = places.kind("pebbles", List.of(pebbles));
    var bag = places.zone("bag", kind, Sight.HIDDEN);
    var board = places.zone("board", kind, Sight.FACES);
    var recorded =
        new TrayGame(
                places,
                tray -> {
                  bag.fill(tray, kind.all());
                  tray.then(
                      Tray.AskWord.of(
                          ANN,
                          (table, seat, word) -> bag.moveFaceDown(table, bag.top(table), board),
                          "lay",
                          "wait"),
                      Tray.AskWord.of(BEN, (table, seat, word) -> {}, "a", "b"));
                })
            .open(2);
    choose(recorded, ANN, "lay");
    return recorded.undoing(ANN);
  }

  @Test
  void everyChoiceOfARandomNightCanBeUndoneAndIsEitherFreeOrTaughtSomething() {
    for (int seed = 0; seed < 20; seed++) {
      var recorded = open("yes");
      var chance = new FastChance(seed);
      while (!recorded.table().isOver()) {
        long before = recorded.table().hash();
        var table = recorded.table().copy();
        var asked = recorded.table().asked().list();
        var seat = asked.get(chance.below(asked.size()));
        var options = recorded.table().options(seat);
        var option = options.get(chance.below(options.size())).id();
        choose(recorded, seat, option);
        var undone =
            recorded.branch(recorded.record().entries().size(), recorded.setup().players());
        undone.undo(seat);
        assertThat(undone.table().difference(table)).isEmpty();
        if (recorded.undoing(seat) == FREE) {
          assertThat(undone.table().hash()).isEqualTo(before);
          assertNothingLearnt(table, recorded.table(), seat);
        }
      }
    }
  }

  /** Every card that some seat sees now and did not see before, the chooser saw before. */
  private static void assertNothingLearnt(Night before, Night after, Seat chooser) {
    for (var seat : before.seats()) {
      for (var card : before.at().cards) {
        boolean learnt = sees(after, seat, card) && !sees(before, seat, card);
        assertThat(learnt && !sees(before, chooser, card)).isFalse();
      }
    }
  }

  private static boolean sees(Night night, Seat seat, Card card) {
    var view = night.view(Viewer.of(seat)).table();
    for (var zone : view.layout().zones()) {
      @SuppressWarnings("unchecked") // Night Cards has one kind of component
      var cards = (Zone<Card>) zone;
      if (cards.has(view, card)) return true;
    }
    return false;
  }
}
