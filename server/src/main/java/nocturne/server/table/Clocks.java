package nocturne.server.table;

import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;

/** The time that each seat has left; it runs while the seat is awaited. All in milliseconds. */
final class Clocks {

  private static final Duration AFTER_RETURN = Duration.ofMinutes(1);

  private final Pace pace;
  private final long[] left;
  private final long[] resting;
  private final long[] vacation;
  private long now;

  Clocks(Pace pace, int seats, long now) {
    this.pace = pace;
    this.left = new long[seats];
    this.resting = new long[seats];
    this.vacation = new long[seats];
    this.now = now;
    Arrays.fill(left, allowance());
    if (pace instanceof Pace.Correspondence slow)
      Arrays.fill(vacation, Duration.ofDays(slow.vacation()).toMillis());
  }

  private long allowance() {
    return switch (pace) {
      case Pace.Free free -> Long.MAX_VALUE;
      case Pace.Live live -> Duration.ofSeconds(live.bank()).toMillis();
      case Pace.Correspondence slow -> Duration.ofDays(slow.days()).toMillis();
    };
  }

  /** Time passes for the seats that are awaited. */
  void pass(long time, Seats awaited) {
    for (var seat : awaited) left[seat.index()] = left(seat, time, true);
    now = time;
  }

  /** A seat has chosen. */
  void chosen(Seat seat) {
    if (pace instanceof Pace.Live live)
      left[seat.index()] += Duration.ofSeconds(live.increment()).toMillis();
  }

  /** A seat has taken a choice back, and what it got for it goes too. */
  void tookBack(Seat seat) {
    if (pace instanceof Pace.Live live) {
      long without = left[seat.index()] - Duration.ofSeconds(live.increment()).toMillis();
      left[seat.index()] = Math.max(0, without);
    }
  }

  /** A seat is asked something new. */
  void asked(Seat seat) {
    if (pace instanceof Pace.Correspondence) left[seat.index()] = allowance();
  }

  /** Somebody who was away plays again, and gets time to think at least once. */
  void back(Seat seat) {
    int index = seat.index();
    left[index] =
        pace instanceof Pace.Live ? Math.max(left[index], AFTER_RETURN.toMillis()) : allowance();
  }

  /** What a seat has left at a moment, awaited or not until then. */
  long left(Seat seat, long time, boolean awaited) {
    int index = seat.index();
    if (pace instanceof Pace.Free || !awaited) return left[index];
    long from = Math.max(now, resting[index]);
    return Math.max(0, left[index] - Math.max(0, time - from));
  }

  /** When the first flag of these seats falls, if nobody chooses. */
  Optional<Long> deadline(Seats awaited) {
    if (pace instanceof Pace.Free) return Optional.empty();
    return awaited.list().stream()
        .map(seat -> Math.max(now, resting[seat.index()]) + left[seat.index()])
        .min(Long::compare);
  }

  /** The vacation that a seat has left at a moment if it comes back then. */
  long vacation(Seat seat, long time) {
    return vacation[seat.index()] + Math.max(0, resting[seat.index()] - time);
  }

  /**
   * A seat's clock rests until a moment, and no longer until another it may have said before; what
   * it rests is taken off its vacation.
   */
  void rest(Seat seat, long from, long until) {
    vacation[seat.index()] = Math.max(0, vacation(seat, from) - (until - from));
    resting[seat.index()] = until;
  }
}
