package nocturne.nightlancer.automaton;

import java.util.ArrayList;
import nocturne.kernel.Result;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Text;
import nocturne.nightlancer.City;

/** The end of a game that is won or lost together. */
public final class Verdict {

  private Verdict() {}

  /** Somebody has given up all Ideals. */
  static void lose(City city, Seat seat, Rule rule) {
    city.tell(rule, "lost-at-once", seat);
    end(city, false, Text.of("result.lost-at-once", seat));
  }

  public static void give(City city, boolean won) {
    end(city, won, Text.of(won ? "result.won" : "result.lost"));
  }

  private static void end(City city, boolean won, Text summary) {
    var standings = new ArrayList<Result.Standing>();
    for (var seat : city.seats())
      standings.add(new Result.Standing(seat, 0, 1, won, city.prospects(seat)));
    city.end(new Result(standings, summary));
  }
}
