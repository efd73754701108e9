package nocturne.syndicates.round;

import static nocturne.syndicates.SyndicatesRule.SM_12_23;
import static nocturne.syndicates.SyndicatesRule.SM_12_24;
import static nocturne.syndicates.SyndicatesRule.SM_12_25;
import static nocturne.syndicates.SyndicatesRule.SM_12_26;
import static nocturne.syndicates.SyndicatesRule.SM_5_18;

import nocturne.kernel.Step;
import nocturne.syndicates.Cites;
import nocturne.syndicates.Moon;
import nocturne.syndicates.Party;
import nocturne.syndicates.effect.Drawing;

/**
 * Each player takes their whole Agent Stack into hand and draws up to six cards, from the new first
 * player on.
 */
record TakeStacks() implements Step<Moon> {

  private static final int ENOUGH = 6;

  @Override
  @Cites({SM_5_18, SM_12_24, SM_12_25, SM_12_26})
  public void run(Moon moon) {
    for (int place = 0; place < moon.seatCount(); place++) {
      var seat = moon.inTurnOrder(place);
      var party = Party.of(seat);
      var hand = moon.at().hand(party);
      moon.tell(SM_12_23, "stack.taken", seat, moon.at().stack(party).size(moon));
      moon.at().stack(party).moveAll(moon, hand);
      while (hand.size(moon) < ENOUGH && !moon.at().deck.isEmpty(moon))
        Drawing.one(moon, party, SM_12_24);
    }
  }
}
