package nocturne.kernel;

import static nocturne.kernel.Recorded.Undo.BEYOND_BARRIER;
import static nocturne.kernel.Recorded.Undo.NOTHING;
import static nocturne.kernel.Undos.ANN;
import static nocturne.kernel.Undos.BEN;
import static nocturne.kernel.Undos.choose;
import static nocturne.kernel.Undos.open;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nocturne.kernel.Tray.TrayGame;
import nocturne.kernel.night.Alarm;
import nocturne.kernel.night.Night;
import nocturne.kernel.night.NightCards;
import org.junit.jupiter.api.Test;

/** Choices taken back beyond the barrier: chance begins anew there. */
class RetakeTest {

  private final Recorded<Night> night = open("yes");

  @Test
  void undoBeyondTheBarrierPutsARetakeAndGoesBackToBeforeTheChoice() {
    var fresh = open("yes").table();
    choose(night, ANN, "draw");
    night.undo(ANN);
    assertThat(night.table().difference(fresh)).isEmpty();
    assertThat(night.record().entries()).containsExactly(new GameRecord.Entry.Retake());
    assertThat(night.undoing(ANN)).isEqualTo(NOTHING);
  }

  @Test
  void undoBeyondTheBarrierTakesEverythingAfterTheChoiceBack() {
    var card = night.table().hand(ANN).top(night.table());
    choose(night, ANN, "hide " + card.id());
    choose(night, ANN, "draw");
    choose(night, ANN, "done");
    while (night.table().agenda().getFirst() instanceof Alarm)
      choose(night, night.table().asked().first(), "pass");
    choose(night, BEN, "draw");
    night.undo(ANN);
    assertThat(night.table().asked()).isEqualTo(Seats.of(ANN));
    assertThat(night.undoing(BEN)).isEqualTo(NOTHING);
    assertThat(night.record().entries()).last().isEqualTo(new GameRecord.Entry.Retake());
  }

  private static Recorded<Tray> dice() {
    var places = new Layout();
    var die = places.register("die", 1);
    return new TrayGame(places, tray -> tray.then(new Throw(die))).open(1);
  }

  /** Wait, or throw a die of a thousand sides; again and again. */
  record Throw(Register die) implements TrayAsk {

    @Override
    public Seats waiting() {
      return Seats.of(ANN);
    }

    @Override
    public void options(Tray tray, Seat seat, Options may) {
      may.add(new Tray.Word("wait"));
      may.add(new Tray.Word("throw"));
    }

    @Override
    public void chosen(Tray tray, Seat seat, Option option) {
      if (option.id().equals("throw")) die.set(tray, 1 + tray.chance("die").below(1000));
      tray.then(this);
    }
  }

  private static int thrown(Recorded<Tray> recorded) {
    choose(recorded, ANN, "throw");
    return recorded.table().layout().registers().getFirst().get(recorded.table());
  }

  @Test
  void aThrowThatWasUndoneComesOutOtherwise() {
    var recorded = dice();
    int first = thrown(recorded);
    recorded.undo(ANN);
    int second = thrown(recorded);
    recorded.undo(ANN);
    int third = thrown(recorded);
    assertThat(List.of(first, second, third)).doesNotHaveDuplicates();
  }

  @Test
  void noThrowThatWasEverSeenComesBackHoweverFarIsUndone() {
    var recorded = dice();
    choose(recorded, ANN, "wait");
    int first = thrown(recorded);
    recorded.undo(ANN);
    int second = thrown(recorded);
    recorded.undo(ANN);
    recorded.undo(ANN);
    choose(recorded, ANN, "wait");
    int third = thrown(recorded);
    assertThat(List.of(first, second, third)).doesNotHaveDuplicates();
  }

  @Test
  void aRetakeIsRecordedAndReplays() {
    var recorded = Games.play(open("yes"), 30, 4);
    for (var seat : recorded.table().seats())
      if (recorded.undoing(seat) == BEYOND_BARRIER) recorded.undo(seat);
    Games.play(recorded, 30, 5);
    var record = RecordText.read(RecordText.write(recorded.record()), NightCards.GAME);
    assertThat(Recorded.load(NightCards.GAME, record).table().hash())
        .isEqualTo(recorded.table().hash());
  }

  @Test
  void aFreeUndoLeavesWhatChanceHoldsAlone() {
    var recorded = dice();
    choose(recorded, ANN, "wait");
    recorded.undo(ANN);
    assertThat(thrown(recorded)).isEqualTo(thrown(dice()));
  }
}
