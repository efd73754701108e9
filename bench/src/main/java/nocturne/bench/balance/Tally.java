package nocturne.bench.balance;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import nocturne.kernel.Component;
import nocturne.kernel.Layout;
import nocturne.kernel.Result;

/**
 * What came of many games. Everything is counted in whole numbers, so that games may be added in
 * any order.
 */
final class Tally {

  private final Watch watch;
  private int games;
  private int oneSided;
  private int succeeded;
  private final List<Share> bySeat = new ArrayList<>();
  private final Map<String, Share> byThing = new TreeMap<>();
  private final Map<String, Integer> occurred = new TreeMap<>();
  private final Map<Integer, Integer> decisions = new TreeMap<>();
  private final Map<String, List<String>> kinds = new TreeMap<>();

  Tally(Watch watch) {
    this.watch = watch;
  }

  /** Counts one game. */
  void add(Result result, int choices, Witness witness, Layout layout) {
    games++;
    decisions.merge(choices, 1, Integer::sum);
    var sides = new HashSet<Integer>();
    var winners = new HashSet<Integer>();
    for (var standing : result.standings()) {
      sides.add(standing.team());
      if (standing.won()) winners.add(standing.team());
    }
    if (sides.size() == 1) {
      oneSided++;
      if (!winners.isEmpty()) succeeded++;
    }
    for (var standing : result.standings()) {
      var share = Share.of(standing.won() ? winners.size() : 0, standing.score());
      int seat = standing.seat().index();
      while (bySeat.size() <= seat) bySeat.add(Share.NONE);
      bySeat.set(seat, bySeat.get(seat).plus(share));
      for (var thing : witness.had(standing.seat())) byThing.merge(thing, share, Share::plus);
    }
    witness.occurred().forEach((thing, times) -> occurred.merge(thing, times, Integer::sum));
    if (kinds.isEmpty()) {
      for (var kind : layout.kinds())
        kinds.put(kind.name(), kind.all().stream().map(Component::id).toList());
    }
  }

  /** Counts all games of another tally. */
  void add(Tally other) {
    games += other.games;
    oneSided += other.oneSided;
    succeeded += other.succeeded;
    for (int seat = 0; seat < other.bySeat.size(); seat++) {
      if (bySeat.size() <= seat) bySeat.add(Share.NONE);
      bySeat.set(seat, bySeat.get(seat).plus(other.bySeat.get(seat)));
    }
    other.byThing.forEach((thing, share) -> byThing.merge(thing, share, Share::plus));
    other.occurred.forEach((thing, times) -> occurred.merge(thing, times, Integer::sum));
    other.decisions.forEach((choices, times) -> decisions.merge(choices, times, Integer::sum));
    kinds.putAll(other.kinds);
  }

  Watch watch() {
    return watch;
  }

  int games() {
    return games;
  }

  /** Whether everybody won and lost together in all games. */
  boolean isOneSided() {
    return oneSided == games;
  }

  /** How often everybody won together, and what they scored together. */
  Share together() {
    long score = 0;
    for (var share : bySeat) score += share.score();
    return Share.wins(succeeded, games, score);
  }

  List<Share> bySeat() {
    return bySeat;
  }

  Map<String, Share> byThing() {
    return byThing;
  }

  Map<String, Integer> occurred() {
    return occurred;
  }

  /** The components of the kinds of what occurred, without what did. */
  List<String> neverOccurred() {
    var never = new TreeSet<String>();
    for (var kind : kinds.values())
      if (kind.stream().anyMatch(occurred::containsKey)) never.addAll(kind);
    never.removeAll(occurred.keySet());
    return List.copyOf(never);
  }

  double meanDecisions() {
    long sum = 0;
    for (var entry : decisions.entrySet()) sum += (long) entry.getKey() * entry.getValue();
    return (double) sum / games;
  }

  /** So many percent of all games took no more decisions than this. */
  int decisions(int percent) {
    long reached = 0;
    for (var entry : decisions.entrySet()) {
      reached += entry.getValue();
      if (100 * reached >= (long) percent * games) return entry.getKey();
    }
    return 0;
  }

  /** Over all seats and games. */
  double meanScore() {
    var all = Share.NONE;
    for (var share : bySeat) all = all.plus(share);
    return all.meanScore();
  }
}
