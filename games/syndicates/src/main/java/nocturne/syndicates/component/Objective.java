package nocturne.syndicates.component;

import nocturne.kernel.Component;
import nocturne.kernel.Name;
import nocturne.kernel.Option;
import nocturne.kernel.Text;

/** An objective card: a crime type and a sector. */
public record Objective(
    int index, String id, CrimeType crime, Sector sector, Name name, Provenance provenance)
    implements Component, Option {

  @Override
  public Text label() {
    return Text.of("option.objective", this, crime, sector);
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
