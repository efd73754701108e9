package nocturne.server.web;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Executors;
import nocturne.kernel.Language;
import nocturne.kernel.Name;
import nocturne.server.account.Identities;
import nocturne.server.account.Identity;
import nocturne.server.store.StoreUnavailable;
import nocturne.server.table.Sitter;
import tools.jackson.core.JsonGenerator;

/**
 * What players are called at this moment. Names are looked up, never stored with a game, so that a
 * name that goes is gone everywhere.
 */
final class Names {

  /** A player as others see them; the kind is guest, account, program or house. */
  record Player(String id, String name, String kind) {

    void write(JsonGenerator json) {
      json.writeStartObject();
      json.writeStringProperty("id", id);
      json.writeStringProperty("name", name);
      json.writeStringProperty("kind", kind);
      json.writeEndObject();
    }
  }

  /** Bots of the house go by these, seat by seat. */
  private static final List<Name> HOUSE =
      List.of(
          new Name("Sable", "Соболь"),
          new Name("Onyx", "Оникс"),
          new Name("Ember", "Уголёк"),
          new Name("Wisp", "Туман"),
          new Name("Flint", "Кремень"),
          new Name("Rook", "Грач"),
          new Name("Moth", "Мотылёк"),
          new Name("Vesper", "Сумрак"));

  private static final Duration FRESH = Duration.ofSeconds(3);
  private static final Duration KEPT = Duration.ofMinutes(10);

  private final LoadingCache<String, Player> players;

  Names(Identities identities) {
    this.players =
        Caffeine.newBuilder()
            .maximumSize(100_000)
            // Nobody waits for a name that is known: it is looked up anew meanwhile.
            .refreshAfterWrite(FRESH)
            .expireAfterAccess(KEPT)
            .executor(Executors.newVirtualThreadPerTaskExecutor())
            .build(id -> identities.find(id).map(Names::player).orElseGet(() -> gone(id)));
  }

  static Player player(Identity identity) {
    return new Player(
        identity.id(), identity.name(), identity.kind().name().toLowerCase(Locale.ROOT));
  }

  private static Player gone(String id) {
    return new Player(id, Identity.LEFT, "guest");
  }

  Player of(String identity) {
    try {
      return players.get(identity);
    } catch (StoreUnavailable unavailable) {
      // A name is no reason to hold a game up.
      return gone(identity);
    }
  }

  /** Who has a seat, whether or not a bot plays for them now. */
  Player of(int seat, Sitter sitter, Language language) {
    return sitter.identity().isEmpty()
        ? new Player("", HOUSE.get(seat % HOUSE.size()).in(language), "house")
        : of(sitter.identity());
  }

  /** The players of a table, seat by seat; empty where nobody sits. */
  List<Optional<Player>> at(List<Optional<Sitter>> sitters, Language language) {
    var players = new ArrayList<Optional<Player>>(sitters.size());
    for (var sitter : sitters) {
      int seat = players.size();
      players.add(sitter.map(who -> of(seat, who, language)));
    }
    return players;
  }

  /** What they are called, seat by seat; empty where nobody sits. */
  static List<String> called(List<Optional<Player>> players) {
    var names = new String[players.size()];
    for (int i = 0; i < names.length; i++) names[i] = players.get(i).map(Player::name).orElse("");
    return List.of(names);
  }

  /** To be called when somebody has changed their name or left. */
  void forget(String identity) {
    players.invalidate(identity);
  }
}
