package nocturne.lab.spark;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import nocturne.lab.play.Plan;
import nocturne.lab.play.Played;
import nocturne.lab.play.Season;

/** Some games of a plan, in a row: what a worker is sent. */
record Slice(Plan plan, long from, long to) implements Serializable {

  /** The seasons that this process has opened already. */
  private static final Map<Plan, Season<?>> OPEN = new ConcurrentHashMap<>();

  /** The games from one number up to, not including, another, cut into slices of this size. */
  static List<Slice> of(Plan plan, long from, long to, int size) {
    var slices = new ArrayList<Slice>();
    for (long first = from; first < to; first += size)
      slices.add(new Slice(plan, first, Math.min(to, first + size)));
    return slices;
  }

  ArrayList<Played> play() {
    var season = OPEN.computeIfAbsent(plan, Season::open);
    var games = new ArrayList<Played>();
    for (long number = from; number < to; number++)
      games.add(season.play(number, () -> false).orElseThrow());
    return games;
  }
}
