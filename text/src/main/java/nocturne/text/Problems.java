package nocturne.text;

import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Everything found wrong while files are read, so that an author sees all of it at once; the same
 * thing is kept once.
 */
public final class Problems {

  private final SortedSet<Problem> found = new TreeSet<>();

  public void add(Problem problem) {
    found.add(problem);
  }

  /** Sorted by file and place. */
  public List<Problem> list() {
    return List.copyOf(found);
  }

  public void throwIfAny() {
    if (!found.isEmpty()) throw new PackException(list());
  }
}
