package nocturne.bots;

import java.util.Arrays;
import nocturne.kernel.Ask;
import nocturne.kernel.Chance;
import nocturne.kernel.FastChance;
import nocturne.kernel.Options;
import nocturne.kernel.Seat;
import nocturne.kernel.Table;

/**
 * Information-set tree search for one decision: one tree over many imagined tables, in which every
 * seat looks for what is best for itself. An iteration goes down the tree to a choice that was
 * never tried, plays on for a little, and lets all choices on the way know how it went.
 *
 * <p>Every option of the decision meets the same imagined tables in the same order, so that none
 * looks better for having met better ones.
 */
final class Search<T extends Table<T>> {

  private static final int MOST_DEPTH = 40;

  /** How many usual distances the least known option may be underrated by. */
  private static final double CURIOSITY = 1;

  // Odd, so that no two imagined tables of a decision are dealt alike.
  private static final long TABLE_STRIDE = 0x9E3779B97F4A7C15L;

  private final Sight<T> sight;
  private final Chance chance;
  private final long deals;
  private final Node root = new Node();
  private final Fork decision;
  private final Spares<T> spares = new Spares<>();
  private final Playout<T> playout;
  private final Reckoning<T> reckoning;
  private final double[] gains;
  private final double[] luck;

  private T imagined;
  private int number;

  // The way down of the present iteration.
  private final Fork[] forks = new Fork[MOST_DEPTH];
  private final int[] taken = new int[MOST_DEPTH];
  private int depth;

  private double turnedOut;
  private int[] places = new int[32];

  Search(Sight<T> sight, Chance chance) {
    this.sight = sight;
    this.chance = chance;
    deals = chance.next();
    imagined = sight.imagine(new FastChance(deals));
    gains = new double[imagined.seatCount()];
    luck = new double[imagined.seatCount()];
    reckoning = new Reckoning<>(sight, imagined);
    playout = new Playout<>(sight, imagined, chance, spares);
    decision = survey();
  }

  /** Begins with an opinion of every option: what it is worth at once. */
  private Fork survey() {
    var seat = sight.seat();
    var options = imagined.options(seat);
    var fork = root.fork(imagined.pending().getClass(), seat, 0, options.size());
    meet(fork, options);
    for (int option = 0; option < options.size(); option++)
      fork.expect(places[option], reckoning.gain(atOnce(imagined, seat, option), seat));
    return fork;
  }

  /** What an option is worth at once: as the game foresees it, or after one try. */
  private double atOnce(T table, Seat seat, int option) {
    double foreseen = sight.foresee(table, seat, table.options(seat).get(option));
    if (!Double.isNaN(foreseen)) return foreseen;
    playout.finish(
        sight.after(table, seat, option, deals, spares), seat, table.pending().getClass());
    return playout.isForeseen() ? playout.foreseen() : sight.value(playout.table(), seat);
  }

  /** What is known of the decision itself; its places are the numbers of the options. */
  Fork decision() {
    return decision;
  }

  /** How far apart tables usually lie in this search, on the game's own scale. */
  double usual() {
    return reckoning.usual();
  }

  /** The option of the decision that may be the best for all that is known. */
  int promising() {
    meet(decision, imagined.options(sight.seat()));
    return promising(decision, sight.options().size());
  }

  /** Looks into an option of the decision once more. */
  void iterate(int option) {
    descend(imagined(decision.tries(option)), option);
    int reckoned = 0;
    for (int i = depth - 1; i >= 0; i--) {
      var seat = forks[i].seat();
      int bit = 1 << seat.index();
      if ((reckoned & bit) == 0)
        gains[seat.index()] =
            reckoned == 0 && playout.isForeseen()
                ? reckoning.gain(playout.foreseen() - luck[seat.index()], seat)
                : reckoning.gain(playout.table(), seat, luck[seat.index()]);
      reckoned |= bit;
      forks[i].learn(taken[i], gains[seat.index()]);
    }
  }

  private T imagined(int wanted) {
    if (number != wanted) {
      number = wanted;
      imagined = sight.imagine(new FastChance(deals + wanted * TABLE_STRIDE));
    }
    return imagined;
  }

  /**
   * Goes down to a choice that was never tried. Seats that are asked together don't know what the
   * others answer, so the search stays where it is until all have, and goes on from the first
   * answer.
   */
  private void descend(T from, int option) {
    var table = from;
    var node = root;
    var next = root;
    var seat = sight.seat();
    var fork = decision;
    int choice = option;
    places[choice] = choice;
    boolean isNew = false;
    depth = 0;
    turnedOut = 0;
    Arrays.fill(luck, 0);
    while (true) {
      var question = table.pending();
      boolean together = table.asked().size() > 1;
      isNew |= !fork.isTried(places[choice]);
      forks[depth] = fork;
      taken[depth++] = places[choice];
      if (!isNew && next == node) next = fork.after(places[choice]);
      table = after(table, seat, choice);
      if (depth == MOST_DEPTH || table.isOver()) break;
      boolean waits = together && table.pending().getClass() == question.getClass();
      if (isNew && !(waits && isWorthNothingYet(question))) break;
      if (!waits) {
        if (isUpToOthers(table)) break;
        node = next;
      }
      seat = table.asked().first();
      var options = table.options(seat);
      fork = node.fork(table.pending().getClass(), seat, turnedOut, options.size());
      choice = explore(fork, table, options);
    }
    playout.finish(table, seat, forks[depth - 1].question());
  }

  /**
   * Whether an answer can't be valued before all have answered; a game with foresight can value it.
   */
  private boolean isWorthNothingYet(Ask<T> question) {
    return question.revealedTogether() && !sight.foresees();
  }

  /**
   * Whether the seat's own choices are made, which is as far as one need look in a game with
   * foresight: what others may do then is part of its opinion. To follow them would only make those
   * lines look worse in which their turn comes sooner.
   */
  private boolean isUpToOthers(T table) {
    return sight.foresees() && !table.asked().has(sight.seat());
  }

  /**
   * The table after an option. To a game with foresight it matters how chance turns out: what
   * follows is another question after a good roll than after a bad one. What chance gives or takes
   * beyond the average is luck, and says nothing about the choice.
   */
  private T after(T before, Seat seat, int choice) {
    var table = spares.after(before, seat, choice);
    turnedOut = 0;
    if (sight.foresees() && table.barrier()) {
      turnedOut = sight.value(table, seat);
      double expected = sight.foresee(before, seat, before.options(seat).get(choice));
      if (Double.isFinite(expected)) luck[seat.index()] += turnedOut - expected;
    }
    // The first on the way down is the imagined table itself, which others are tried on.
    if (depth > 1) spares.add(before);
    return table;
  }

  /** Which option to look into; a game with foresight has an opinion of each beforehand. */
  private int explore(Fork fork, T table, Options options) {
    int count = options.size();
    if (meet(fork, options) && sight.foresees()) {
      for (int i = 0; i < count; i++) {
        if (!fork.isUnknown(places[i])) continue;
        double value = atOnce(table, fork.seat(), i);
        fork.expect(places[i], reckoning.gain(value, fork.seat()));
      }
    }
    return promising(fork, count);
  }

  private boolean meet(Fork fork, Options options) {
    if (options.size() > places.length) places = Arrays.copyOf(places, 2 * options.size());
    return fork.meet(options, places);
  }

  private int promising(Fork fork, int count) {
    return fork.promising(places, count, CURIOSITY * reckoning.usual(), chance);
  }
}
