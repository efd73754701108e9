package nocturne.kernel;

import java.util.ArrayList;
import java.util.List;

/**
 * What happens next at a table: a stack of steps that itself never changes, so copies share it. An
 * ask is told from other steps when it is put here, which is mostly known where that is written,
 * and not when it comes to the top, where it could be anything.
 */
abstract sealed class Agenda<T extends Table<T>> {

  @SuppressWarnings("rawtypes") // an empty agenda holds no step of any table
  private static final Agenda EMPTY = new Nothing();

  @SuppressWarnings("unchecked")
  static <T extends Table<T>> Agenda<T> empty() {
    return EMPTY;
  }

  Agenda<T> with(Step<T> step) {
    return step instanceof Ask<T> ask ? new Asking<>(ask, this) : new Doing<>(step, this);
  }

  abstract Agenda<T> below();

  /** Topmost first. */
  List<Step<T>> list() {
    var steps = new ArrayList<Step<T>>();
    for (var rest = this; rest != EMPTY; rest = rest.below())
      steps.add(rest instanceof Asking<T> asking ? asking.ask : ((Doing<T>) rest).step);
    return List.copyOf(steps);
  }

  /** A step that runs is on top. */
  static final class Doing<T extends Table<T>> extends Agenda<T> {

    final Step<T> step;
    final Agenda<T> below;

    private Doing(Step<T> step, Agenda<T> below) {
      this.step = step;
      this.below = below;
    }

    @Override
    Agenda<T> below() {
      return below;
    }
  }

  /** A step that waits is on top. */
  static final class Asking<T extends Table<T>> extends Agenda<T> {

    final Ask<T> ask;
    final Agenda<T> below;

    private Asking(Ask<T> ask, Agenda<T> below) {
      this.ask = ask;
      this.below = below;
    }

    @Override
    Agenda<T> below() {
      return below;
    }
  }

  /** A game that comes to the end of its agenda should have ended before. */
  private static final class Nothing<T extends Table<T>> extends Agenda<T> {

    @Override
    Agenda<T> below() {
      return this;
    }
  }
}
