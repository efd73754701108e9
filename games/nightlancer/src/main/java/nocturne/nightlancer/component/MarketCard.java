package nocturne.nightlancer.component;

import static nocturne.nightlancer.NightlancerRule.NL_13_03;
import static nocturne.nightlancer.NightlancerRule.NL_3_05;

import java.util.List;
import java.util.Set;
import nocturne.kernel.Component;
import nocturne.kernel.Name;
import nocturne.nightlancer.Cites;
import nocturne.nightlancer.effect.Effect;

/**
 * A Black Market card.
 *
 * @param design the same for all copies
 * @param always whether its effects need no use
 * @param bonuses what its effects add
 * @param useful the best that its effects or one of its uses add in a challenge
 */
public record MarketCard(
    int index,
    String id,
    Name name,
    int design,
    boolean unique,
    MarketType type,
    Set<Trait> traits,
    int chips,
    int health,
    int resolve,
    boolean always,
    List<Effect> effects,
    List<Use> uses,
    Card words,
    Bonuses bonuses,
    Bonuses useful)
    implements Component {

  public boolean isLoud() {
    return traits.contains(Trait.LOUD);
  }

  public boolean isObvious() {
    return traits.contains(Trait.OBVIOUS);
  }

  /** What it adds to an ability, by itself or when it is used. */
  @Cites(NL_13_03)
  public int bonus(Ability ability) {
    return bonuses.to(ability);
  }

  /** How much of a Danger it takes off. */
  public int protection() {
    return Effect.find(effects, Effect.ReduceDanger.class)
        .map(Effect.ReduceDanger::amount)
        .orElse(0);
  }

  /** Whether it can be turned into money again. */
  @Cites(NL_3_05)
  public boolean isSellable() {
    return !type.isImplant();
  }

  /** The moments at which it may be used. */
  @Override
  public int marks() {
    return Use.moments(uses);
  }

  @Override
  public boolean equals(Object other) {
    return this == other;
  }

  @Override
  public int hashCode() {
    return index;
  }

  @Override
  public String toString() {
    return id;
  }
}
