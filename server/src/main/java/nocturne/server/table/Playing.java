package nocturne.server.table;

import java.util.Arrays;
import java.util.List;
import nocturne.kernel.Happening;
import nocturne.kernel.Recorded;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;

/** The game that was begun at a table, and what goes with its questions. */
final class Playing {

  private static final int NEVER = -1;

  private final Recorded<?> recorded;
  private final Waiting waiting;
  private final LogMarks marks = new LogMarks();

  /**
   * @param entry by which it begins
   */
  Playing(Recorded<?> recorded, Pace pace, int entry, long time) {
    this.recorded = recorded;
    this.waiting = new Waiting(pace, recorded.setup().seats(), time);
    ask(entry, never());
  }

  Recorded<?> recorded() {
    return recorded;
  }

  Waiting waiting() {
    return waiting;
  }

  Seats asked() {
    return recorded.table().asked();
  }

  boolean isOver() {
    return recorded.table().isOver();
  }

  /** Whether a seat may let pass what it is asked. */
  private boolean canPass(Seat seat) {
    var table = recorded.table();
    return table.interrupts(seat) && table.options(seat).find(Passes.PASS).isPresent();
  }

  /** Whether a seat has said beforehand that it lets pass what it is asked. */
  boolean letsPass(Seat seat) {
    return switch (waiting.passes(seat)) {
      case NONE -> false;
      case THIS_WINDOW, UNTIL_ASKED -> canPass(seat);
      case UNLESS_CONCERNED -> canPass(seat) && !recorded.table().concerns(seat);
    };
  }

  void choose(int entry, TableEvent.Chose event, boolean bot) {
    if (event.hash() != 0 && event.hash() != recorded.table().hash())
      throw new IllegalStateException("the table is not the one that was played");
    var seat = Seat.of(event.seat());
    var before = posed();
    recorded.choose(seat, event.option(), recorded.table().version());
    waiting.chosen(seat, bot);
    ask(entry, before);
  }

  void undo(int entry, Seat seat) {
    var log = recorded.log();
    // A free undo leaves alone what others are asked; beyond the barrier all is new.
    var before = recorded.undoing(seat) == Recorded.Undo.FREE ? posed() : never();
    before[seat.index()] = NEVER;
    recorded.undo(seat);
    marks.cut(common(log, recorded.log()));
    waiting.tookBack(seat);
    ask(entry, before);
  }

  private static int common(List<Happening> one, List<Happening> other) {
    int same = 0;
    while (same < Math.min(one.size(), other.size()) && one.get(same).equals(other.get(same)))
      same++;
    return same;
  }

  /** An entry has happened, whatever it was. */
  void mark(int entry) {
    marks.mark(entry, recorded.log(marks.lines()).size());
  }

  Heard heard(int entry) {
    return marks.at(entry);
  }

  /** When each seat was asked what it is or was last asked. */
  private int[] posed() {
    var posed = new int[recorded.table().seatCount()];
    for (int i = 0; i < posed.length; i++) posed[i] = recorded.posed(Seat.of(i));
    return posed;
  }

  private int[] never() {
    var never = new int[recorded.table().seatCount()];
    Arrays.fill(never, NEVER);
    return never;
  }

  /** The table asks; what is new of it shows by what was asked before. */
  private void ask(int entry, int[] before) {
    var anew = Seats.NONE;
    for (var seat : asked())
      if (recorded.posed(seat) != before[seat.index()]) anew = anew.with(seat);
    waiting.ask(entry, anew, asked(), this::canPass);
  }
}
