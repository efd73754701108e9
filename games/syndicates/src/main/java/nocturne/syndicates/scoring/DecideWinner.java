package nocturne.syndicates.scoring;

import static nocturne.syndicates.SyndicatesRule.SM_15_01;
import static nocturne.syndicates.SyndicatesRule.SM_15_02;
import static nocturne.syndicates.SyndicatesRule.SM_19_57;
import static nocturne.syndicates.SyndicatesRule.SM_1_10;

import java.util.function.ToIntFunction;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Step;
import nocturne.syndicates.Cites;
import nocturne.syndicates.Moon;
import nocturne.syndicates.Party;

/**
 * The most Kredits win; of those tied, the most influence in The Spire; those still tied may share
 * the win.
 */
record DecideWinner() implements Step<Moon> {

  @Override
  @Cites({SM_1_10, SM_15_02, SM_19_57})
  public void run(Moon moon) {
    var richest = most(moon.seats(), seat -> moon.kredits(Party.of(seat)));
    var leading = most(richest, seat -> moon.influence(moon.contents().spire(), Party.of(seat)));
    if (richest.size() > 1) moon.tell(SM_15_01, "tie", richest.list(), leading.list());
    if (leading.size() == 1) Ending.win(moon, leading);
    else moon.then(new ShareTheWin(leading, richest, leading));
  }

  /** The seats of which none has more. */
  static Seats most(Seats seats, ToIntFunction<Seat> count) {
    int most = -1;
    var leading = Seats.NONE;
    for (var seat : seats) {
      int has = count.applyAsInt(seat);
      if (has > most) {
        most = has;
        leading = Seats.NONE;
      }
      if (has == most) leading = leading.with(seat);
    }
    return leading;
  }
}
