package nocturne.kernel;

/** A game's own opinion of a position: how well a seat stands, more is better, 0 is even. */
@FunctionalInterface
public interface Value<T extends Table<T>> {

  double of(T table, Seat seat);

  /**
   * How well a seat stands by what it has at hand, without anything that it may hope for: how the
   * table looks to somebody who sees no further than the next step.
   */
  default double atHand(T table, Seat seat) {
    return of(table, seat);
  }
}
