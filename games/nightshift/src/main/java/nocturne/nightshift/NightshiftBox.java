package nocturne.nightshift;

import java.nio.file.Path;
import java.util.Optional;
import nocturne.kernel.Box;
import nocturne.kernel.Game;

/** Nightshift on the shelf. */
public final class NightshiftBox implements Box {

  @Override
  public String id() {
    return "nightshift";
  }

  @Override
  public Game<?> open(Optional<Path> ownPacks) {
    return Nightshift.with(ownPacks);
  }
}
