package nocturne.server.table;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.Predicate;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;

/**
 * What goes with the questions of a game that is on: the entry that each came with, the clocks, who
 * was nudged, and who lets windows pass.
 */
final class Waiting {

  private final Clocks clocks;
  private final int[] askedAt;
  private final long[] nudged;
  private final Passes[] passes;
  private Seats fallen = Seats.NONE;

  Waiting(Pace pace, int seats, long now) {
    this.clocks = new Clocks(pace, seats, now);
    this.askedAt = new int[seats];
    this.nudged = new long[seats];
    this.passes = new Passes[seats];
    Arrays.fill(passes, Passes.NONE);
  }

  int askedAt(Seat seat) {
    return askedAt[seat.index()];
  }

  int askedAt() {
    return Arrays.stream(askedAt).max().orElse(0);
  }

  long nudged(Seat seat) {
    return nudged[seat.index()];
  }

  Passes passes(Seat seat) {
    return passes[seat.index()];
  }

  Seats fallen() {
    return fallen;
  }

  /** What a seat has left at a moment, its clock running until then or not. */
  long left(Seat seat, long time, boolean running) {
    return clocks.left(seat, time, running);
  }

  Optional<Long> deadline(Seats running) {
    return clocks.deadline(running);
  }

  long vacation(Seat seat, long time) {
    return clocks.vacation(seat, time);
  }

  // What happens

  void pass(long time, Seats running) {
    clocks.pass(time, running);
  }

  /** Some seats are asked something new: clocks and nudges begin anew for them. */
  void ask(int entry, Seats anew, Seats asked, Predicate<Seat> canPass) {
    for (var seat : anew) {
      askedAt[seat.index()] = entry;
      nudged[seat.index()] = 0;
      clocks.asked(seat);
      fallen = fallen.without(seat);
      if (passes(seat).endsWhenAsked() && !canPass.test(seat)) set(seat, Passes.NONE);
    }
    // Where nobody is asked anew the window is still open for others and may come round again.
    if (anew.isEmpty() && !asked.isEmpty()) return;
    for (int i = 0; i < passes.length; i++)
      if (passes[i] == Passes.THIS_WINDOW && !asked.has(Seat.of(i))) passes[i] = Passes.NONE;
  }

  /** A player has chosen; bots have no clock. */
  void chosen(Seat seat, boolean bot) {
    if (!bot) clocks.chosen(seat);
    fallen = fallen.without(seat);
  }

  void tookBack(Seat seat) {
    clocks.tookBack(seat);
  }

  void nudge(Seat seat, long time) {
    nudged[seat.index()] = time;
  }

  void fall(Seat seat) {
    fallen = fallen.with(seat);
  }

  void rest(Seat seat, long from, long until) {
    clocks.rest(seat, from, until);
  }

  /** Somebody who was away plays again. */
  void back(Seat seat) {
    fallen = fallen.without(seat);
    clocks.back(seat);
  }

  void set(Seat seat, Passes which) {
    passes[seat.index()] = which;
  }
}
