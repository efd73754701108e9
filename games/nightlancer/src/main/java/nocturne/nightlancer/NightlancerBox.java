package nocturne.nightlancer;

import java.nio.file.Path;
import java.util.Optional;
import nocturne.kernel.Box;
import nocturne.kernel.Game;

/** Nightlancer on the shelf. */
public final class NightlancerBox implements Box {

  @Override
  public String id() {
    return "nightlancer";
  }

  @Override
  public Game<?> open(Optional<Path> ownPacks) {
    return Nightlancer.with(ownPacks);
  }
}
