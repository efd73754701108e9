package nocturne.nightlancer.round;

import static nocturne.nightlancer.NightlancerRule.NL_14_04;

import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Seats;
import nocturne.kernel.Step;
import nocturne.kernel.Text;
import nocturne.nightlancer.City;
import nocturne.nightlancer.Reply;
import nocturne.nightlancer.automaton.Trigger;
import nocturne.nightlancer.challenge.Answer;
import nocturne.nightlancer.challenge.Contacts;
import nocturne.nightlancer.challenge.PlayOn;
import nocturne.nightlancer.component.ContactType;
import nocturne.nightlancer.component.Timing;

/**
 * In the new order everybody may change places with others, once round the table.
 *
 * @param asked those who have been asked
 */
record Swaps(int turn, Seats asked) implements Step<City> {

  Swaps(int turn) {
    this(turn, Seats.NONE);
  }

  @Override
  public void run(City city) {
    if (turn == city.seatCount() || city.plan().isTogether()) return;
    for (int place = 0; place < city.order().size(); place++) {
      var seat = city.order().seat(place);
      if (asked.has(seat)) continue;
      city.then(new Swap(seat), new Swaps(turn + 1, asked.with(seat)));
      return;
    }
  }

  /** Somebody plays Fixers, or lets it be. */
  record Swap(Seat seat) implements SeatAsk<City> {

    @Override
    public Seats asked(City city) {
      var hand = city.at().contacts(seat);
      hand.consult(city);
      return hand.hasMarked(city, Timing.TURN_ORDER.bit()) ? Seats.of(seat) : Seats.NONE;
    }

    @Override
    public Text prompt(City city, Seat seat) {
      return Text.of("ask.swap");
    }

    @Override
    public Rule rule() {
      return NL_14_04;
    }

    @Override
    public boolean interrupts(City city, Seat seat) {
      return true;
    }

    @Override
    public void options(City city, Seat seat, Options may) {
      var hand = city.at().contacts(seat);
      for (int place = 0; place < hand.size(city); place++) {
        var card = hand.get(city, place);
        if (card.type() != ContactType.FIXER || Contacts.isRepeated(city, hand, place)) continue;
        for (var target : city.seats().without(seat).list()) may.add(new PlayOn(card, target));
      }
      may.add(Reply.PASS);
    }

    @Override
    public void chosen(City city, Seat seat, Option option) {
      if (!(option instanceof PlayOn(var card, var target))) return;
      city.at().contacts(seat).move(city, card, city.at().against(target));
      city.tell(NL_14_04, "played-on", seat, card, target);
      city.then(this);
      Answer.to(city, target, card, Trigger.TURN_ORDER, city.order().placeOf(seat));
    }
  }
}
