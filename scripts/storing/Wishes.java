import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;

/** Tables to be opened: every game, setting and number of seats that the server says there are. */
final class Wishes {

  private static final List<String> QUICK =
      List.of("random", "random", "random", "greedy", "random", "level-0", "random", "level-1");
  private static final List<String> SLOW = List.of("prudent", "level-2");
  private static final int SLOW_EVERY = 40;

  /**
   * A table and who is to sit there.
   *
   * @param bots by seat; empty for a person's
   */
  record Wish(String game, List<String> bots, Map<String, String> variant) {

    int people() {
      return (int) bots.stream().filter(String::isEmpty).count();
    }

    Map<String, Object> body() {
      var body = new LinkedHashMap<String, Object>();
      body.put("game", game);
      body.put("seats", seats(bots));
      body.put("variant", variant);
      return body;
    }
  }

  private final Random random;
  private final List<List<Wish>> byGame = new ArrayList<>();
  private int next;

  Wishes(JsonNode games, Random random) {
    this.random = random;
    for (var game : games) byGame.add(wishes(game));
  }

  static List<Map<String, String>> seats(List<String> bots) {
    return bots.stream()
        .map(bot -> bot.isEmpty() ? Map.<String, String>of() : Map.of("bot", bot))
        .toList();
  }

  /** The next one, game after game; those that fit no table the server says. */
  synchronized Wish next() {
    var game = byGame.get(next++ % byGame.size());
    var wish = game.removeFirst();
    game.add(wish);
    return new Wish(wish.game, sitters(wish.bots.size(), next / byGame.size()), wish.variant);
  }

  /** Bots alone, a person among bots, some people, people alone. */
  private List<String> sitters(int seats, int turn) {
    int people =
        switch (turn % 4) {
          case 0 -> 0;
          case 1 -> 1;
          case 2 -> Math.min(2, seats);
          default -> seats;
        };
    var sitters = new ArrayList<String>();
    for (int seat = 0; seat < seats; seat++) {
      var kinds = random.nextInt(SLOW_EVERY) == 0 ? SLOW : QUICK;
      sitters.add(seat < people ? "" : kinds.get(random.nextInt(kinds.size())));
    }
    if (people > 0 && turn % 8 >= 4) sitters.addLast(sitters.removeFirst());
    return sitters;
  }

  private List<Wish> wishes(JsonNode game) {
    Set<Wish> wishes = new LinkedHashSet<>();
    var id = game.get("id").asString();
    for (int seats = game.get("fewest").asInt(); seats <= game.get("most").asInt(); seats++) {
      var empty = new ArrayList<String>();
      while (empty.size() < seats) empty.add("");
      wishes.add(new Wish(id, empty, Map.of()));
      for (var setting : game.get("settings"))
        for (var value : values(setting))
          wishes.add(new Wish(id, empty, Map.of(setting.get("key").asString(), value)));
      for (int i = 0; i < 16; i++) wishes.add(new Wish(id, empty, any(game)));
    }
    var shuffled = new ArrayList<>(wishes);
    Collections.shuffle(shuffled, random);
    return shuffled;
  }

  private Map<String, String> any(JsonNode game) {
    var variant = new TreeMap<String, String>();
    for (var setting : game.get("settings")) {
      var values = values(setting);
      if (random.nextBoolean())
        variant.put(setting.get("key").asString(), values.get(random.nextInt(values.size())));
    }
    return variant;
  }

  private List<String> values(JsonNode setting) {
    var words = new ArrayList<String>();
    for (var value : setting.path("values")) words.add(value.asString());
    return switch (setting.get("kind").asString()) {
      case "someOf" -> {
        var some = new ArrayList<String>(List.of(setting.get("initial").asString()));
        for (int count = 2; count <= words.size(); count++) {
          Collections.shuffle(words, random);
          some.add(String.join("+", words.subList(0, count)));
        }
        yield some;
      }
      case "whole" -> List.of(setting.get("least").asString(), setting.get("most").asString());
      default -> words;
    };
  }

  static Map<String, Object> free() {
    return Map.of("is", "free");
  }

  static Map<String, Object> live(int bank, int increment) {
    return Map.of("is", "live", "bank", bank, "increment", increment);
  }

  static Map<String, Object> correspondence(int days, int vacation) {
    return Map.of("is", "correspondence", "days", days, "vacation", vacation);
  }
}
