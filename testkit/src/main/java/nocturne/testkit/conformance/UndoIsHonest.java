package nocturne.testkit.conformance;

import java.util.Optional;
import nocturne.kernel.Recorded.Undo;
import nocturne.kernel.Seat;
import nocturne.kernel.Table;
import nocturne.kernel.Viewer;
import nocturne.testkit.property.Moment;
import nocturne.testkit.property.Pick;
import nocturne.testkit.property.Property;
import nocturne.testkit.property.Trial;

/**
 * Architecture 12.6. Whether an undo may be free is worked out anew, and from what is seen alone: a
 * choice has taught its seat nothing if the same choice, at any table that the seat could imagine
 * before, leads to the same view.
 */
record UndoIsHonest<T extends Table<T>>() implements Property<T> {

  private static final int IMAGINED = 3;

  @Override
  public String sentence() {
    return "undo gives back the same table, and is free only where nobody learnt anything";
  }

  @Override
  public Watcher<T> watch(Trial<T> trial) {
    return new Examiner<>(Recording.of(trial));
  }

  private static final class Examiner<T extends Table<T>> implements Watcher<T> {

    private final Recording<T> recording;
    private Optional<T> before = Optional.empty();

    Examiner(Recording<T> recording) {
      this.recording = recording;
    }

    @Override
    public void see(Moment<T> moment) {
      recording.follow(moment);
      if (before.isPresent() && moment.isAmong(5))
        examine(moment, before.get(), moment.last().orElseThrow());
      before = Optional.of(moment.table().copy());
    }

    private void examine(Moment<T> moment, T before, Pick pick) {
      var recorded = recording.branch();
      boolean free = recorded.undoing(pick.seat()) == Undo.FREE;
      recorded.undo(pick.seat());
      var difference = before.difference(recorded.table());
      if (!difference.isEmpty())
        throw new AssertionError("undoing " + pick + " gives back another table: " + difference);
      if (free) {
        if (recorded.table().hash() != before.hash())
          throw new AssertionError("undoing " + pick + " freely gives back another hash");
        requireNothingLearnt(moment, before, pick);
      }
      for (var seat : moment.table().seats()) if (!seat.equals(pick.seat())) undoSecret(seat);
    }

    /** Another seat's answer to the same secret question, taken back and given again. */
    private void undoSecret(Seat seat) {
      var recorded = recording.branch();
      if (recorded.undoing(seat) != Undo.FREE) return;
      var given = lastOf(seat);
      recorded.undo(seat);
      recorded.choose(seat, given, recorded.table().version());
      Recording.requireSame(
          recorded.table(), recording.it().table(), "a secret answer given anew: the table");
    }

    private String lastOf(Seat seat) {
      return recording.it().record().entries().reversed().stream()
          .filter(nocturne.kernel.GameRecord.Entry.Choice.class::isInstance)
          .map(nocturne.kernel.GameRecord.Entry.Choice.class::cast)
          .filter(choice -> choice.seat().equals(seat))
          .findFirst()
          .orElseThrow()
          .option();
    }

    private void requireNothingLearnt(Moment<T> moment, T before, Pick pick) {
      var viewer = Viewer.of(pick.seat());
      var seen = moment.table().view(viewer);
      var chance = moment.chance();
      for (int i = 0; i < IMAGINED; i++) {
        var imagined = before.imagine(pick.seat(), chance);
        imagined.choose(pick.seat(), pick.option());
        var learnt = seen.difference(imagined.view(viewer));
        if (!learnt.isEmpty()) {
          throw new AssertionError(
              pick + " can be undone freely, though it taught its seat something: " + learnt);
        }
      }
      requireNothingShown(before, moment.table(), pick);
    }

    private void requireNothingShown(T before, T after, Pick pick) {
      var seenNow = Everything.on(after);
      var seenBefore = Everything.on(before);
      var known = seenBefore.seenBy(pick.seat());
      for (var seat : after.seats()) {
        var shown = seenNow.seenBy(seat);
        shown.removeAll(seenBefore.seenBy(seat));
        shown.removeAll(known);
        if (!shown.isEmpty()) {
          throw new AssertionError(
              pick
                  + " can be undone freely, though it showed "
                  + shown.getFirst().id()
                  + " to "
                  + seat);
        }
      }
    }
  }
}
