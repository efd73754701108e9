package nocturne.nightlancer.effect;

import java.util.List;
import nocturne.kernel.Component;
import nocturne.kernel.Named;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Seats;
import nocturne.kernel.Text;
import nocturne.nightlancer.City;
import nocturne.nightlancer.Reply;
import nocturne.nightlancer.component.Contact;
import nocturne.nightlancer.component.Opportunity;

/** Cards from the Hand are the price: which ones is asked one by one. */
public record GiveCard(Seat seat, Cost.Sort sort, int count, Rule rule) implements SeatAsk<City> {

  /** A card, as an option. */
  public record Give(Component card) implements Option {

    @Override
    public String id() {
      return "give-" + card.id();
    }

    @Override
    public Text label() {
      return Text.of("it", card);
    }

    @Override
    public List<? extends Named> touches() {
      return List.of(card);
    }
  }

  @Override
  public Seats asked(City city) {
    return count == 0 || Costs.hand(city, seat, sort) == 0 ? Seats.NONE : Seats.of(seat);
  }

  @Override
  public Text prompt(City city, Seat seat) {
    return Text.of("ask.give", count);
  }

  @Override
  public void options(City city, Seat seat, Options may) {
    offer(city, seat, sort, may);
    // A hand that somebody only imagines may lack what the real one has.
    if (may.size() == 0) offer(city, seat, Cost.Sort.ANY, may);
    if (may.size() == 0) may.add(Reply.DONE);
  }

  /** Every card of a sort in a Hand. */
  public static void offer(City city, Seat seat, Cost.Sort sort, Options may) {
    var contacts = city.at().contacts(seat);
    for (int place = 0; place < contacts.size(city); place++) {
      var card = contacts.get(city, place);
      if (sort.takes(card.type())) may.add(new Give(card));
    }
    if (!sort.takesOpportunities()) return;
    var opportunities = city.at().opportunities(seat);
    for (int place = 0; place < opportunities.size(city); place++)
      may.add(new Give(opportunities.get(city, place)));
  }

  /** Discards a card of a Hand. */
  public static void take(City city, Seat seat, Component card, Rule rule) {
    if (card instanceof Contact contact) city.discard(seat, contact);
    else city.discard(city.at().opportunities(seat), (Opportunity) card);
    city.tell(rule, "discarded", seat, card);
  }

  @Override
  public void chosen(City city, Seat seat, Option option) {
    if (!(option instanceof Give(var card))) return;
    take(city, seat, card, rule);
    if (count > 1) city.then(new GiveCard(seat, sort, count - 1, rule));
  }
}
