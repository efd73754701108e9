package nocturne.bots;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.LongFunction;
import nocturne.kernel.SetupRefused;

/** Every kind of bot, by the name that setups and the command line give it. */
public final class Bots {

  private static final Map<String, LongFunction<Bot>> KINDS = kinds();
  private static final List<String> REFERENCES = List.of("random", "greedy", "prudent");

  private Bots() {}

  private static Map<String, LongFunction<Bot>> kinds() {
    var kinds = new TreeMap<String, LongFunction<Bot>>();
    kinds.put("random", RandomBot::new);
    kinds.put("greedy", GreedyBot::new);
    kinds.put("prudent", PrudentBot::new);
    for (var level : Level.all()) kinds.put(level.name(), level::bot);
    return kinds;
  }

  public static List<String> names() {
    return List.copyOf(KINDS.keySet());
  }

  /**
   * The kinds that others are measured against, weakest first. They are frozen: how they choose
   * never changes, so that figures of different days can be compared, and a better idea gets a name
   * of its own.
   */
  public static List<String> references() {
    return REFERENCES;
  }

  /**
   * A bot of this kind.
   *
   * @throws SetupRefused where there is no such kind
   */
  public static Bot named(String name, long seed) {
    var kind = KINDS.get(name);
    if (kind == null) {
      throw new SetupRefused(
          "there is no bot '" + name + "'; there are " + String.join(", ", names()));
    }
    return kind.apply(seed);
  }

  /** A bot that advises as this kind would play, if it never slipped. */
  public static Bot adviser(String name, long seed) {
    for (var level : Level.all()) if (level.name().equals(name)) return level.steady().bot(seed);
    return named(name, seed);
  }
}
