package nocturne.gangs.component;

import static nocturne.gangs.GangsRule.GN_1_04;

import nocturne.gangs.Cites;
import nocturne.kernel.Name;

/**
 * A point of interest.
 *
 * @param number among the points of interest of its board
 */
@Cites(GN_1_04)
public record Poi(int number, String id, Name name, int district, PoiKind kind) implements Spot {

  @Override
  public int index() {
    return District.COUNT + number;
  }

  @Override
  public boolean equals(Object other) {
    return this == other;
  }

  @Override
  public int hashCode() {
    return index();
  }

  @Override
  public String toString() {
    return id;
  }
}
