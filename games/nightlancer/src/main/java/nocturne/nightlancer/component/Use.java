package nocturne.nightlancer.component;

import java.util.List;
import java.util.Optional;
import nocturne.kernel.Name;
import nocturne.nightlancer.effect.Cost;
import nocturne.nightlancer.effect.Effect;

/**
 * One thing that a card or a special can be used for: when, at what cost, what then happens.
 *
 * @param sure whether something happens in any case
 */
public record Use(Timing timing, List<Cost> costs, List<Effect> effects, Name text, boolean sure) {

  public Use(Timing timing, List<Cost> costs, List<Effect> effects, Name text) {
    this(timing, costs, effects, text, Effect.isAnySure(effects));
  }

  /** The moments of these uses, a bit each. */
  static int moments(List<Use> uses) {
    int moments = 0;
    for (var use : uses) moments |= use.timing().bit();
    return moments;
  }

  /** The first effect of this sort, if there is one. */
  public <E extends Effect> Optional<E> effect(Class<E> sort) {
    return Effect.find(effects, sort);
  }

  /** Whether it gets somebody past an obstacle in an attempt. */
  public boolean passes(Obstacle obstacle) {
    return timing == Timing.CHALLENGE_SELF
        && effect(Effect.PassObstacle.class)
            .filter(pass -> pass.obstacle() == obstacle)
            .isPresent();
  }
}
