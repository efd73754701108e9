package nocturne.server.account;

import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;

/**
 * How often each thing may be done.
 *
 * @param perAddress whole households and schools share an address
 * @param perIdentity for one player, wherever they come from
 * @param remembered how many addresses and players are counted at a time
 */
public record LimitSettings(
    Map<Action, Rate> perAddress, Map<Action, Rate> perIdentity, int remembered) {

  /** So many at once, and as many again spread over a time. */
  public record Rate(int times, Duration in) {

    public Rate {
      if (times < 1 || in.toNanos() < times) {
        throw new IllegalArgumentException("A rate of " + times + " in " + in + " is none");
      }
    }
  }

  public static final LimitSettings USUAL =
      new LimitSettings(
          Map.of(
              Action.GUEST, new Rate(30, Duration.ofHours(1)),
              Action.SIGN_IN, new Rate(30, Duration.ofMinutes(10)),
              Action.MESSAGE, new Rate(1_500, Duration.ofSeconds(30)),
              Action.TABLE, new Rate(120, Duration.ofHours(1)),
              Action.HINT, new Rate(60, Duration.ofMinutes(1)),
              Action.REQUEST, new Rate(1_200, Duration.ofMinutes(1))),
          Map.of(
              Action.GUEST, new Rate(5, Duration.ofHours(1)),
              Action.SIGN_IN, new Rate(10, Duration.ofMinutes(10)),
              Action.MESSAGE, new Rate(300, Duration.ofSeconds(30)),
              Action.TABLE, new Rate(30, Duration.ofHours(1)),
              Action.HINT, new Rate(20, Duration.ofMinutes(1)),
              Action.REQUEST, new Rate(600, Duration.ofMinutes(1))),
          100_000);

  /** For measurements and tests, where one address does what thousands would do. */
  public static final LimitSettings NONE = without();

  public LimitSettings {
    perAddress = complete(perAddress);
    perIdentity = complete(perIdentity);
  }

  private static LimitSettings without() {
    var rates = new EnumMap<Action, Rate>(Action.class);
    for (var action : Action.values()) {
      rates.put(action, new Rate(100_000_000, Duration.ofSeconds(1)));
    }
    return new LimitSettings(rates, rates, 1_000);
  }

  private static Map<Action, Rate> complete(Map<Action, Rate> rates) {
    for (var action : Action.values()) {
      if (!rates.containsKey(action)) {
        throw new IllegalArgumentException("There is no limit for " + action);
      }
    }
    return Map.copyOf(new EnumMap<>(rates));
  }
}
