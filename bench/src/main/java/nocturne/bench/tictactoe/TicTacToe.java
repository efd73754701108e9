package nocturne.bench.tictactoe;

import java.util.List;
import nocturne.bench.Duel;
import nocturne.kernel.Chance;
import nocturne.kernel.Facts;
import nocturne.kernel.Game;
import nocturne.kernel.Name;
import nocturne.kernel.Seat;
import nocturne.kernel.Setting;
import nocturne.kernel.Setup;
import nocturne.kernel.Value;

/** Three in a row on nine squares: the smallest game there is on this kernel, to read first. */
public final class TicTacToe implements Game<Squares> {

  private static final Facts FACTS =
      new Facts("tic-tac-toe", new Name("Tic-tac-toe", "Крестики-нолики"), "1", 2, 2);

  @Override
  public Facts facts() {
    return FACTS;
  }

  @Override
  public List<Setting> settings() {
    return List.of();
  }

  @Override
  public String packs() {
    return "none";
  }

  @Override
  public Squares lay(Setup setup, Chance chance) {
    var squares = new Squares(chance);
    squares.then(new Mark(Seat.of(0)));
    return squares;
  }

  @Override
  public Value<Squares> value() {
    return TicTacToe::standing;
  }

  private static double standing(Squares squares, Seat seat) {
    if (squares.hasLine(seat)) return 1;
    return squares.hasLine(Duel.opponent(seat)) ? -1 : 0;
  }
}
