package nocturne.syndicates.effect;

import static nocturne.syndicates.SyndicatesRule.SM_16_09;
import static nocturne.syndicates.SyndicatesRule.SM_16_10;
import static nocturne.syndicates.SyndicatesRule.SM_5_07;

import nocturne.kernel.Ask;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Text;
import nocturne.kernel.Zone;
import nocturne.syndicates.Acting;
import nocturne.syndicates.Cites;
import nocturne.syndicates.Moon;
import nocturne.syndicates.Party;
import nocturne.syndicates.component.Agent;

/** Places cards faceup on Agent Stacks, one after the other. */
final class PlaceOnStack {

  private PlaceOnStack() {}

  /**
   * Which card of the hand.
   *
   * @param count how many are to be placed, this one included
   */
  @Cites(SM_16_09)
  record CardFromHand(Acting by, Rule rule, int count) implements Ask<Moon> {

    @Override
    public Seats asked(Moon moon) {
      return count == 0 ? Seats.NONE : Seats.of(by.seat());
    }

    @Override
    public Text prompt(Moon moon, Seat seat) {
      return Text.of("ask.place-card", count);
    }

    @Override
    public void options(Moon moon, Seat seat, Options may) {
      HandCards.offer(moon, by.party(), may);
    }

    @Override
    public void chosen(Moon moon, Seat seat, Option option) {
      moon.at().hand(by.party()).move(moon, (Agent) option, moon.at().picked(by.party()));
      moon.then(new OntoStack(by, rule), new CardFromHand(by, rule, count - 1));
    }
  }

  /** Which stack gets the card picked. */
  @Cites({SM_16_10, SM_5_07})
  record OntoStack(Acting by, Rule rule) implements Ask<Moon> {

    @Override
    public Seats asked(Moon moon) {
      return Seats.of(by.seat());
    }

    @Override
    public Text prompt(Moon moon, Seat seat) {
      return Text.of("ask.stack", moon.at().picked(by.party()).top(moon));
    }

    @Override
    public void options(Moon moon, Seat seat, Options may) {
      Stacks.offerToPlace(moon, by.party(), may);
    }

    @Override
    public void chosen(Moon moon, Seat seat, Option option) {
      var picked = moon.at().picked(by.party());
      place(moon, by, rule, picked, picked.top(moon), ((Party.StackOf) option).party());
    }
  }

  static void place(Moon moon, Acting by, Rule rule, Zone<Agent> from, Agent card, Party owner) {
    moon.tell(rule, "placed-on-stack", by.party().word(), card, owner.word());
    from.move(moon, card, moon.at().stack(owner));
  }
}
