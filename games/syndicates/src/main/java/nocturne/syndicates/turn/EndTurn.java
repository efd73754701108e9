package nocturne.syndicates.turn;

import static nocturne.syndicates.SyndicatesRule.SM_19_06;
import static nocturne.syndicates.SyndicatesRule.SM_19_08;
import static nocturne.syndicates.SyndicatesRule.SM_7_08;

import nocturne.kernel.Seat;
import nocturne.kernel.Step;
import nocturne.syndicates.Cites;
import nocturne.syndicates.Moon;
import nocturne.syndicates.kingpin.KingpinTurn;
import nocturne.syndicates.round.NextTurn;

/** The turn passes on; in the game for two the Kingpin takes one first. */
@Cites({SM_7_08, SM_19_06, SM_19_08})
record EndTurn(Seat seat) implements Step<Moon> {

  @Override
  public void run(Moon moon) {
    moon.at().turnsTaken.add(moon, 0, 1);
    moon.at().lastTurn.set(moon, seat.index());
    moon.at().onTurn.set(moon, 0);
    moon.then(new NextTurn());
    if (moon.kingpinPlays()) moon.then(new KingpinTurn(seat));
  }
}
