package nocturne.kernel;

/** A game's own opinion of a position: how well a seat stands, more is better, 0 is even. */
@FunctionalInterface
public interface Value<T extends Table<T>> {

  double of(T table, Seat seat);
}
