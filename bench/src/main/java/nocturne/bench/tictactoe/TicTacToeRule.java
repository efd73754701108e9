package nocturne.bench.tictactoe;

import nocturne.kernel.Rule;

/** The ledger of tic-tac-toe. */
enum TicTacToeRule implements Rule {
  /** In turn each seat puts its mark into an empty square. */
  MARK("TT-1"),
  /** The first to have three marks in a row, a column or a diagonal wins. */
  LINE("TT-2"),
  /** When the squares are full and nobody has a line, nobody wins. */
  DRAW("TT-3");

  private final String id;

  TicTacToeRule(String id) {
    this.id = id;
  }

  @Override
  public String id() {
    return id;
  }
}
