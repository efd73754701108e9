package nocturne.nightlancer.component;

import static nocturne.nightlancer.NightlancerRule.NL_1_05;
import static nocturne.nightlancer.NightlancerRule.NL_1_17;

import java.util.List;
import nocturne.kernel.Name;
import nocturne.kernel.Named;
import nocturne.kernel.Option;
import nocturne.kernel.Text;
import nocturne.nightlancer.Cites;

/**
 * A Nightlancer, as printed.
 *
 * @param ratings by ability
 * @param contacts drawn at the start
 */
@Cites({NL_1_05, NL_1_17})
public record Lancer(
    int index,
    String id,
    Name name,
    Name alias,
    Name look,
    List<Integer> ratings,
    int health,
    int resolve,
    int ideals,
    int chips,
    int loans,
    int contacts,
    Special special,
    String asset,
    String opportunity,
    Name story,
    Name why,
    Provenance provenance)
    implements Named, Option {

  public int rating(Ability ability) {
    return ratings.get(ability.ordinal());
  }

  @Override
  public Text label() {
    return Text.of(
        "option.lancer",
        this,
        new Words(id, alias),
        new Words(id, special.name()),
        new Words(id, special.use().text()));
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
