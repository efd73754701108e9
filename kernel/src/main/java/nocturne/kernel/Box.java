package nocturne.kernel;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;

/**
 * A game on the shelf: what a game module offers to the {@link ServiceLoader}, so that nothing else
 * knows games by name.
 */
public interface Box {

  /** The id of the game inside. */
  String id();

  /** Opens the box; the packs of a folder replace or join the built-in ones. */
  Game<?> open(Optional<Path> ownPacks);

  /** Every box there is, by id. */
  static List<Box> shelf() {
    return ServiceLoader.load(Box.class).stream()
        .map(ServiceLoader.Provider::get)
        .sorted(java.util.Comparator.comparing(Box::id))
        .toList();
  }
}
