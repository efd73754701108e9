package nocturne.kernel;

/**
 * A physical thing that lies in a {@link Zone}: a card, a token. Components of one {@link Kind} are
 * numbered from 0.
 */
public interface Component extends Named {

  /** The number of this component among its kind. */
  int index();

  /**
   * What its back shows. A hidden component still shows its back, and only components with equal
   * backs can be mistaken for one another.
   */
  default int back() {
    return 0;
  }

  /**
   * What a game looks for, in bits of its own: {@link Zone#hasMarked} finds such a component
   * without a look at each.
   */
  default int marks() {
    return 0;
  }
}
