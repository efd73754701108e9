package nocturne.bench.tictactoe;

import nocturne.bench.Duel;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Text;

/** TT-1: a seat puts its mark into an empty square. */
record Mark(Seat seat) implements SeatAsk<Squares> {

  @Override
  public Text prompt(Squares squares, Seat seat) {
    return Text.of("mark");
  }

  @Override
  public Rule rule() {
    return TicTacToeRule.MARK;
  }

  @Override
  public void options(Squares squares, Seat seat, Options may) {
    for (var square : Square.ALL) {
      if (squares.isEmpty(square)) may.add(square);
      else may.refuse(square, TicTacToeRule.MARK);
    }
  }

  @Override
  public void chosen(Squares squares, Seat seat, Option option) {
    squares.mark((Square) option, seat);
    if (squares.isHeard()) squares.tell(TicTacToeRule.MARK, "marked", seat, option.label());
    squares.then(new Judge(seat), new Mark(Duel.opponent(seat)));
  }
}
