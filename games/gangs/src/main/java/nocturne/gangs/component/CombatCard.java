package nocturne.gangs.component;

import static nocturne.gangs.GangsRule.GN_14_02;

import nocturne.gangs.Cites;
import nocturne.kernel.Component;
import nocturne.kernel.Name;
import nocturne.kernel.Option;
import nocturne.kernel.Text;

/**
 * A card for firefights.
 *
 * @param design the same for all copies
 * @param sort where it comes from: a gang's number, or one of the sorts here
 * @param variable whether its firepower comes from its effect
 */
@Cites(GN_14_02)
public record CombatCard(
    int index,
    String id,
    Name name,
    String design,
    int sort,
    int firepower,
    boolean variable,
    Tactic tactic,
    Feat feat,
    Lore lore)
    implements Component, Option {

  /** The sort of upgrades; those of starting cards are the numbers of their gangs. */
  public static final int UPGRADE = 4;

  /** The sort of cards that a story brings. */
  public static final int STORY = 5;

  public boolean isStarting() {
    return sort < UPGRADE;
  }

  /** Everybody knows which cards a gang began with; only cards of one sort can be mistaken. */
  @Override
  public int back() {
    return sort;
  }

  /** What it does, so that cards that do something can be found without being looked at. */
  @Override
  public int marks() {
    return tactic.word().bit();
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
