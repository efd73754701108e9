package nocturne.syndicates.turn;

import static nocturne.syndicates.SyndicatesRule.SM_10_17;
import static nocturne.syndicates.SyndicatesRule.SM_11_01;
import static nocturne.syndicates.SyndicatesRule.SM_1_04;
import static nocturne.syndicates.SyndicatesRule.SM_1_05;
import static nocturne.syndicates.SyndicatesRule.SM_7_01;
import static nocturne.syndicates.SyndicatesRule.SM_7_05;
import static nocturne.syndicates.SyndicatesRule.SM_7_06;
import static nocturne.syndicates.SyndicatesRule.SM_7_07;

import nocturne.kernel.Seat;
import nocturne.kernel.Step;
import nocturne.syndicates.Cites;
import nocturne.syndicates.Moon;
import nocturne.syndicates.Party;

/** A player's turn: four steps in order; in round 3 there is no fourth. */
@Cites({SM_1_05, SM_7_01, SM_7_05, SM_7_06, SM_7_07, SM_10_17, SM_11_01})
public record Turn(Seat seat) implements Step<Moon> {

  @Override
  public void run(Moon moon) {
    moon.at().onTurn.set(moon, Party.of(seat).index() + 1);
    moon.tell(SM_1_04, "turn", seat, moon.at().turnsTaken.get(moon) / moon.seatCount() + 1);
    moon.then(new EndTurn(seat));
    if (moon.round() < 3) moon.then(new Manipulate(seat));
    moon.then(new Hustle(seat), new DeployAgent(seat), new FulfilOperation(seat));
  }
}
