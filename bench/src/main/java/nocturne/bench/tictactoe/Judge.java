package nocturne.bench.tictactoe;

import nocturne.bench.Duel;
import nocturne.kernel.Result;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Step;

/** TT-2, TT-3: whether the mark just made ends the game. */
record Judge(Seat marker) implements Step<Squares> {

  @Override
  public void run(Squares squares) {
    if (squares.hasLine(marker)) end(squares, TicTacToeRule.LINE, Duel.wonBy(marker));
    else if (squares.isFull()) end(squares, TicTacToeRule.DRAW, Duel.DRAWN);
  }

  private static void end(Squares squares, Rule rule, Result result) {
    squares.tell(rule, "ended", result.summary());
    squares.end(result);
  }
}
