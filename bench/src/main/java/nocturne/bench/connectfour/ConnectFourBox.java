package nocturne.bench.connectfour;

import java.nio.file.Path;
import java.util.Optional;
import nocturne.kernel.Box;
import nocturne.kernel.Game;

/** Puts Connect Four on the shelf; named in {@code META-INF/services}. */
public final class ConnectFourBox implements Box {

  @Override
  public String id() {
    return "connect-four";
  }

  @Override
  public Game<?> open(Optional<Path> ownPacks) {
    return new ConnectFour();
  }
}
