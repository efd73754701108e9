package nocturne.server.table;

import java.util.Arrays;
import nocturne.kernel.Game;
import nocturne.kernel.Recorded;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Seed;
import nocturne.kernel.Setup;

/** The game that was begun at a table, and what goes with its questions. */
final class Playing {

  private static final int NEVER = -1;

  private final Recorded<?> recorded;
  private final Waiting waiting;

  /**
   * @param entry by which it begins
   */
  Playing(Game<?> game, Setup setup, Seed seed, Pace pace, int entry, long time) {
    this.recorded = Recorded.open(game, setup, seed);
    this.waiting = new Waiting(pace, setup.seats(), time);
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

  boolean canPass(Seat seat) {
    return recorded.table().options(seat).find(Passes.PASS).isPresent();
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
    // A free undo leaves alone what others are asked; beyond the barrier all is new.
    var before = recorded.undoing(seat) == Recorded.Undo.FREE ? posed() : never();
    before[seat.index()] = NEVER;
    recorded.undo(seat);
    waiting.tookBack(seat);
    ask(entry, before);
  }

  /** When each seat was asked what it is or was last asked. */
  private int[] posed() {
    return recorded.table().seats().list().stream().mapToInt(recorded::posed).toArray();
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
