package nocturne.gangs.component;

import static nocturne.gangs.GangsRule.GN_2_16;
import static nocturne.gangs.GangsRule.GN_2_17;
import static nocturne.gangs.GangsRule.GN_2_18;

import java.util.List;
import nocturne.gangs.Cites;
import nocturne.kernel.Component;
import nocturne.kernel.Name;
import nocturne.kernel.Option;
import nocturne.kernel.Text;

/** Somebody with a name whom a gang can hire: the card, and the figure that goes with it. */
@Cites({GN_2_16, GN_2_17, GN_2_18})
public record Edgerunner(
    int index,
    String id,
    Name name,
    Role role,
    int cost,
    List<Trigger> triggers,
    int timings,
    Lore lore)
    implements Component, Unit, Option {

  @Override
  public int number() {
    return Member.COUNT + index;
  }

  @Override
  public int marks() {
    return timings;
  }

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
