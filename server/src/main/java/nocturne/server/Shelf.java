package nocturne.server;

import java.util.AbstractMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.stream.Collectors;
import nocturne.kernel.Box;
import nocturne.kernel.Game;
import org.jspecify.annotations.Nullable;

/**
 * The games by id. They are unpacked beside whatever else a start has to do; who wants one before
 * it is unpacked waits for that one and no other.
 */
final class Shelf extends AbstractMap<String, Game<?>> {

  private final Map<String, CompletableFuture<Game<?>>> games = new LinkedHashMap<>();

  /**
   * @param unpacking what unpacks the boxes
   */
  Shelf(List<Box> boxes, Executor unpacking) {
    for (var box : boxes) {
      games.put(
          box.id(), CompletableFuture.supplyAsync(() -> box.open(Optional.empty()), unpacking));
    }
  }

  @Override
  public @Nullable Game<?> get(@Nullable Object id) {
    var game = games.get(id);
    return game == null ? null : game.join();
  }

  @Override
  public boolean containsKey(@Nullable Object id) {
    return games.containsKey(id);
  }

  @Override
  public Set<String> keySet() {
    return games.keySet();
  }

  @Override
  public Set<Entry<String, Game<?>>> entrySet() {
    return games.entrySet().stream()
        .map(game -> Map.<String, Game<?>>entry(game.getKey(), game.getValue().join()))
        .collect(Collectors.toUnmodifiableSet());
  }
}
