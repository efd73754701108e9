package nocturne.syndicates.round;

import static nocturne.syndicates.SyndicatesRule.SM_13_01;
import static nocturne.syndicates.SyndicatesRule.SM_13_02;
import static nocturne.syndicates.SyndicatesRule.SM_13_03;
import static nocturne.syndicates.SyndicatesRule.SM_13_04;
import static nocturne.syndicates.SyndicatesRule.SM_13_05;
import static nocturne.syndicates.SyndicatesRule.SM_13_06;
import static nocturne.syndicates.SyndicatesRule.SM_13_07;
import static nocturne.syndicates.SyndicatesRule.SM_13_08;
import static nocturne.syndicates.SyndicatesRule.SM_13_09;
import static nocturne.syndicates.SyndicatesRule.SM_13_10;
import static nocturne.syndicates.SyndicatesRule.SM_13_11;
import static nocturne.syndicates.SyndicatesRule.SM_13_14;
import static nocturne.syndicates.SyndicatesRule.SM_13_15;
import static nocturne.syndicates.SyndicatesRule.SM_19_48;
import static nocturne.syndicates.SyndicatesRule.SM_20_03;
import static nocturne.syndicates.SyndicatesRule.SM_20_06;

import nocturne.kernel.Step;
import nocturne.syndicates.Cites;
import nocturne.syndicates.Moon;
import nocturne.syndicates.Party;
import nocturne.syndicates.kingpin.Redistribute;
import nocturne.syndicates.setup.ScoreTokens;

/**
 * The Deck is formed anew; round 2 deals new hands and a row, round 3 is played with what was
 * banked.
 */
@Cites({SM_13_02, SM_13_14, SM_13_15})
record NewRound() implements Step<Moon> {

  private static final int HAND = 6;
  private static final int REFRESHES = 3;

  @Override
  public void run(Moon moon) {
    for (var slot : moon.at().row) if (!slot.isEmpty(moon)) slot.moveTop(moon, moon.at().deck);
    moon.at().deck.shuffle(moon);
    moon.tell(SM_13_01, "deck.formed", moon.at().deck.size(moon));
    if (moon.round() == 2) roundTwo(moon);
    else roundThree(moon);
  }

  @Cites({SM_13_04, SM_13_05, SM_19_48, SM_20_03, SM_20_06})
  private static void roundTwo(Moon moon) {
    deal(moon);
    moon.tell(SM_13_03, "dealt", HAND);
    if (moon.hasCardRow()) CardRow.fill(moon, SM_13_04);
    moon.then(new NextTurn());
  }

  /** One card at a time from the first player on, as far as the Deck reaches. */
  private static void deal(Moon moon) {
    for (int card = 0; card < HAND; card++) {
      for (int place = 0; place < moon.seatCount() && !moon.at().deck.isEmpty(moon); place++) {
        moon.at().deck.moveTop(moon, moon.at().hand(Party.of(moon.inTurnOrder(place))));
      }
    }
  }

  @Cites({SM_13_06, SM_13_08, SM_13_09})
  private static void roundThree(Moon moon) {
    for (int place = 0; place < moon.seatCount(); place++) {
      moon.at().refreshes.set(moon, moon.inTurnOrder(place).index(), REFRESHES);
    }
    moon.then(new RefreshTokens(moon.seats()), new TakeBanked());
  }

  /** Banked cards become the hand, and each player's last objective card goes to the board. */
  record TakeBanked() implements Step<Moon> {

    @Override
    @Cites({SM_13_07, SM_13_11})
    public void run(Moon moon) {
      for (int place = 0; place < moon.seatCount(); place++) {
        var seat = moon.inTurnOrder(place);
        var party = Party.of(seat);
        moon.at().banked(party).moveAll(moon, moon.at().hand(party));
        var objectives = moon.at().objectives(party);
        var last = objectives.top(moon);
        objectives.moveTop(moon, moon.at().faceUpObjectives);
        moon.tell(SM_13_10, "objective.placed", seat, last);
        ScoreTokens.place(moon, last);
      }
      moon.then(new NextTurn());
      if (moon.hasKingpin()) moon.then(new Redistribute());
    }
  }
}
