package nocturne.bench.connectfour;

import nocturne.bench.Duel;
import nocturne.kernel.Ask;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Result;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Text;

/** CF-1: a seat drops a disc into a column that is not full; CF-3, CF-4: that may end the game. */
record Drop(Seat seat) implements Ask<Grid> {

  // A step is a value: the same two serve every table.
  private static final Drop[] BY_SEAT = {new Drop(Seat.of(0)), new Drop(Seat.of(1))};

  static Drop by(Seat seat) {
    return BY_SEAT[seat.index()];
  }

  @Override
  public Seats asked(Grid grid) {
    return Seats.of(seat);
  }

  @Override
  public Text prompt(Grid grid, Seat seat) {
    return Text.of("drop");
  }

  @Override
  public Rule rule() {
    return ConnectFourRule.DROP;
  }

  @Override
  public void options(Grid grid, Seat seat, Options may) {
    long discs = grid.allDiscs();
    for (var column : Column.ALL) {
      if (column.isFull(discs)) may.refuse(column, ConnectFourRule.FULL);
      else may.add(column);
    }
  }

  @Override
  public void chosen(Grid grid, Seat seat, Option option) {
    grid.drop(seat, (Column) option);
    if (grid.isHeard()) grid.tell(ConnectFourRule.DROP, "dropped", seat, option.label());
    if (grid.hasFour(seat)) end(grid, ConnectFourRule.FOUR, Duel.wonBy(seat));
    else if (grid.isFull()) end(grid, ConnectFourRule.DRAW, Duel.DRAWN);
    else grid.then(by(Duel.opponent(seat)));
  }

  private static void end(Grid grid, Rule rule, Result result) {
    grid.tell(rule, "ended", result.summary());
    grid.end(result);
  }
}
