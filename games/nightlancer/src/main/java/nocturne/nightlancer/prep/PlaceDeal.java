package nocturne.nightlancer.prep;

import static nocturne.nightlancer.NightlancerRule.NL_7_07;
import static nocturne.nightlancer.NightlancerRule.NL_7_21;

import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Seats;
import nocturne.kernel.Text;
import nocturne.nightlancer.Cites;
import nocturne.nightlancer.City;
import nocturne.nightlancer.Reply;
import nocturne.nightlancer.challenge.Contacts;
import nocturne.nightlancer.challenge.PlayContact;
import nocturne.nightlancer.component.Contact;
import nocturne.nightlancer.component.Timing;

/** Who has just started a first crew may have the client to herself. */
@Cites(NL_7_21)
record PlaceDeal(Seat seat) implements SeatAsk<City> {

  @Override
  public Seats asked(City city) {
    var hand = city.at().contacts(seat);
    return hand.hasMarked(city, Timing.START_FIRST_CREW.bit()) ? Seats.of(seat) : Seats.NONE;
  }

  @Override
  public Text prompt(City city, Seat seat) {
    return Text.of("ask.deal");
  }

  @Override
  public Rule rule() {
    return NL_7_07;
  }

  @Override
  public void options(City city, Seat seat, Options may) {
    var hand = city.at().contacts(seat);
    for (int place = 0; place < hand.size(city); place++) {
      var card = hand.get(city, place);
      if (Contacts.isRepeated(city, hand, place)) continue;
      for (int use = 0; use < Contact.HOSTILE; use++)
        if (card.use(use).timing() == Timing.START_FIRST_CREW) may.add(new PlayContact(card, use));
    }
    may.add(Reply.DONE);
  }

  @Override
  public void chosen(City city, Seat seat, Option option) {
    if (!(option instanceof PlayContact(var card, var _))) return;
    city.discard(seat, card);
    city.at().deal.set(city, seat.index(), city.slotOf(seat) + 1);
    city.tell(NL_7_07, "deal", seat, city.missionOf(seat).orElseThrow());
  }
}
