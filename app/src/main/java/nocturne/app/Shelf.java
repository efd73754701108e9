package nocturne.app;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import nocturne.kernel.Box;
import nocturne.kernel.Game;

/** The games there are. */
final class Shelf {

  private Shelf() {}

  /** Opens the game of this id, with the packs of a folder where one is given. */
  static Game<?> open(String id, Optional<Path> packs) {
    packs
        .filter(folder -> !Files.isDirectory(folder))
        .ifPresent(
            folder -> {
              throw new Complaint("app.error.packs", folder.toString());
            });
    return Box.shelf().stream()
        .filter(box -> box.id().equals(id))
        .findFirst()
        .orElseThrow(() -> new Complaint("app.error.game", id, ids()))
        .open(packs);
  }

  /** Every game as it is in its box, by id. */
  static Map<String, Game<?>> all() {
    var games = new TreeMap<String, Game<?>>();
    for (var box : Box.shelf()) games.put(box.id(), box.open(Optional.empty()));
    return games;
  }

  static List<String> ids() {
    return Box.shelf().stream().map(Box::id).toList();
  }
}
