package nocturne.text;

import nocturne.kernel.Named;
import nocturne.kernel.Table;
import nocturne.kernel.View;

/** A game that can say in words how its table stands: what a client without pictures shows. */
public interface Portrait<T extends Table<T>> {

  /** Draws all that the viewer may know of a table. */
  void describe(View<T> view, Page page);

  /**
   * Draws one thing of the game by itself, such as what a card says; nothing where its name says
   * all. What is printed on a thing is no secret, so there is no viewer.
   */
  default void describe(Named thing, Page page) {}
}
