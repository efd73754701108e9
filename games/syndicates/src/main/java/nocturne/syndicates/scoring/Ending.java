package nocturne.syndicates.scoring;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import nocturne.kernel.Result;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Text;
import nocturne.syndicates.Moon;
import nocturne.syndicates.Party;

/** The end of the game: winners first, the others by Kredits and then influence in The Spire. */
final class Ending {

  private Ending() {}

  static void win(Moon moon, Seats winners) {
    Comparator<Seat> order =
        Comparator.<Seat, Boolean>comparing(seat -> !winners.has(seat))
            .thenComparingInt(seat -> -moon.kredits(Party.of(seat)))
            .thenComparingInt(
                seat ->
                    winners.has(seat)
                        ? 0
                        : -moon.influence(moon.contents().spire(), Party.of(seat)));
    List<Seat> ranking = new ArrayList<>(moon.seats().list());
    ranking.sort(order);
    var standings = new Result.Standing[moon.seatCount()];
    int place = 1;
    for (int i = 0; i < ranking.size(); i++) {
      var seat = ranking.get(i);
      if (i > 0 && order.compare(ranking.get(i - 1), seat) != 0) place = i + 1;
      standings[seat.index()] =
          new Result.Standing(
              seat, seat.index(), place, winners.has(seat), moon.kredits(Party.of(seat)));
    }
    var summary =
        winners.isEmpty()
            ? Text.of("end.nobody")
            : Text.of("end.won", winners.list(), winners.size());
    moon.end(new Result(List.of(standings), summary));
  }
}
