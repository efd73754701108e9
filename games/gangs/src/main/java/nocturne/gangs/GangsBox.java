package nocturne.gangs;

import java.nio.file.Path;
import java.util.Optional;
import nocturne.kernel.Box;
import nocturne.kernel.Game;

/** Gangs of Night City on the shelf. */
public final class GangsBox implements Box {

  @Override
  public String id() {
    return "gangs";
  }

  @Override
  public Game<?> open(Optional<Path> ownPacks) {
    return Gangs.with(ownPacks);
  }
}
