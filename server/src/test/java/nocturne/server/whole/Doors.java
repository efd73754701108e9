package nocturne.server.whole;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** The nodes that serve now, for clients that come back. */
final class Doors {

  private static final int PAUSE_MILLIS = 20;

  private final List<Node> open = new ArrayList<>();

  synchronized void add(Node node) {
    open.add(node);
    notifyAll();
  }

  synchronized void remove(Node node) {
    open.remove(node);
  }

  /** One that serves, as soon as there is one; who always prefers the same gets it if it is up. */
  synchronized Node any(int preference) throws InterruptedException {
    while (open.isEmpty()) wait();
    return open.get(Math.floorMod(preference, open.size()));
  }

  /** Does something until it has worked, as often as nodes go away over it. */
  <R> R insist(int preference, Function<Node, R> deed) throws InterruptedException {
    for (int tries = 0; ; tries++) {
      var node = any(preference + tries);
      try {
        return deed.apply(node);
      } catch (Lost e) {
        Thread.sleep(PAUSE_MILLIS);
      }
    }
  }
}
