package nocturne.syndicates.round;

import static nocturne.syndicates.SyndicatesRule.SM_12_28;
import static nocturne.syndicates.SyndicatesRule.SM_12_32;
import static nocturne.syndicates.SyndicatesRule.SM_19_47;

import nocturne.kernel.Step;
import nocturne.syndicates.Cites;
import nocturne.syndicates.Moon;
import nocturne.syndicates.Party;

/** What was not banked goes on top of the Deck, and so does the Kingpin's stack. */
record ReturnAgents() implements Step<Moon> {

  @Override
  @Cites({SM_12_32, SM_19_47})
  public void run(Moon moon) {
    for (int place = 0; place < moon.seatCount(); place++) {
      var seat = moon.inTurnOrder(place);
      var hand = moon.at().hand(Party.of(seat));
      moon.tell(SM_12_28, "returned", seat, hand.size(moon));
      hand.moveAll(moon, moon.at().deck);
    }
    if (moon.hasKingpin()) moon.at().stack(Party.KINGPIN).moveAll(moon, moon.at().deck);
  }
}
