package nocturne.nightshift.component;

import nocturne.kernel.Name;
import nocturne.kernel.Named;
import nocturne.kernel.Option;
import nocturne.kernel.Text;

/** One of the twelve tables of the Main Floor, in a ring. */
public record Spot(int index, String id, Name name, boolean bar) implements Named, Option {

  public static final int COUNT = 12;

  /** The index of the table so many places further clockwise, less than once round. */
  public int step(int places) {
    int to = index + places;
    if (to < 0) return to + COUNT;
    return to < COUNT ? to : to - COUNT;
  }

  @Override
  public Text label() {
    return Text.of("option.spot", this, id);
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
