package nocturne.nightlancer.component;

import static nocturne.nightlancer.NightlancerRule.NL_15_13;
import static nocturne.nightlancer.NightlancerRule.NL_16_18;
import static nocturne.nightlancer.NightlancerRule.NL_16_20;
import static nocturne.nightlancer.NightlancerRule.NL_16_21;

import java.util.List;
import nocturne.kernel.Component;
import nocturne.kernel.Name;
import nocturne.nightlancer.Cites;
import nocturne.nightlancer.effect.Cost;
import nocturne.nightlancer.effect.Effect;
import nocturne.nightlancer.effect.Requirement;

/** A Skill to learn or an Agenda to follow; nothing as long as it is not bought. */
@Cites({NL_16_18, NL_16_21})
public record Opportunity(
    int index,
    String id,
    Name name,
    boolean unique,
    Type type,
    List<Cost> costs,
    List<Requirement> requirements,
    List<Effect> effects,
    Card words,
    Bonuses bonuses)
    implements Component {

  /** What sort of Opportunity it is. */
  @Cites(NL_15_13)
  public enum Type {
    SKILL,
    AGENDA
  }

  /** What it adds to an ability for good. */
  @Cites(NL_16_20)
  public int bonus(Ability ability) {
    return bonuses.to(ability);
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
