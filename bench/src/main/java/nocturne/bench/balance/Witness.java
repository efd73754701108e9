package nocturne.bench.balance;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import nocturne.kernel.Happening;
import nocturne.kernel.Named;
import nocturne.kernel.Seat;
import nocturne.kernel.Seen;

/** Hears the happenings of one game, and remembers those that are watched for. */
final class Witness implements Consumer<Happening> {

  private final Watch watch;
  private final List<Set<String>> had = new ArrayList<>();
  private final Map<String, Integer> occurred = new TreeMap<>();

  Witness(Watch watch, int seats) {
    this.watch = watch;
    for (int seat = 0; seat < seats; seat++) had.add(new TreeSet<>());
  }

  @Override
  public void accept(Happening happening) {
    var key = happening.text().key();
    var args = happening.text().args();
    if (watch.by().filter(key::equals).isPresent() && args.getFirst() instanceof Seat seat)
      had.get(seat.index()).add(thing(args));
    if (watch.count().filter(key::equals).isPresent()) occurred.merge(thing(args), 1, Integer::sum);
  }

  /** The id of the first thing that a text names, or its last argument in words. */
  private static String thing(List<Object> args) {
    for (var arg : args) {
      if (arg instanceof Named named) return named.id();
      if (arg instanceof Seen seen) return seen.component().id();
    }
    return args.isEmpty() ? "" : args.getLast().toString();
  }

  /** What a seat had in this game. */
  Set<String> had(Seat seat) {
    return had.get(seat.index());
  }

  /** How often each thing occurred in this game. */
  Map<String, Integer> occurred() {
    return occurred;
  }
}
