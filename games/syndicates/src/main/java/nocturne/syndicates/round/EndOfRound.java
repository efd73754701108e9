package nocturne.syndicates.round;

import static nocturne.syndicates.SyndicatesRule.SM_12_01;
import static nocturne.syndicates.SyndicatesRule.SM_12_02;
import static nocturne.syndicates.SyndicatesRule.SM_12_03;
import static nocturne.syndicates.SyndicatesRule.SM_12_04;
import static nocturne.syndicates.SyndicatesRule.SM_12_05;
import static nocturne.syndicates.SyndicatesRule.SM_12_33;
import static nocturne.syndicates.SyndicatesRule.SM_12_34;
import static nocturne.syndicates.SyndicatesRule.SM_12_35;
import static nocturne.syndicates.SyndicatesRule.SM_12_36;
import static nocturne.syndicates.SyndicatesRule.SM_18_09;

import nocturne.kernel.Step;
import nocturne.syndicates.Cites;
import nocturne.syndicates.Moon;
import nocturne.syndicates.Party;
import nocturne.syndicates.scoring.ScoreControl;

/** After rounds 1 and 2: six steps in order. */
@Cites({SM_12_35, SM_12_36})
public record EndOfRound() implements Step<Moon> {

  @Override
  public void run(Moon moon) {
    moon.then(
        new ChangeFirstPlayer(),
        new ScoreControl(),
        new ChooseObjective(moon.seats()),
        new RevealObjectives(),
        new RefreshTokens(moon.seats()),
        new TakeStacks(),
        new BankAgents(moon.seats()),
        new ReturnAgents(),
        new RemoveStatusTokens(),
        new AdvanceRound());
  }

  /**
   * The marker goes to the player with the most operation tokens; of several, to the latest in turn
   * order.
   */
  record ChangeFirstPlayer() implements Step<Moon> {

    @Override
    @Cites({SM_12_02, SM_12_03, SM_12_04, SM_12_05})
    public void run(Moon moon) {
      int most = 0;
      var first = moon.inTurnOrder(0);
      for (int place = 0; place < moon.seatCount(); place++) {
        var seat = moon.inTurnOrder(place);
        int tokens = moon.at().owned(Party.of(seat)).size(moon);
        if (tokens >= most) {
          most = tokens;
          first = seat;
        }
      }
      moon.at().firstPlayer.set(moon, first.index());
      moon.tell(SM_12_01, "first-player", first, most);
    }
  }

  /** Status tokens don't outlast the round; influence does. */
  record RemoveStatusTokens() implements Step<Moon> {

    @Override
    @Cites(SM_18_09)
    public void run(Moon moon) {
      for (var sector : moon.contents().sectors()) {
        if (moon.status(sector) != Moon.Status.NONE) moon.clearStatus(sector, SM_12_33);
      }
    }
  }

  /** On to the next round. */
  record AdvanceRound() implements Step<Moon> {

    @Override
    public void run(Moon moon) {
      moon.at().round.add(moon, 0, 1);
      moon.at().turnsTaken.set(moon, 0);
      moon.tell(SM_12_34, "round", moon.round());
      moon.then(new NewRound());
    }
  }
}
