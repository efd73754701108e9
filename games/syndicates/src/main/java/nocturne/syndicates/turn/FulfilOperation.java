package nocturne.syndicates.turn;

import static nocturne.syndicates.SyndicatesRule.SM_10_01;
import static nocturne.syndicates.SyndicatesRule.SM_10_02;
import static nocturne.syndicates.SyndicatesRule.SM_10_03;
import static nocturne.syndicates.SyndicatesRule.SM_10_06;
import static nocturne.syndicates.SyndicatesRule.SM_10_15;
import static nocturne.syndicates.SyndicatesRule.SM_7_04;

import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Text;
import nocturne.syndicates.Cites;
import nocturne.syndicates.Moon;
import nocturne.syndicates.Party;
import nocturne.syndicates.component.Operation;

/** Step 3: may claim one operation token on the border of a sector that the player controls. */
@Cites({SM_7_04, SM_10_06, SM_10_15})
public record FulfilOperation(Seat seat) implements SeatAsk<Moon> {

  @Override
  public Text prompt(Moon moon, Seat seat) {
    return Text.of("ask.fulfil");
  }

  @Override
  public Rule rule() {
    return SM_10_01;
  }

  @Override
  public void options(Moon moon, Seat seat, Options may) {
    var party = Party.of(seat);
    Claiming.offer(moon, party, may);
    if (may.explaining()) refuse(moon, party, may);
    may.add(TurnChoice.PASS);
  }

  private static void refuse(Moon moon, Party party, Options may) {
    for (var operation : moon.at().board.list(moon)) {
      for (var claim : operation.claims()) {
        int mine = moon.influence(claim.sector(), party);
        if (mine > 0 && mine < operation.value()) may.refuse(claim, SM_10_02);
        else if (mine > 0 && !moon.controls(party, claim.sector())) may.refuse(claim, SM_10_03);
      }
    }
  }

  @Override
  public void chosen(Moon moon, Seat seat, Option option) {
    if (option instanceof Operation.Claim claim) Claiming.claim(moon, Party.of(seat), claim);
  }
}
