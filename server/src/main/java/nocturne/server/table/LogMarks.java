package nocturne.server.table;

import java.util.Arrays;

/**
 * How many lines the log had with each entry, and how many of those still stand: who comes back is
 * told what they have missed, and what of that which they heard was taken back.
 */
final class LogMarks {

  private int[] had = new int[64];
  private int[] kept = new int[64];
  private int lines;

  /** How many lines are marked and still stand. */
  int lines() {
    return lines;
  }

  /** With this entry so many lines came. */
  void mark(int entry, int more) {
    if (entry >= had.length) {
      had = Arrays.copyOf(had, 2 * entry);
      kept = Arrays.copyOf(kept, 2 * entry);
    }
    lines += more;
    had[entry] = lines;
    kept[entry] = lines;
  }

  /** Something was taken back: only so many lines still stand. */
  void cut(int left) {
    lines = left;
    for (int i = 0; i < kept.length; i++) kept[i] = Math.min(kept[i], left);
  }

  Heard at(int entry) {
    return new Heard(had[entry], kept[entry]);
  }
}
