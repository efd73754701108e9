package nocturne.testkit.property;

import java.util.function.Consumer;
import nocturne.kernel.Happening;
import nocturne.kernel.Table;

/** Something that must hold at every moment of every game. */
public interface Property<T extends Table<T>> {

  /** What holds, as a sentence. */
  String sentence();

  /** Somebody who watches one game from its first question to its last. */
  Watcher<T> watch(Trial<T> trial);

  /** Watches one game, and throws at the first thing that is wrong. */
  interface Watcher<T extends Table<T>> {

    /** The table stands still: it asks, or it is over. */
    void see(Moment<T> moment);

    /** Something happens, at a table that does not stand still. */
    default void hear(T table, Happening happening) {}
  }

  /** A property that looks at each table by itself. */
  static <T extends Table<T>> Property<T> always(String sentence, Consumer<T> check) {
    return of(sentence, trial -> moment -> check.accept(moment.table()));
  }

  static <T extends Table<T>> Property<T> of(
      String sentence, java.util.function.Function<Trial<T>, Watcher<T>> watcher) {
    return new Property<>() {
      @Override
      public String sentence() {
        return sentence;
      }

      @Override
      public Watcher<T> watch(Trial<T> trial) {
        return watcher.apply(trial);
      }
    };
  }
}
