package nocturne.nightshift.component;

import nocturne.kernel.Name;
import nocturne.kernel.Named;
import nocturne.kernel.Option;
import nocturne.kernel.Text;

/** A dancer: her trait, and the ability that is hers from the first round to the last count. */
public record Dancer(
    int index,
    String id,
    Name name,
    String colour,
    Trait trait,
    Ability ability,
    Name title,
    Name text,
    Provenance provenance)
    implements Named, Option {

  @Override
  public Text label() {
    return Text.of("option.dancer", this, trait, new Words(id, title), new Words(id, text));
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
