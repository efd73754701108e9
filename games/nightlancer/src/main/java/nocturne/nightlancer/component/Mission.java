package nocturne.nightlancer.component;

import static nocturne.nightlancer.NightlancerRule.NL_11_17;
import static nocturne.nightlancer.NightlancerRule.NL_16_25;

import java.util.List;
import java.util.Set;
import nocturne.kernel.Component;
import nocturne.kernel.Name;
import nocturne.nightlancer.Cites;
import nocturne.nightlancer.effect.Effect;

/**
 * A job for a crew.
 *
 * @param payments what each member gets, by the size of the crew, from one on
 */
@Cites(NL_16_25)
public record Mission(
    int index,
    String id,
    Name name,
    boolean high,
    Name client,
    Name place,
    Set<Trait> excludes,
    boolean dirty,
    List<Stage> stages,
    List<List<Effect>> payments,
    Card words)
    implements Component {

  public static final int STAGES = 3;

  /** What each of so many is paid. */
  @Cites(NL_11_17)
  public List<Effect> payment(int crew) {
    return payments.get(Math.min(crew, payments.size()) - 1);
  }

  /** The Chips that one alone would be paid. */
  public int chips() {
    return Effect.gained(payments.getFirst(), Resource.CHIP);
  }

  public boolean allows(MarketCard card) {
    for (var trait : card.traits()) if (excludes.contains(trait)) return false;
    return true;
  }

  /** Low and High profile missions have different backs. */
  @Override
  public int back() {
    return high ? 1 : 0;
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
