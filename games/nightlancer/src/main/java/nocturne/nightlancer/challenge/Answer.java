package nocturne.nightlancer.challenge;

import static nocturne.nightlancer.NightlancerRule.NL_12_15;
import static nocturne.nightlancer.NightlancerRule.NL_14_04;
import static nocturne.nightlancer.NightlancerRule.NL_16_17;

import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Seats;
import nocturne.kernel.Text;
import nocturne.nightlancer.City;
import nocturne.nightlancer.Fortune;
import nocturne.nightlancer.Reply;
import nocturne.nightlancer.automaton.Trigger;
import nocturne.nightlancer.component.Contact;
import nocturne.nightlancer.component.Timing;

/**
 * A Contact was played on somebody outside of a challenge: it does its harm unless it is answered.
 *
 * @param by the place in the turn order of whoever played it
 */
public record Answer(Seat seat, Contact card, Trigger moment, int by) implements SeatAsk<City> {

  /** The automaton's Contact. */
  public static void to(City city, Seat seat, Contact card, Trigger moment) {
    to(city, seat, card, moment, city.order().placeOfAutomaton());
  }

  public static void to(City city, Seat seat, Contact card, Trigger moment, int by) {
    var answer = new Answer(seat, card, moment, by);
    if (answer.asked(city).isEmpty()) answer.harm(city);
    else city.then(answer);
  }

  @Override
  public Seats asked(City city) {
    var hand = city.at().contacts(seat);
    hand.consult(city);
    return hand.hasMarked(city, Timing.RESPONSE.bit()) ? Seats.of(seat) : Seats.NONE;
  }

  @Override
  public Text prompt(City city, Seat seat) {
    return Text.of("ask.answer", card);
  }

  @Override
  public Rule rule() {
    return NL_12_15;
  }

  @Override
  public void options(City city, Seat seat, Options may) {
    var hand = city.at().contacts(seat);
    for (int place = 0; place < hand.size(city); place++) {
      var with = hand.get(city, place);
      if ((with.marks() & Timing.RESPONSE.bit()) != 0 && !Contacts.isRepeated(city, hand, place))
        may.add(new CancelContact(with, card));
    }
    may.add(Reply.ACCEPT);
  }

  @Override
  public void chosen(City city, Seat seat, Option option) {
    if (option instanceof CancelContact(var with, var what))
      ChooseCards.cancel(city, seat, with, what);
    else harm(city);
  }

  private void harm(City city) {
    city.at().against(seat).move(city, card, city.at().contactDiscard);
    if (moment == Trigger.PAYMENT) {
      Fortune.heat(city, seat, card.harm(), NL_16_17);
    } else {
      if (city.order().isAutomaton(by))
        city.tell(NL_14_04, "swapped.automaton", city.edition().automaton().name(), seat);
      else city.tell(NL_14_04, "swapped", city.order().seat(by), seat);
      city.order().swap(by, city.order().placeOf(seat));
    }
  }
}
