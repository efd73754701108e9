package nocturne.nightlancer.component;

import static nocturne.nightlancer.NightlancerRule.NL_16_14;
import static nocturne.nightlancer.NightlancerRule.NL_16_15;

import java.util.List;
import java.util.Optional;
import nocturne.kernel.Component;
import nocturne.kernel.Name;
import nocturne.nightlancer.Cites;
import nocturne.nightlancer.effect.Effect;

/**
 * Somebody one knows: three uses, of which the last hinders somebody else.
 *
 * @param design the same for all copies
 */
@Cites({NL_16_14, NL_16_15})
public record Contact(
    int index, String id, Name name, int design, ContactType type, List<Use> uses, Card words)
    implements Component {

  /** The place of the use that hinders. */
  public static final int HOSTILE = 2;

  private static final int HINDERS = 16;

  /** The mark of Contacts that make challenges of this ability harder. */
  public static int hindering(Ability ability) {
    return 1 << (HINDERS + ability.ordinal());
  }

  public Use use(int number) {
    return uses.get(number);
  }

  /** How much its last use takes from, or adds to, whom it is played on. */
  public int harm() {
    var use = use(HOSTILE);
    for (var effect : use.effects())
      if (effect instanceof Effect.Penalty penalty) return penalty.amount();
    return Effect.gained(use.effects(), Resource.HEAT);
  }

  /** The moments at which it may be played. */
  @Override
  public int marks() {
    Optional<Ability> hindered = type.hinders();
    return hindered.map(Contact::hindering).orElse(0) | Use.moments(uses);
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
