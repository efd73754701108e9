package nocturne.nightshift.component;

import java.util.List;
import nocturne.kernel.Component;
import nocturne.kernel.Name;

/** A Private Room card: one or two moves, and an amount for each number of Stars. */
public record Dance(
    int index, String id, Name name, List<Move> moves, List<Integer> pays, Provenance provenance)
    implements Component {

  public int pays(int stars) {
    return pays.get(stars - 1);
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
