package nocturne.kernel;

/**
 * One line of the rulebook's procedure, as a small immutable record on the table's agenda. Running
 * it changes the table, tells what happened, and puts further steps on the agenda. A step names
 * things by value and never holds a secret: secrets lie in zones.
 */
@FunctionalInterface
public interface Step<T extends Table<T>> {

  void run(T table);
}
