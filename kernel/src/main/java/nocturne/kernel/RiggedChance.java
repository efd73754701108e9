package nocturne.kernel;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.Queue;

/**
 * Chance for tests: under some labels the next numbers are what the test said; otherwise it is fast
 * chance.
 */
public final class RiggedChance extends Chance {

  private final Map<String, Queue<Integer>> rigged = new HashMap<>();
  private String label = "";

  public RiggedChance(long seed) {
    super(new FastChance(seed));
  }

  private RiggedChance(RiggedChance other) {
    super(other);
    other.rigged.forEach((key, numbers) -> rigged.put(key, new ArrayDeque<>(numbers)));
    label = other.label;
  }

  /** The next numbers taken under this label. */
  public void rig(String label, int... numbers) {
    var queue = rigged.computeIfAbsent(label, key -> new ArrayDeque<>());
    for (int number : numbers) queue.add(number);
  }

  @Override
  void open(String label) {
    this.label = label;
  }

  @Override
  public int below(int bound) {
    var queue = rigged.get(label);
    if (queue == null || queue.isEmpty()) return super.below(bound);
    int number = queue.remove();
    if (number < 0 || number >= bound)
      throw new IllegalArgumentException(label + " can't give " + number + " of " + bound);
    return number;
  }

  @Override
  RiggedChance copy() {
    return new RiggedChance(this);
  }

  @Override
  long digest() {
    return stateDigest();
  }
}
