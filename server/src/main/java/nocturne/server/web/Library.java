package nocturne.server.web;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import nocturne.kernel.Game;
import nocturne.server.table.Refused;
import nocturne.server.wire.GameBook;

/** The books of the games. They take a moment to read, so each is opened when it is asked for. */
final class Library {

  private final Map<String, Game<?>> games;
  private final Map<String, GameBook<?>> open = new ConcurrentHashMap<>();

  Library(Map<String, Game<?>> games) {
    this.games = games;
  }

  GameBook<?> book(String id) {
    var game = games.get(id);
    if (game == null) throw new Refused("no-game", "there is no such game");
    return open.computeIfAbsent(id, key -> read(game));
  }

  private static GameBook<?> read(Game<?> game) {
    return GameBook.of(game);
  }

  List<GameBook<?>> all() {
    return games.keySet().stream().sorted().<GameBook<?>>map(this::book).toList();
  }
}
