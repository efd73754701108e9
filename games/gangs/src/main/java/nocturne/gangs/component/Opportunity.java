package nocturne.gangs.component;

import static nocturne.gangs.GangsRule.GN_8_10;

import java.util.List;
import nocturne.gangs.Cites;
import nocturne.gangs.effect.Effect;
import nocturne.gangs.effect.Requirement;
import nocturne.kernel.Component;
import nocturne.kernel.Name;
import nocturne.kernel.Option;
import nocturne.kernel.Text;

/**
 * A deal that can be seized.
 *
 * @param story whether it comes into play by a story alone, and can't be put away
 */
@Cites(GN_8_10)
public record Opportunity(
    int index,
    String id,
    Name name,
    Deal deal,
    int cost,
    List<Requirement> requires,
    List<Effect> effects,
    boolean story,
    Lore lore)
    implements Component, Option {

  @Override
  public Text label() {
    return Text.of("it", this);
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
