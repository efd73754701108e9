package nocturne.kernel;

import static nocturne.kernel.Recorded.Undo.BEYOND_BARRIER;
import static nocturne.kernel.Recorded.Undo.FREE;
import static nocturne.kernel.Undos.ANN;
import static nocturne.kernel.Undos.BEN;
import static nocturne.kernel.Undos.CLEO;
import static nocturne.kernel.Undos.atBid;
import static nocturne.kernel.Undos.atWager;
import static nocturne.kernel.Undos.bid;
import static nocturne.kernel.Undos.choose;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nocturne.kernel.Tray.Pebble;
import nocturne.kernel.Tray.TrayGame;
import org.junit.jupiter.api.Test;

/** Choices taken back where several are asked at once. */
class SharedUndoTest {

  @Test
  void inASecretQuestionOnlyOnesOwnAnswerIsUndone() {
    var recorded = atBid(1);
    var mine = bid(recorded, ANN, 0);
    var other = bid(recorded, ANN, 1);
    var bens = bid(recorded, BEN, 0);
    choose(recorded, ANN, mine);
    choose(recorded, BEN, bens);
    assertThat(recorded.undoing(ANN)).isEqualTo(FREE);
    recorded.undo(ANN);
    assertThat(recorded.table().asked()).isEqualTo(Seats.of(ANN).with(CLEO));
    assertThat(recorded.table().bid(BEN).top(recorded.table()).id()).isEqualTo(bens);
    choose(recorded, ANN, other);
    assertThat(recorded.table().bid(ANN).top(recorded.table()).id()).isEqualTo(other);
    assertThat(recorded.table().asked()).isEqualTo(Seats.of(CLEO));
  }

  @Test
  void aSecretAnswerOfWhichOthersSeeTheBackIsABarrierToThem() {
    var recorded = atBid(2);
    choose(recorded, ANN, bid(recorded, ANN, 0));
    assertThat(recorded.undoing(ANN)).isEqualTo(FREE);
    choose(recorded, BEN, bid(recorded, BEN, 0));
    assertThat(recorded.undoing(ANN)).isEqualTo(BEYOND_BARRIER);
    assertThat(recorded.undoing(BEN)).isEqualTo(FREE);
  }

  @Test
  void aSecretAnswerGivenAnewGivesTheSameTable() {
    var recorded = atWager("undo");
    choose(recorded, ANN, "stake 2");
    choose(recorded, BEN, "stake 3");
    long before = recorded.table().hash();
    recorded.undo(ANN);
    choose(recorded, ANN, "stake 2");
    assertThat(recorded.table().hash()).isEqualTo(before);
  }

  @Test
  void whenTheSecretAnswersComeToLightNobodyTakesTheirsBackFreely() {
    // The cards are laid open.
    var recorded = atBid(1);
    for (var seat : List.of(ANN, BEN, CLEO)) choose(recorded, seat, bid(recorded, seat, 0));
    for (var seat : List.of(ANN, BEN, CLEO))
      assertThat(recorded.undoing(seat)).isEqualTo(BEYOND_BARRIER);
  }

  @Test
  void whenSecretNumbersComeToLightNobodyTakesTheirsBackFreely() {
    var places = new Layout();
    var votes =
        List.of(places.secret("1", 1, Seats.of(ANN), 2), places.secret("2", 1, Seats.of(BEN), 2));
    var shown = places.register("shown", 2);
    var recorded =
        new TrayGame(places, tray -> tray.then(new Vote(votes, shown, tray.seats()))).open(2);
    choose(recorded, ANN, "one");
    assertThat(recorded.undoing(ANN)).isEqualTo(FREE);
    choose(recorded, BEN, "two");
    assertThat(shown.get(recorded.table(), 0)).isEqualTo(1);
    assertThat(recorded.undoing(BEN)).isEqualTo(BEYOND_BARRIER);
    assertThat(recorded.undoing(ANN)).isEqualTo(BEYOND_BARRIER);
  }

  /** Two seats vote in secret; when both have, the votes are shown and they vote again. */
  record Vote(List<Register> votes, Register shown, Seats waiting) implements TrayAsk {

    @Override
    public void options(Tray tray, Seat seat, Options may) {
      may.add(new Tray.Word("one"));
      may.add(new Tray.Word("two"));
    }

    @Override
    public void chosen(Tray tray, Seat seat, Option option) {
      votes.get(seat.index()).set(tray, option.id().equals("one") ? 1 : 2);
      var left = waiting.without(seat);
      if (left.isEmpty()) {
        for (var voter : tray.seats()) {
          shown.set(tray, voter.index(), votes.get(voter.index()).reveal(tray, 0));
        }
        left = tray.seats();
      }
      tray.then(new Vote(votes, shown, left));
    }
  }

