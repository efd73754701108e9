package nocturne.kernel;

import java.util.Arrays;
import java.util.List;

/** What happens next at a table: a stack of steps. */
final class Agenda<T extends Table<T>> {

  private Step<T>[] steps;
  private int height;

  @SuppressWarnings({"unchecked", "rawtypes"}) // an array of steps of this table
  Agenda() {
    steps = new Step[16];
  }

  Agenda(Agenda<T> other) {
    steps = other.steps.clone();
    height = other.height;
  }

  boolean isEmpty() {
    return height == 0;
  }

  Step<T> top() {
    return steps[height - 1];
  }

  void push(Step<T> step) {
    if (height == steps.length) steps = Arrays.copyOf(steps, 2 * height);
    steps[height++] = step;
  }

  Step<T> pop() {
    var step = steps[--height];
    steps[height] = null;
    return step;
  }

  void clear() {
    Arrays.fill(steps, 0, height, null);
    height = 0;
  }

  /** Topmost first. */
  List<Step<T>> list() {
    return List.of(Arrays.copyOf(steps, height)).reversed();
  }
}
