package nocturne.syndicates.round;

import static nocturne.syndicates.SyndicatesRule.SM_14_01;
import static nocturne.syndicates.SyndicatesRule.SM_1_02;
import static nocturne.syndicates.SyndicatesRule.SM_1_03;
import static nocturne.syndicates.SyndicatesRule.SM_1_04;
import static nocturne.syndicates.SyndicatesRule.SM_1_06;
import static nocturne.syndicates.SyndicatesRule.SM_1_08;
import static nocturne.syndicates.SyndicatesRule.SM_1_09;

import nocturne.kernel.Step;
import nocturne.syndicates.Cites;
import nocturne.syndicates.Moon;
import nocturne.syndicates.scoring.FinalScoring;
import nocturne.syndicates.turn.Turn;

/**
 * Clockwise to the next player, six turns each; then the round is over, and after the third the
 * game.
 */
public record NextTurn() implements Step<Moon> {

  private static final int TURNS_EACH = 6;
  private static final int LAST_ROUND = 3;

  @Override
  @Cites({SM_1_02, SM_1_03, SM_1_04, SM_1_06, SM_1_08, SM_1_09, SM_14_01})
  public void run(Moon moon) {
    int taken = moon.at().turnsTaken.get(moon);
    if (taken < TURNS_EACH * moon.seatCount()) moon.then(new Turn(moon.inTurnOrder(taken)));
    else if (moon.round() < LAST_ROUND) moon.then(new EndOfRound());
    else moon.then(new FinalScoring());
  }
}
