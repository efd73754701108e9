package nocturne.syndicates;

import java.nio.file.Path;
import java.util.Optional;
import nocturne.kernel.Box;
import nocturne.kernel.Game;

/** Shadow Moon Syndicates on the shelf. */
public final class SyndicatesBox implements Box {

  @Override
  public String id() {
    return "syndicates";
  }

  @Override
  public Game<?> open(Optional<Path> ownPacks) {
    return Syndicates.with(ownPacks);
  }
}
