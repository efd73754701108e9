package nocturne.syndicates.component;

import nocturne.kernel.Name;
import nocturne.kernel.Named;

/** A syndicate and what its trait card says; a reference, without effect on play. */
public record Syndicate(
    int index,
    String id,
    Name name,
    Name theme,
    String signature,
    Name strength,
    Name weakness,
    Provenance provenance)
    implements Named {

  private static final Name NO_NAME = new Name("", "");

  /** Stands where a pack names no syndicate there is; never at a table. */
  static final Syndicate NONE =
      new Syndicate(0, "", NO_NAME, NO_NAME, "", NO_NAME, NO_NAME, Provenance.ORIGINAL);

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
