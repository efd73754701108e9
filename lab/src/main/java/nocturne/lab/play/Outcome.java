package nocturne.lab.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import nocturne.kernel.Result;
import nocturne.kernel.Setup;
import org.jspecify.annotations.Nullable;

/** A result, seen as sides that won or lost. */
record Outcome(Result result, int sides, int winners) {

  static Outcome of(Result result) {
    var sides = new HashSet<Integer>();
    var winners = new HashSet<Integer>();
    for (var standing : result.standings()) {
      sides.add(standing.team());
      if (standing.won()) winners.add(standing.team());
    }
    return new Outcome(result, sides.size(), winners.size());
  }

  /** By how much the best side beat the second; a side has what its best seat scored. */
  @Nullable Integer margin() {
    if (sides < 2) return null;
    var best = new HashMap<Integer, Integer>();
    for (var standing : result.standings())
      best.merge(standing.team(), standing.score(), Math::max);
    var scores = new ArrayList<>(best.values());
    scores.sort(Comparator.reverseOrder());
    return scores.get(0) - scores.get(1);
  }

  /** Whether no side won that had this seat, which had led. */
  @Nullable Boolean comeback(int leader) {
    if (sides < 2 || winners == 0 || leader == Played.NOBODY) return null;
    int team = result.standings().get(leader - 1).team();
    return result.standings().stream().noneMatch(it -> it.team() == team && it.won());
  }

  List<Played.Seated> seats(Setup setup, Witness witness) {
    var seats = new ArrayList<Played.Seated>();
    for (var standing : result.standings()) {
      int seat = standing.seat().index();
      seats.add(
          new Played.Seated(
              seat + 1,
              setup.players().get(seat).bot(),
              witness.character(seat),
              standing.team(),
              standing.place(),
              standing.won(),
              result.share(standing.seat()),
              standing.score()));
    }
    return List.copyOf(seats);
  }
}
