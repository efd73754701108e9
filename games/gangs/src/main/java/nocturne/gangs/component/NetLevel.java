package nocturne.gangs.component;

import static nocturne.gangs.GangsRule.GN_1_07;

import java.util.List;
import nocturne.gangs.Cites;
import nocturne.gangs.effect.Effect;
import nocturne.kernel.Name;
import nocturne.kernel.Named;

/**
 * A colour of the Net.
 *
 * @param danger a roll up to this number brings the consequence
 */
@Cites(GN_1_07)
public record NetLevel(String id, Name name, int danger, List<Effect> consequence, Lore lore)
    implements Named {

  @Override
  public String toString() {
    return id;
  }
}
