package nocturne.testkit.property;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import nocturne.kernel.Chance;
import nocturne.kernel.FastChance;

/**
 * Makes a failing list of choices smaller, by leaving choices out, by lowering them and by ending
 * otherwise, until no smaller one fails that it can think of or its patience is at an end.
 */
final class Shrinker {

  /** A game played by numbers that ought to fail. */
  interface Game {

    /** The choices up to the failure; nothing where these numbers don't fail. */
    Optional<List<Integer>> fails(List<Integer> numbers);
  }

  private static final int STRAYS = 200;

  private final Game game;
  private final Chance chance = new FastChance(1);
  private List<Integer> best;
  private long patience;

  private Shrinker(Game game, List<Integer> failing, long patience) {
    this.game = game;
    this.best = failing;
    this.patience = patience;
  }

  /**
   * @param patience how many choices may be played in all
   */
  static List<Integer> shrink(List<Integer> failing, Game game, long patience) {
    var shrinker = new Shrinker(game, List.copyOf(failing), patience);
    boolean smaller = true;
    while (smaller) smaller = shrinker.makesSmaller();
    return shrinker.best;
  }

  private boolean makesSmaller() {
    boolean smaller = leaveOut();
    smaller |= leaveOutEqual();
    smaller |= lower();
    return smaller || stray();
  }

  private boolean leaveOut() {
    boolean smaller = false;
    for (int length = Math.max(1, best.size() / 2); length > 0; length /= 2) {
      for (int from = best.size() - length; from >= 0; from -= length) {
        if (from + length > best.size()) continue;
        var without = new ArrayList<>(best.subList(0, from));
        without.addAll(best.subList(from + length, best.size()));
        smaller |= isBetter(without);
      }
    }
    return smaller;
  }

  /** Leaves one number out wherever it stands: often the pass that leads past what matters. */
  private boolean leaveOutEqual() {
    boolean smaller = false;
    for (int number : Set.copyOf(best)) {
      smaller |= isBetter(best.stream().filter(other -> other != number).toList());
    }
    return smaller;
  }

  /** Tries other, shorter ends at random, where choices only make sense together. */
  private boolean stray() {
    for (int i = 0; i < STRAYS && !best.isEmpty(); i++) {
      var other = new ArrayList<>(best.subList(0, chance.below(best.size())));
      while (other.size() < best.size() - 1) other.add(chance.below(Integer.MAX_VALUE));
      if (isBetter(other)) return true;
    }
    return false;
  }

  private boolean lower() {
    boolean smaller = false;
    for (int i = 0; i < best.size(); i++) {
      while (i < best.size() && lower(i)) smaller = true;
    }
    return smaller;
  }

  private boolean lower(int index) {
    int number = best.get(index);
    for (int lower : new int[] {0, number / 2, number - 1}) {
      if (lower < 0 || lower >= number) continue;
      var changed = new ArrayList<>(best);
      changed.set(index, lower);
      if (isBetter(changed)) return true;
    }
    return false;
  }

  private boolean isBetter(List<Integer> numbers) {
    if (patience <= 0) return false;
    patience -= numbers.size() + 1;
    var failing = game.fails(numbers);
    if (failing.isEmpty() || !isSmaller(failing.get(), best)) return false;
    best = List.copyOf(failing.get());
    return true;
  }

  private static boolean isSmaller(List<Integer> one, List<Integer> other) {
    if (one.size() != other.size()) return one.size() < other.size();
    return sum(one) < sum(other);
  }

  private static long sum(List<Integer> numbers) {
    return numbers.stream().mapToLong(Integer::longValue).sum();
  }
}