  @Test
  void aQuestionAskedAnewIsNotTheQuestionThatWasAnswered() {
    // Nothing comes to light here, and still Ann's vote of the first round is not hers to change
    // when Ben has voted in the second.
    var recorded = new TrayGame(new Layout(), tray -> tray.then(new Rounds(tray.seats()))).open(2);
    choose(recorded, ANN, "yes");
    choose(recorded, BEN, "yes");
    choose(recorded, BEN, "yes");
    long before = recorded.table().hash();
    assertThat(recorded.undoing(ANN)).isEqualTo(BEYOND_BARRIER);
    assertThat(recorded.undoing(BEN)).isEqualTo(FREE);
    recorded.undo(BEN);
    choose(recorded, BEN, "yes");
    assertThat(recorded.table().hash()).isEqualTo(before);
  }

  /** Everybody says yes or no, again and again. */
  record Rounds(Seats waiting) implements TrayAsk {

    @Override
    public void options(Tray tray, Seat seat, Options may) {
      may.add(new Tray.Word("yes"));
      may.add(new Tray.Word("no"));
    }

    @Override
    public void chosen(Tray tray, Seat seat, Option option) {
      var left = waiting.without(seat);
      tray.then(new Rounds(left.isEmpty() ? tray.seats() : left));
    }
  }

  @Test
  void aPlayInAWindowIsNotUndoneUnderAnotherSeatsAnswerToIt() {
    var recorded =
        new TrayGame(new Layout(), tray -> tray.then(new Window(tray.seats(), false))).open(2);
    choose(recorded, ANN, "play");
    assertThat(recorded.undoing(ANN)).isEqualTo(FREE);
    choose(recorded, BEN, "cancel");
    long before = recorded.table().hash();
    assertThat(recorded.undoing(ANN)).isEqualTo(BEYOND_BARRIER);
    assertThat(recorded.table().hash()).isEqualTo(before);
    recorded.undo(ANN);
    assertThat(recorded.table().agenda().getFirst())
        .isEqualTo(new Window(recorded.table().seats(), false));
  }

  @Test
  void aPassInAWindowIsUndoneFreelyUntilAnotherSeatHasAnswered() {
    var recorded =
        new TrayGame(new Layout(), tray -> tray.then(new Window(tray.seats(), false))).open(3);
    choose(recorded, ANN, "pass");
    assertThat(recorded.undoing(ANN)).isEqualTo(FREE);
    choose(recorded, BEN, "pass");
    assertThat(recorded.undoing(ANN)).isEqualTo(BEYOND_BARRIER);
    assertThat(recorded.undoing(BEN)).isEqualTo(FREE);
  }

  /** An interrupt window: what is played can be cancelled. */
  record Window(Seats waiting, boolean played) implements TrayAsk {

    @Override
    public void options(Tray tray, Seat seat, Options may) {
      may.add(new Tray.Word("pass"));
      may.add(new Tray.Word(played ? "cancel" : "play"));
    }

    @Override
    public void chosen(Tray tray, Seat seat, Option option) {
      switch (option.id()) {
        case "play" -> tray.then(new Window(tray.seats(), true));
        case "cancel" -> tray.then(new Window(tray.seats(), false));
        default -> {
          var left = waiting.without(seat);
          tray.then(new Window(left.isEmpty() ? tray.seats() : left, played));
        }
      }
    }
  }

  @Test
  void anAnswerThatOthersHaveSeenAndAnsweredToIsNotUndoneFreely() {
    // An open draft: everybody is asked at once, and what is taken is seen at once.
    var places = new Layout();
    var kind = places.kind("pebbles", Pebble.all(4));
    var row = places.zone("row", kind, Sight.OPEN);
    var taken = places.zone("taken", kind, Sight.OPEN);
    var recorded =
        new TrayGame(
                places,
                tray -> {
                  row.fill(tray, kind.all());
                  tray.then(new Draft(row, taken, tray.seats()));
                })
            .open(3);
    choose(recorded, ANN, "p0");
    assertThat(recorded.undoing(ANN)).isEqualTo(FREE);
    choose(recorded, BEN, "p1");
    assertThat(recorded.undoing(ANN)).isEqualTo(BEYOND_BARRIER);
    assertThat(recorded.undoing(BEN)).isEqualTo(FREE);
  }

  record Draft(Zone<Pebble> row, Zone<Pebble> taken, Seats waiting) implements TrayAsk {

    @Override
    public void options(Tray tray, Seat seat, Options may) {
      row.list(tray).forEach(pebble -> may.add(new Tray.Word(pebble.id())));
    }

    @Override
    public void chosen(Tray tray, Seat seat, Option option) {
      for (var pebble : row.list(tray))
        if (pebble.id().equals(option.id())) row.move(tray, pebble, taken);
      tray.then(new Draft(row, taken, waiting.without(seat)));
    }
  }
}
