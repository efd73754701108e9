package nocturne.bench.connectfour;

import nocturne.kernel.Chance;
import nocturne.kernel.Layout;
import nocturne.kernel.Register;
import nocturne.kernel.Seat;
import nocturne.kernel.Table;

/** The table of Connect Four: which discs stand in the grid. */
public final class Grid extends Table<Grid> {

  // The discs of a seat are bits of a long, seven to a column from its bottom upwards; the seventh
  // is always 0, so that four bits in line are four discs in line and never reach into the next
  // column. A register holds ints: two of them make the long.
  private static final int COLUMN_BITS = Column.ROWS + 1;
  private static final int[] DIRECTIONS = {1, COLUMN_BITS - 1, COLUMN_BITS, COLUMN_BITS + 1};

  private static final Layout LAYOUT = new Layout();
  private static final Register LOW = LAYOUT.register("low discs", 2);
  private static final Register HIGH = LAYOUT.register("high discs", 2);

  Grid(Chance chance) {
    super(LAYOUT, 2, chance);
  }

  private Grid(Grid other) {
    super(other);
  }

  @Override
  public Grid copy() {
    return new Grid(this);
  }

  @Override
  protected Grid self() {
    return this;
  }

  private long discs(int seat) {
    return ((long) HIGH.get(this, seat) << 32) | Integer.toUnsignedLong(LOW.get(this, seat));
  }

  private void setDiscs(int seat, long discs) {
    LOW.set(this, seat, (int) discs);
    HIGH.set(this, seat, (int) (discs >>> 32));
  }

  long allDiscs() {
    return discs(0) | discs(1);
  }

  boolean isFull() {
    return Long.bitCount(allDiscs()) == Column.ALL.length * Column.ROWS;
  }

  int count(Seat seat, Column column) {
    return Long.bitCount(discs(seat.index()) & column.squares());
  }

  void drop(Seat seat, Column column) {
    // Adding 1 at the bottom of a column carries to its lowest empty square.
    long landing = (allDiscs() + column.bottom()) & column.squares();
    setDiscs(seat.index(), discs(seat.index()) | landing);
  }

  boolean hasFour(Seat seat) {
    long discs = discs(seat.index());
    for (int direction : DIRECTIONS) {
      long pairs = discs & (discs >> direction);
      if ((pairs & (pairs >> (2 * direction))) != 0) return true;
    }
    return false;
  }
}
