package nocturne.gangs.firefight;

import static nocturne.gangs.GangsRule.GN_14_05;

import nocturne.gangs.NightCity;
import nocturne.gangs.Reply;
import nocturne.gangs.Rival;
import nocturne.gangs.component.CombatCard;
import nocturne.gangs.unit.Units;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Seats;
import nocturne.kernel.Text;

/** Whose hand to look at, of those who are in a district. */
record LookAtHand(Seat seat, int district) implements SeatAsk<NightCity> {

  @Override
  public Text prompt(NightCity city, Seat seat) {
    return Text.of("ask.look");
  }

  @Override
  public Rule rule() {
    return GN_14_05;
  }

  @Override
  public void options(NightCity city, Seat seat, Options may) {
    may.add(Reply.PASS);
    for (int other = 0; other < city.sides(); other++)
      if (other != seat.index() && Hands.hasCards(city, other) && Units.isIn(city, other, district))
        may.add(Rival.of(city, other));
  }

  @Override
  public void chosen(NightCity city, Seat seat, Option option) {
    if (!(option instanceof Rival rival)) return;
    var hand = city.at().hand(rival.side());
    for (int place = 0; place < hand.size(city); place++) hand.show(city, place, Seats.of(seat));
    if (city.isHeard()) city.tell(GN_14_05, "looked", city.name(seat.index()), rival.who());
    city.then(new DiscardSeen(seat, rival.side()));
  }

  /** One card of the hand just seen may be discarded. */
  record DiscardSeen(Seat seat, int victim) implements SeatAsk<NightCity> {

    @Override
    public Text prompt(NightCity city, Seat seat) {
      return Text.of("ask.discard-seen", city.name(victim));
    }

    @Override
    public Rule rule() {
      return GN_14_05;
    }

    @Override
    public void options(NightCity city, Seat seat, Options may) {
      may.add(Reply.PASS);
      var hand = city.at().hand(victim);
      for (int place = 0; place < hand.size(city); place++) may.add(hand.get(city, place));
    }

    @Override
    public void chosen(NightCity city, Seat seat, Option option) {
      if (option instanceof CombatCard card) Hands.discard(city, victim, card, GN_14_05);
    }
  }
}
