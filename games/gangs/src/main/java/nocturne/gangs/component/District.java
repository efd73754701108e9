package nocturne.gangs.component;

import static nocturne.gangs.GangsRule.GN_1_01;
import static nocturne.gangs.GangsRule.GN_1_05;

import java.util.List;
import nocturne.gangs.Cites;
import nocturne.gangs.effect.Effect;
import nocturne.kernel.Name;

/**
 * One of the six districts; as a spot, its open part.
 *
 * @param rewards what a gang gains here when it reclaims: one of them, or all
 */
@Cites({GN_1_01, GN_1_05})
public record District(int index, String id, Name name, List<Effect.Gain> rewards, Lore lore)
    implements Spot {

  public static final int COUNT = 6;

  @Override
  public int district() {
    return index;
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
