package nocturne.server.web;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import nocturne.kernel.Box;
import nocturne.kernel.Game;
import nocturne.server.Server;
import nocturne.server.ServerSettings;
import nocturne.server.account.PasswordCost;
import nocturne.server.store.Database;
import nocturne.server.store.StoredGames;
import tools.jackson.databind.JsonNode;

/** A server over a copy of what a program of before stored, at the address it had then. */
record StoredServer(StoredGames stored, Database database, Server server) implements AutoCloseable {

  static final String ORIGIN = "https://nocturne.example";

  static final Map<String, Game<?>> GAMES =
      Box.shelf().stream().collect(Collectors.toMap(Box::id, box -> box.open(Optional.empty())));

  static StoredServer in(Path folder) {
    var stored = StoredGames.into(folder);
    var database = stored.open();
    var settings =
        new ServerSettings(
            "127.0.0.1",
            0,
            new WebSettings(Optional.of(ORIGIN), true),
            Venue.generous(),
            new PasswordCost(64, 1));
    return new StoredServer(
        stored, database, Server.start(settings, () -> database, GAMES, stored.clock()));
  }

  int port() {
    return server.port();
  }

  Visitor nobody() {
    return new Visitor(port());
  }

  /** Somebody with the cookie or the token that they were given before. */
  Visitor back(JsonNode person) {
    return nobody().with(person.get("header").asString(), person.get("value").asString());
  }

  /** The same by their id; nobody where that is none of those who can come back. */
  Optional<Visitor> back(String id) {
    return stored.people().stream()
        .filter(person -> person.get("id").asString().equals(id))
        .findFirst()
        .map(this::back);
  }

  @Override
  public void close() {
    server.close();
  }
}
