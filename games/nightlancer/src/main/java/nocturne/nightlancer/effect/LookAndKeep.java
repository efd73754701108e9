package nocturne.nightlancer.effect;

import static nocturne.nightlancer.NightlancerRule.NL_16_15;

import java.util.List;
import nocturne.kernel.Named;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Seats;
import nocturne.kernel.Text;
import nocturne.nightlancer.City;
import nocturne.nightlancer.component.Opportunity;
import nocturne.nightlancer.component.Words;

/** Somebody looks at Opportunities and keeps some of them; the others are discarded. */
record LookAndKeep(Seat seat, int kept) implements SeatAsk<City> {

  /** An Opportunity, as something to keep. */
  record Keep(Opportunity card) implements Option {

    @Override
    public String id() {
      return "keep-" + card.id();
    }

    @Override
    public Text label() {
      return Text.of("option.keep-card", card, new Words(card.id(), card.words().text()));
    }

    @Override
    public List<? extends Named> touches() {
      return List.of(card);
    }
  }

  static void begin(City city, Seat seat, int count, int kept) {
    var at = city.at();
    for (int i = 0; i < count && city.refill(at.opportunityDeck, at.opportunityDiscard); i++)
      at.opportunityDeck.moveTop(city, at.lookedAt(seat));
    city.tell(NL_16_15, "looked", seat, at.lookedAt(seat).size(city));
    city.then(new LookAndKeep(seat, kept));
  }

  @Override
  public Seats asked(City city) {
    return city.at().lookedAt(seat).isEmpty(city) ? Seats.NONE : Seats.of(seat);
  }

  @Override
  public Text prompt(City city, Seat seat) {
    return Text.of("ask.keep");
  }

  @Override
  public Rule rule() {
    return NL_16_15;
  }

  @Override
  public void options(City city, Seat seat, Options may) {
    var looked = city.at().lookedAt(seat);
    for (int place = 0; place < looked.size(city); place++)
      may.add(new Keep(looked.get(city, place)));
  }

  @Override
  public void chosen(City city, Seat seat, Option option) {
    var looked = city.at().lookedAt(seat);
    looked.move(city, ((Keep) option).card(), city.at().opportunities(seat));
    if (kept > 1) {
      city.then(new LookAndKeep(seat, kept - 1));
      return;
    }
    while (!looked.isEmpty(city)) city.discard(looked, looked.top(city));
  }
}
