package nocturne.app.table;

import java.util.Optional;
import nocturne.kernel.Recorded.Undo;
import nocturne.kernel.Seat;
import nocturne.kernel.Text;

/**
 * The policy of a table at one keyboard: back to the last thing that somebody learnt undo is free;
 * beyond it whoever sits alone confirms, and several people all agree.
 */
final class Undoing {

  private final Sitting<?> sitting;
  private final Desk desk;

  Undoing(Sitting<?> sitting, Desk desk) {
    this.sitting = sitting;
    this.desk = desk;
  }

  /**
   * Takes back the last choice made at this keyboard, where it may be; what came of it, or nothing
   * where there was nothing to take back or the person thought better of it.
   */
  Optional<Text> undo() {
    var seat = sitting.lastPerson();
    if (seat.isPresent()) return undo(seat.get());
    desk.say("app.undo.nothing");
    return Optional.empty();
  }

  private Optional<Text> undo(Seat seat) {
    boolean free = sitting.recorded().undoing(seat) == Undo.FREE;
    if (!free && sitting.people().size() == 1) {
      desk.say("app.undo.barrier", sitting.choicesSince(seat));
      if (!desk.agrees(Text.of("app.undo.sure"))) return Optional.empty();
    } else if (!free && !consented(seat)) {
      return Optional.of(Text.of("app.undo.refused"));
    }
    sitting.undo(seat);
    return Optional.of(Text.of(free ? "app.undo.free" : "app.undo.beyond"));
  }

  /** The others are asked with nobody's view in sight. */
  private boolean consented(Seat seat) {
    desk.console().hide();
    desk.say("app.undo.wants", seat, sitting.choicesSince(seat));
    for (var other : sitting.people().without(seat)) {
      if (!desk.agrees(Text.of("app.undo.agree", other))) return false;
    }
    return true;
  }
}
