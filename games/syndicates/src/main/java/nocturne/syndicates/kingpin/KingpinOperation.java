package nocturne.syndicates.kingpin;

import static nocturne.syndicates.SyndicatesRule.SM_19_21;
import static nocturne.syndicates.SyndicatesRule.SM_19_22;
import static nocturne.syndicates.SyndicatesRule.SM_19_26;

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
import nocturne.syndicates.turn.Claiming;

/** The Kingpin must claim an operation token if it can; the acting player says which. */
@Cites({SM_19_22, SM_19_26})
record KingpinOperation(Seat seat) implements Ask<Moon> {

  @Override
  public Seats asked(Moon moon) {
    return Claiming.any(moon, Party.KINGPIN) ? Seats.of(seat) : Seats.NONE;
  }

  @Override
  public Text prompt(Moon moon, Seat seat) {
    return Text.of("ask.kingpin-operation");
  }

  @Override
  public Rule rule() {
    return SM_19_21;
  }

  @Override
  public void options(Moon moon, Seat seat, Options may) {
    Claiming.offer(moon, Party.KINGPIN, may);
  }

  @Override
  public void chosen(Moon moon, Seat seat, Option option) {
    Claiming.claim(moon, Party.KINGPIN, (Operation.Claim) option);
  }
}
