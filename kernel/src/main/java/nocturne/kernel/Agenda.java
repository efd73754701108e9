package nocturne.kernel;

import java.util.ArrayList;
import java.util.List;

/** What happens next at a table: a stack of steps that itself never changes, so copies share it. */
final class Agenda<T extends Table<T>> {

  @SuppressWarnings({"rawtypes", "unchecked"}) // an empty agenda holds no step of any table
  private static final Agenda EMPTY = new Agenda();

  private final Step<T> top;
  private final Agenda<T> below;

  /** Nothing; a game that comes to the end of its agenda should have ended before. */
  private Agenda() {
    top =
        table -> {
          throw new IllegalStateException("the agenda is empty and the game is not over");
        };
    below = this;
  }

  private Agenda(Step<T> top, Agenda<T> below) {
    this.top = top;
    this.below = below;
  }

  @SuppressWarnings("unchecked")
  static <T extends Table<T>> Agenda<T> empty() {
    return EMPTY;
  }

  Step<T> top() {
    return top;
  }

  Agenda<T> below() {
    return below;
  }

  Agenda<T> with(Step<T> step) {
    return new Agenda<>(step, this);
  }

  /** Topmost first. */
  List<Step<T>> list() {
    var steps = new ArrayList<Step<T>>();
    for (var rest = this; rest.below != rest; rest = rest.below) steps.add(rest.top);
    return List.copyOf(steps);
  }
}
