package nocturne.syndicates.round;

import static nocturne.syndicates.SyndicatesRule.SM_12_14;
import static nocturne.syndicates.SyndicatesRule.SM_12_16;
import static nocturne.syndicates.SyndicatesRule.SM_12_18;
import static nocturne.syndicates.SyndicatesRule.SM_13_06;
import static nocturne.syndicates.SyndicatesRule.SM_6_08;
import static nocturne.syndicates.SyndicatesRule.SM_6_09;
import static nocturne.syndicates.SyndicatesRule.SM_6_11;

import nocturne.kernel.Ask;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Text;
import nocturne.syndicates.Cites;
import nocturne.syndicates.Moon;
import nocturne.syndicates.Party;
import nocturne.syndicates.component.Operation;
import nocturne.syndicates.turn.TurnChoice;

/**
 * Each player may turn as many inactive tokens active as they are entitled to, independently of the
 * others.
 */
@Cites({SM_6_08, SM_6_11, SM_12_14, SM_12_16})
public record RefreshTokens(Seats waiting) implements Ask<Moon> {

  @Override
  public Seats asked(Moon moon) {
    var asked = Seats.NONE;
    for (int mask = waiting.mask(); mask != 0; mask &= mask - 1) {
      var seat = Seat.of(Integer.numberOfTrailingZeros(mask));
      boolean may =
          moon.at().refreshes.get(moon, seat.index()) > 0 && moon.owned(Party.of(seat), false) > 0;
      if (may) asked = asked.with(seat);
    }
    return asked;
  }

  @Override
  public Text prompt(Moon moon, Seat seat) {
    return Text.of("ask.refresh", moon.at().refreshes.get(moon, seat.index()));
  }

  @Override
  public Rule rule() {
    return SM_12_18;
  }

  @Override
  public void options(Moon moon, Seat seat, Options may) {
    var owned = moon.at().owned(Party.of(seat));
    for (int place = 0; place < owned.size(moon); place++) {
      if (owned.isFaceDown(moon, place)) may.add(owned.get(moon, place));
    }
    may.add(TurnChoice.PASS);
  }

  @Override
  @Cites(SM_13_06)
  public void chosen(Moon moon, Seat seat, Option option) {
    if (option instanceof Operation operation) {
      moon.at().owned(Party.of(seat)).turn(moon, operation, false);
      moon.at().refreshes.add(moon, seat.index(), -1);
      moon.tell(SM_6_09, "refreshed", seat, operation);
      moon.then(this);
    } else {
      moon.then(new RefreshTokens(waiting.without(seat)));
    }
  }
}
