package nocturne.syndicates.turn;

import static nocturne.syndicates.SyndicatesRule.SM_1_07;
import static nocturne.syndicates.SyndicatesRule.SM_7_03;
import static nocturne.syndicates.SyndicatesRule.SM_9_01;

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

/** Step 2: must play one card from hand. */
@Cites({SM_1_07, SM_7_03})
public record DeployAgent(Seat seat) implements Ask<Moon> {

  @Override
  public Seats asked(Moon moon) {
    return moon.at().hand(Party.of(seat)).isEmpty(moon) ? Seats.NONE : Seats.of(seat);
  }

  @Override
  public Text prompt(Moon moon, Seat seat) {
    return Text.of("ask.deploy");
  }

  @Override
  public Rule rule() {
    return SM_9_01;
  }

  @Override
  public void options(Moon moon, Seat seat, Options may) {
    HandCards.offer(moon, Party.of(seat), may);
  }

  @Override
  public void chosen(Moon moon, Seat seat, Option option) {
    var party = Party.of(seat);
    moon.at().hand(party).move(moon, (Agent) option, moon.at().picked(party));
    moon.then(new WhichFace(seat));
  }
}
