package nocturne.gangs.component;

import java.util.List;
import nocturne.gangs.effect.Effect;
import nocturne.kernel.Name;
import nocturne.kernel.Named;

/**
 * A space of the Net.
 *
 * @param position counted from the start, which is 0 and no space of its own
 */
public record NetSpace(
    String id, Name name, int position, NetLevel level, List<Effect> effects, Lore lore)
    implements Named {

  @Override
  public String toString() {
    return id;
  }
}
