package nocturne.bots;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.DoubleSupplier;
import nocturne.kernel.Foresight;

/**
 * Shares the tries of a search out among the options of its decision. All that look sensible get a
 * few, then the better half of them a few more, and so on: most tries go to where it is hardest to
 * tell which option is the best.
 */
final class Contest {

  /** An option enters only where there are so many tries for each. */
  private static final int TRIES_EACH = 6;

  private final Fork decision;
  private final int triesABout;
  private List<Integer> left;
  private int next;
  private int rounds;

  /**
   * @param tries how many there will be, if the clock allows
   */
  Contest(Fork decision, int options, int tries) {
    this.decision = decision;
    left = new ArrayList<>();
    for (int option = 0; option < options; option++)
      if (decision.mean(option) != Foresight.NEVER) left.add(option);
    if (left.isEmpty()) left.add(0);
    keep(Math.max(2, tries / TRIES_EACH));
    int bouts = 32 - Integer.numberOfLeadingZeros(Math.max(1, left.size() - 1));
    triesABout = tries / bouts;
    begin();
  }

  private void keep(int most) {
    left.sort(Comparator.comparingDouble(option -> -decision.mean(option)));
    left = new ArrayList<>(left.subList(0, Math.min(most, left.size())));
  }

  private void begin() {
    next = 0;
    rounds = Math.max(1, triesABout / left.size());
  }

  /** The option to try now. */
  int next() {
    if (next == left.size()) {
      next = 0;
      if (--rounds == 0) {
        if (left.size() > 2) keep((left.size() + 1) / 2);
        begin();
      }
    }
    return left.get(next++);
  }

  /** The best of those that are left, to somebody who misjudges each of them by some error. */
  int winner(DoubleSupplier error) {
    int best = left.getFirst();
    double most = Double.NEGATIVE_INFINITY;
    for (int option : left) {
      double seeming = decision.mean(option) + error.getAsDouble();
      if (seeming > most) {
        most = seeming;
        best = option;
      }
    }
    return best;
  }

  /** The best of those that are left. */
  int winner() {
    keep(left.size());
    return left.getFirst();
  }
}
