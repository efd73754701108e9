package nocturne.nightlancer.component;

import java.util.List;
import nocturne.nightlancer.effect.Effect;

/** What a card adds to each ability: a byte an ability, for it is looked up all the time. */
public record Bonuses(long bytes) {

  private static final int BYTE = 8;
  private static final long MASK = 0xFF;

  static Bonuses of(List<Effect> effects) {
    long bytes = 0;
    for (var ability : Ability.values()) bytes |= at(ability, Effect.bonus(effects, ability));
    return new Bonuses(bytes);
  }

  /** The best that any use in a challenge, or just having the card, adds. */
  static Bonuses best(List<Effect> effects, List<Use> uses) {
    long bytes = 0;
    for (var ability : Ability.values()) {
      int best = Effect.bonus(effects, ability);
      for (var use : uses)
        if (use.timing() == Timing.CHALLENGE_SELF)
          best = Math.max(best, Effect.bonus(use.effects(), ability));
      bytes |= at(ability, best);
    }
    return new Bonuses(bytes);
  }

  private static long at(Ability ability, int bonus) {
    return (bonus & MASK) << (BYTE * ability.ordinal());
  }

  public int to(Ability ability) {
    return (byte) (bytes >>> (BYTE * ability.ordinal()));
  }
}
