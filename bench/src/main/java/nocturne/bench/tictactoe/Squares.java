package nocturne.bench.tictactoe;

import nocturne.kernel.Chance;
import nocturne.kernel.Layout;
import nocturne.kernel.Register;
import nocturne.kernel.Seat;
import nocturne.kernel.Table;

/** The table of tic-tac-toe: nine squares, each empty or with a seat's mark. */
public final class Squares extends Table<Squares> {

  private static final int EMPTY = 0;
  private static final int[][] LINES = {
    {0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}
  };

  private static final Layout LAYOUT = new Layout();
  private static final Register MARKS = LAYOUT.register("marks", 9);

  Squares(Chance chance) {
    super(LAYOUT, 2, chance);
  }

  private Squares(Squares other) {
    super(other);
  }

  @Override
  public Squares copy() {
    return new Squares(this);
  }

  @Override
  protected Squares self() {
    return this;
  }

  private static int mark(Seat seat) {
    return 1 + seat.index();
  }

  boolean isEmpty(Square square) {
    return MARKS.get(this, square.ordinal()) == EMPTY;
  }

  void mark(Square square, Seat seat) {
    MARKS.set(this, square.ordinal(), mark(seat));
  }

  boolean isFull() {
    for (var square : Square.ALL) if (isEmpty(square)) return false;
    return true;
  }

  boolean hasLine(Seat seat) {
    int mark = mark(seat);
    for (int[] line : LINES) {
      if (MARKS.get(this, line[0]) == mark
          && MARKS.get(this, line[1]) == mark
          && MARKS.get(this, line[2]) == mark) return true;
    }
    return false;
  }
}
