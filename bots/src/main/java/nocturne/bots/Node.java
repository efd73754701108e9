package nocturne.bots;

import java.util.Arrays;
import nocturne.kernel.Seat;

/**
 * Where a search stands after the same choices. Chance and hidden things may bring different
 * questions there, each with a fork of its own.
 */
final class Node {

  private Fork[] forks = {};

  /**
   * The fork of a question to a seat.
   *
   * @param turnedOut how chance has turned out just before
   * @param options how many it offers now
   */
  Fork fork(Class<?> question, Seat seat, double turnedOut, int options) {
    for (var fork : forks) if (fork.asks(question, seat, turnedOut)) return fork;
    var fork = new Fork(question, seat, turnedOut, options);
    forks = Arrays.copyOf(forks, forks.length + 1);
    forks[forks.length - 1] = fork;
    return fork;
  }
}
