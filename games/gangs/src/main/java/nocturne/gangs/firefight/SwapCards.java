package nocturne.gangs.firefight;

import static nocturne.gangs.GangsRule.GN_14_02;
import static nocturne.gangs.GangsRule.GN_20_06;

import java.util.List;
import nocturne.gangs.NightCity;
import nocturne.gangs.Reply;
import nocturne.gangs.Rival;
import nocturne.gangs.component.CombatCard;
import nocturne.kernel.Named;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Seats;
import nocturne.kernel.Text;

/** Which card of one's own to give for a random one, and to whom. */
record SwapCards(Seat seat) implements SeatAsk<NightCity> {

  /** A card and who gets it. */
  record Swap(CombatCard card, Rival rival) implements Option {

    @Override
    public String id() {
      return card.id() + "-with-" + rival.id();
    }

    @Override
    public Text label() {
      return Text.of("option.swap-card", card, rival.who());
    }

    @Override
    public List<? extends Named> touches() {
      return List.of(card, rival.who());
    }
  }

  @Override
  public Text prompt(NightCity city, Seat seat) {
    return Text.of("ask.swap-card");
  }

  @Override
  public Rule rule() {
    return GN_14_02;
  }

  @Override
  public void options(NightCity city, Seat seat, Options may) {
    may.add(Reply.PASS);
    var hand = city.at().hand(seat.index());
    for (int other = 0; other < city.sides(); other++) {
      if (other == seat.index() || !Hands.hasCards(city, other)) continue;
      var rival = Rival.of(city, other);
      for (int place = 0; place < hand.size(city); place++)
        may.add(new Swap(hand.get(city, place), rival));
    }
  }

  @Override
  public void chosen(NightCity city, Seat seat, Option option) {
    if (!(option instanceof Swap(var card, var rival))) return;
    int side = seat.index();
    int other = rival.side();
    var involved = Seats.of(seat).with(Seat.of(other));
    var own = city.at().hand(side);
    var hand = city.at().hand(other);
    int place = city.chance("random card").below(hand.size(city));
    var got = hand.get(city, place);
    Hands.forget(city, side, involved);
    Hands.forget(city, other, involved);
    own.move(city, card, city.at().drawn(side));
    hand.move(city, got, own);
    city.at().drawn(side).move(city, card, hand);
    city.at().swapped.set(city, side, 1);
    city.at().swapped.set(city, other, 1);
    own.show(city, own.size(city) - 1, involved);
    hand.show(city, hand.size(city) - 1, involved);
    if (city.isHeard())
      city.tell(
          GN_20_06,
          "card.swapped",
          city.name(side),
          own.seenTop(city),
          rival.who(),
          hand.seenTop(city));
  }
}
