package nocturne.syndicates.turn;

import static nocturne.syndicates.SyndicatesRule.SM_5_16;
import static nocturne.syndicates.SyndicatesRule.SM_7_02;
import static nocturne.syndicates.SyndicatesRule.SM_8_01;
import static nocturne.syndicates.SyndicatesRule.SM_8_02;
import static nocturne.syndicates.SyndicatesRule.SM_8_03;
import static nocturne.syndicates.SyndicatesRule.SM_8_04;
import static nocturne.syndicates.SyndicatesRule.SM_8_05;
import static nocturne.syndicates.SyndicatesRule.SM_8_06;
import static nocturne.syndicates.SyndicatesRule.SM_8_07;

import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Text;
import nocturne.syndicates.Acting;
import nocturne.syndicates.Cites;
import nocturne.syndicates.Moon;
import nocturne.syndicates.Party;
import nocturne.syndicates.component.Operation;
import nocturne.syndicates.effect.Perform;

/** Step 1: may exhaust one active operation token for its hustle effect. */
@Cites({SM_5_16, SM_7_02, SM_8_02, SM_8_05, SM_8_06, SM_8_07})
public record Hustle(Seat seat) implements SeatAsk<Moon> {

  @Override
  public Text prompt(Moon moon, Seat seat) {
    return Text.of("ask.hustle");
  }

  @Override
  public Rule rule() {
    return SM_8_01;
  }

  @Override
  public void options(Moon moon, Seat seat, Options may) {
    var owned = moon.at().owned(Party.of(seat));
    for (int place = 0; place < owned.size(moon); place++) {
      var operation = owned.get(moon, place);
      if (owned.isFaceDown(moon, place)) may.refuse(operation, SM_8_04);
      else may.add(operation);
    }
    may.add(TurnChoice.PASS);
  }

  @Override
  public void chosen(Moon moon, Seat seat, Option option) {
    if (!(option instanceof Operation operation)) return;
    moon.at().owned(Party.of(seat)).turn(moon, operation, true);
    moon.tell(SM_8_03, "hustled", seat, operation, operation.hustle().text());
    moon.then(new Perform(Acting.player(seat), operation.hustle()));
  }
}
