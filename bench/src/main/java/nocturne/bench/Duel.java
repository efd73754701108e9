package nocturne.bench;

import java.util.List;
import nocturne.kernel.Result;
import nocturne.kernel.Result.Standing;
import nocturne.kernel.Seat;
import nocturne.kernel.Text;

/** What every game of two seats against each other has in common. */
public final class Duel {

  private static final List<Result> WON = List.of(won(0), won(1));

  public static final Result DRAWN =
      new Result(List.of(standing(0, 1, false), standing(1, 1, false)), Text.of("drawn"));

  private Duel() {}

  public static Seat opponent(Seat seat) {
    return Seat.of(1 - seat.index());
  }

  public static Result wonBy(Seat winner) {
    return WON.get(winner.index());
  }

  private static Result won(int winner) {
    var standings =
        winner == 0
            ? List.of(standing(0, 1, true), standing(1, 2, false))
            : List.of(standing(0, 2, false), standing(1, 1, true));
    return new Result(standings, Text.of("won", Seat.of(winner)));
  }

  private static Standing standing(int seat, int place, boolean won) {
    return new Standing(Seat.of(seat), seat, place, won, won ? 1 : 0);
  }
}
