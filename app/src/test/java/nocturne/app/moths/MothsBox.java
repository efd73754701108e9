package nocturne.app.moths;

import java.nio.file.Path;
import java.util.Optional;
import nocturne.kernel.Box;
import nocturne.kernel.Game;

public final class MothsBox implements Box {

  @Override
  public String id() {
    return "moths";
  }

  @Override
  public Game<?> open(Optional<Path> ownPacks) {
    return new Moths();
  }
}
