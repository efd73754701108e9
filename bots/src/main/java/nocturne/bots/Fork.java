package nocturne.bots;

import java.util.Arrays;
import java.util.List;
import nocturne.kernel.Chance;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Seat;
import org.jspecify.annotations.Nullable;

/**
 * One question as a search has met it: every option that was ever offered there, how often it was,
 * how often it was taken, and how that went for the seat that is asked. An imagined table may offer
 * some of the options only, so each is weighed against the times when it could have been taken.
 */
final class Fork {

  /** How many tries an opinion of the game about an option counts for. */
  private static final int OPINION = 4;

  private final Class<?> question;
  private final Seat seat;
  private final double turnedOut;
  private int size;

  // Not Option[]: every store into an array of an interface is checked the long way.
  private Object[] options;
  private int[] offered;
  private int[] taken;
  private double[] weight;
  private double[] sum;
  private @Nullable Node[] after;

  /**
   * @param turnedOut how chance has turned out just before, as far as the game has an opinion of it
   */
  Fork(Class<?> question, Seat seat, double turnedOut, int usual) {
    this.question = question;
    this.seat = seat;
    this.turnedOut = turnedOut;
    options = new Object[usual];
    offered = new int[usual];
    taken = new int[usual];
    weight = new double[usual];
    sum = new double[usual];
    after = new @Nullable Node[usual];
  }

  boolean asks(Class<?> question, Seat seat, double turnedOut) {
    return this.question == question
        && this.seat.index() == seat.index()
        && this.turnedOut == turnedOut;
  }

  Class<?> question() {
    return question;
  }

  Seat seat() {
    return seat;
  }

  /**
   * Notes that these options are offered.
   *
   * @param places is filled with the place of each here
   * @return whether some were never offered before
   */
  boolean meet(Options may, int[] places) {
    int before = size;
    for (int i = 0; i < may.size(); i++) {
      int place = place(may.get(i), i);
      places[i] = place;
      offered[place]++;
    }
    return size > before;
  }

  /** The place of an option, mostly the same as among those on offer; the end where it is new. */
  private int place(Option option, int likely) {
    if (likely < size && options[likely].equals(option)) return likely;
    for (int i = 0; i < size; i++) if (options[i].equals(option)) return i;
    if (size == options.length) grow();
    options[size] = option;
    return size++;
  }

  private void grow() {
    int more = 2 * size;
    options = Arrays.copyOf(options, more);
    offered = Arrays.copyOf(offered, more);
    taken = Arrays.copyOf(taken, more);
    weight = Arrays.copyOf(weight, more);
    sum = Arrays.copyOf(sum, more);
    after = Arrays.copyOf(after, more);
  }

  /** Where the search goes on after the option at a place. */
  Node after(int place) {
    var node = after[place];
    if (node == null) {
      node = new Node();
      after[place] = node;
    }
    return node;
  }

  boolean isTried(int place) {
    return taken[place] > 0;
  }

  /** Whether there is neither a try nor an opinion of an option. */
  boolean isUnknown(int place) {
    return weight[place] == 0;
  }

  /** How often an option was tried. */
  int tries(int place) {
    return taken[place];
  }

  /** How an option has gone on average, the game's opinion of it included. */
  double mean(int place) {
    return weight[place] == 0 ? Double.NEGATIVE_INFINITY : sum[place] / weight[place];
  }

  /** Takes the game's own opinion of an option. */
  void expect(int place, double value) {
    weight[place] = OPINION;
    sum[place] = OPINION * value;
  }

  /** Takes note of how a try went. */
  void learn(int place, double value) {
    taken[place]++;
    weight[place]++;
    sum[place] += value;
  }

  /**
   * Which option to look into: one that nothing is known of, or else the one that may be the best,
   * by what it has brought and by how little that says yet.
   *
   * @param places those on offer
   * @param curiosity how much is made of little knowledge
   * @return its number among those on offer
   */
  int promising(int[] places, int count, double curiosity, Chance chance) {
    int best = 0;
    int unknown = 0;
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < count; i++) {
      int place = places[i];
      if (weight[place] == 0) {
        if (chance.below(++unknown) == 0) best = i;
      } else if (unknown == 0) {
        double doubt = Math.sqrt(Math.log(offered[place] + OPINION) / weight[place]);
        double hope = sum[place] / weight[place] + curiosity * doubt;
        if (hope > most) {
          most = hope;
          best = i;
        }
      }
    }
    return best;
  }

  // Choosing in the end

  /** Any option, each as likely as the search came to it often. */
  Option inProportion(List<Option> may, Chance chance) {
    int all = 0;
    for (int i = 0; i < may.size(); i++) all += taken[place(may.get(i), i)];
    int drawn = chance.below(all);
    for (int i = 0; i < may.size(); i++) {
      drawn -= taken[place(may.get(i), i)];
      if (drawn < 0) return may.get(i);
    }
    throw new IllegalStateException("nothing was tried");
  }
}
