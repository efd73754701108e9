package nocturne.bench.tictactoe;

import java.nio.file.Path;
import java.util.Optional;
import nocturne.kernel.Box;
import nocturne.kernel.Game;

/** Puts tic-tac-toe on the shelf; named in {@code META-INF/services}. */
public final class TicTacToeBox implements Box {

  @Override
  public String id() {
    return "tic-tac-toe";
  }

  @Override
  public Game<?> open(Optional<Path> ownPacks) {
    return new TicTacToe();
  }
}
