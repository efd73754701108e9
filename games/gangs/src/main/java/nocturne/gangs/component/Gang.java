package nocturne.gangs.component;

import static nocturne.gangs.GangsRule.GN_1_13;
import static nocturne.gangs.GangsRule.GN_2_02;

import java.util.List;
import nocturne.gangs.Cites;
import nocturne.gangs.effect.Effect;
import nocturne.kernel.Name;
import nocturne.kernel.Named;
import nocturne.kernel.Option;
import nocturne.kernel.Text;

/**
 * A gang and its dashboard.
 *
 * @param start the number of the district where it begins
 * @param slots the Street Cred of the hideout slots, from left to right
 * @param owned how many of each member it has
 * @param placed how many of each member begin in its district
 * @param triggers those of all its abilities
 */
@Cites({GN_1_13, GN_2_02})
public record Gang(
    int index,
    String id,
    Name name,
    int start,
    List<Integer> slots,
    List<Integer> owned,
    List<Integer> placed,
    List<Ability> abilities,
    List<Trigger> triggers,
    int timings,
    Lore lore)
    implements Named, Option {

  /** A rule of its own. */
  public record Ability(String id, Name name, Name text, List<Trigger> triggers) implements Named {}

  /** For how many units more it counts where units are compared. */
  public int extraPresence() {
    int extra = 0;
    for (var trigger : triggers)
      for (var effect : trigger.effects())
        if (effect instanceof Effect.ExtraPresence(var units)) extra += units;
    return extra;
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
