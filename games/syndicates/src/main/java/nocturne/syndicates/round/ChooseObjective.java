package nocturne.syndicates.round;

import static nocturne.syndicates.SyndicatesRule.SM_12_09;

import nocturne.kernel.Ask;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Text;
import nocturne.syndicates.Moon;
import nocturne.syndicates.Party;
import nocturne.syndicates.component.Objective;

/** Each player secretly chooses one objective card; all are revealed together. */
public record ChooseObjective(Seats waiting) implements Ask<Moon> {

  @Override
  public Seats asked(Moon moon) {
    return waiting;
  }

  @Override
  public Text prompt(Moon moon, Seat seat) {
    return Text.of("ask.objective");
  }

  @Override
  public Rule rule() {
    return SM_12_09;
  }

  @Override
  public boolean revealedTogether() {
    return true;
  }

  @Override
  public void options(Moon moon, Seat seat, Options may) {
    var hand = moon.at().objectives(Party.of(seat));
    for (int place = 0; place < hand.size(moon); place++) may.add(hand.get(moon, place));
  }

  @Override
  public void chosen(Moon moon, Seat seat, Option option) {
    var party = Party.of(seat);
    moon.at().objectives(party).move(moon, (Objective) option, moon.at().chosenObjective(party));
    moon.then(new ChooseObjective(waiting.without(seat)));
  }
}
