package nocturne.nightshift.component;

import java.util.List;
import nocturne.kernel.Component;
import nocturne.kernel.Name;
import nocturne.nightshift.effect.Effect;

/** What happens at midnight. */
public record EventCard(
    int index,
    String id,
    Name name,
    boolean inSolo,
    List<Effect> effects,
    Name text,
    Provenance provenance)
    implements Component {

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
