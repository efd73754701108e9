package nocturne.kernel;

import java.util.ArrayList;
import java.util.List;

/**
 * Zones of one kind whose components have one owner. Everybody keeps count of what that owner has,
 * until components change hands unseen.
 *
 * @param mixed the cell that is no longer 0 since then
 */
record Household(List<Zone<?>> zones, int mixed) {

  private static final int ALWAYS = -1;

  /** For zones that belong to nobody. */
  static Household ofNobody() {
    return new Household(new ArrayList<>(), ALWAYS);
  }

  boolean isMixed(int[] cells) {
    return mixed == ALWAYS || cells[mixed] != 0;
  }
}
