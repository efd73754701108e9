package nocturne.syndicates.round;

import static nocturne.syndicates.SyndicatesRule.SM_12_27;
import static nocturne.syndicates.SyndicatesRule.SM_12_29;
import static nocturne.syndicates.SyndicatesRule.SM_12_30;

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
import nocturne.syndicates.component.Agent;
import nocturne.syndicates.effect.HandCards;

/** Each player secretly banks three cards, for round 3. */
@Cites({SM_12_29, SM_12_30})
public record BankAgents(Seats waiting) implements Ask<Moon> {

  private static final int EACH_ROUND = 3;

  @Override
  public Seats asked(Moon moon) {
    var asked = Seats.NONE;
    for (int mask = waiting.mask(); mask != 0; mask &= mask - 1) {
      var seat = Seat.of(Integer.numberOfTrailingZeros(mask));
      if (left(moon, seat) > 0 && !moon.at().hand(Party.of(seat)).isEmpty(moon))
        asked = asked.with(seat);
    }
    return asked;
  }

  private static int left(Moon moon, Seat seat) {
    return EACH_ROUND * moon.round() - moon.at().banked(Party.of(seat)).size(moon);
  }

  @Override
  public Text prompt(Moon moon, Seat seat) {
    return Text.of("ask.bank", left(moon, seat));
  }

  @Override
  public Rule rule() {
    return SM_12_27;
  }

  @Override
  public void options(Moon moon, Seat seat, Options may) {
    HandCards.offer(moon, Party.of(seat), may);
  }

  @Override
  public void chosen(Moon moon, Seat seat, Option option) {
    var party = Party.of(seat);
    moon.at().hand(party).move(moon, (Agent) option, moon.at().banked(party));
    moon.then(this);
  }
}
