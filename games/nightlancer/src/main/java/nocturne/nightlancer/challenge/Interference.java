package nocturne.nightlancer.challenge;

import static nocturne.nightlancer.NightlancerRule.NL_12_12;
import static nocturne.nightlancer.NightlancerRule.NL_12_14;
import static nocturne.nightlancer.NightlancerRule.NL_12_16;
import static nocturne.nightlancer.NightlancerRule.NL_6_09;

import nocturne.kernel.Ask;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Text;
import nocturne.nightlancer.Cites;
import nocturne.nightlancer.City;
import nocturne.nightlancer.Reply;
import nocturne.nightlancer.component.Contact;

/**
 * Before the roll everybody else may play Contacts on those who attempt the challenge, in turn
 * order from the first of them; a play is answered and then opens it for everybody again. Who has
 * nothing to play is not asked.
 *
 * @param passed those who have passed since the last play
 */
@Cites({NL_6_09, NL_12_12, NL_12_16})
record Interference(Seats actors, Seats passed) implements Ask<City> {

  @Override
  public Seats asked(City city) {
    var targets = targets(city);
    if (targets.isEmpty() || city.plan().isTogether() || Challenges.ability(city).isCombat())
      return Seats.NONE;
    int first = city.order().placeOf(Challenges.next(city, targets).first());
    for (int i = 1; i <= city.seatCount(); i++) {
      int place = first + i;
      var seat = city.order().seat(place < city.seatCount() ? place : place - city.seatCount());
      if (!passed.has(seat) && isAble(city, seat, targets)) return Seats.of(seat);
    }
    return Seats.NONE;
  }

  private Seats targets(City city) {
    return Seats.ofMask(actors.mask() & Challenges.attempting(city).mask());
  }

  private static boolean isAble(City city, Seat seat, Seats targets) {
    if (targets.without(seat).isEmpty()) return false;
    var hand = city.at().contacts(seat);
    hand.consult(city);
    return hand.hasMarked(city, Contact.hindering(Challenges.ability(city)));
  }

  @Override
  public Text prompt(City city, Seat seat) {
    return Text.of("ask.interfere", targets(city).list(), Challenges.ability(city));
  }

  @Override
  public Rule rule() {
    return NL_12_14;
  }

  @Override
  public boolean interrupts(City city, Seat seat) {
    return !actors.has(seat);
  }

  /** An attempt on one's own mission, by a mate or a rival, is not just anybody's. */
  @Override
  public boolean concerns(City city, Seat seat) {
    int slot = city.slotOf(seat);
    return slot >= 0 && slot == city.slotOf(targets(city).first());
  }

  @Override
  public void options(City city, Seat seat, Options may) {
    var hand = city.at().contacts(seat);
    int hindering = Contact.hindering(Challenges.ability(city));
    for (var target : targets(city).without(seat).list())
      for (int place = 0; place < hand.size(city); place++)
        if (hand.isMarked(city, place, hindering) && !Contacts.isRepeated(city, hand, place))
          may.add(new PlayOn(hand.get(city, place), target));
    may.add(Reply.PASS);
  }

  @Override
  public void chosen(City city, Seat seat, Option option) {
    if (option instanceof PlayOn(var card, var target)) {
      city.at().contacts(seat).move(city, card, city.at().against(target));
      city.tell(NL_12_12, "played-on", seat, card, target);
      city.then(new ChooseCards(target), new Interference(actors, Seats.NONE));
    } else {
      city.ask(new Interference(actors, passed.with(seat)));
    }
  }
}
