package nocturne.kernel;

import java.util.ArrayDeque;
import java.util.Map;
import java.util.Queue;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Chance for tests: under some labels the next numbers are what the test said; otherwise it is fast
 * chance.
 */
public final class RiggedChance extends Chance {

  private final Map<String, Queue<Integer>> rigged = new TreeMap<>();
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

  /** The numbers that have not come yet, each label with its own; empty when all have. */
  public String unused() {
    return rigged.entrySet().stream()
        .filter(entry -> !entry.getValue().isEmpty())
        .map(entry -> entry.getKey() + " " + join(entry.getValue()))
        .collect(Collectors.joining(", "));
  }

  private static String join(Queue<Integer> numbers) {
    return numbers.stream().map(String::valueOf).collect(Collectors.joining(" "));
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
    return stateDigest() * 31 + unused().hashCode();
  }
}
