package nocturne.kernel;

import java.util.List;

/** The places in which two tables of one layout differ, in the order of the layout. */
public record Changes(List<Zone<?>> zones, List<Register> registers) {

  public boolean isEmpty() {
    return zones.isEmpty() && registers.isEmpty();
  }
}
