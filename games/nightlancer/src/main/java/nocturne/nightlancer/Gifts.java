package nocturne.nightlancer;

import static nocturne.nightlancer.NightlancerRule.NL_18_02;
import static nocturne.nightlancer.NightlancerRule.NL_19_25;

import java.util.List;
import nocturne.kernel.Component;
import nocturne.kernel.Named;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Seat;
import nocturne.kernel.Seen;
import nocturne.kernel.Text;
import nocturne.kernel.Zone;
import nocturne.nightlancer.challenge.Challenges;
import nocturne.nightlancer.challenge.Contacts;
import nocturne.nightlancer.component.Contact;
import nocturne.nightlancer.component.MarketCard;

/** Those who play together may give each other things. */
@Cites({NL_18_02, NL_19_25})
final class Gifts {

  private Gifts() {}

  /** To give a card to somebody. */
  record GiveTo(Component card, Seat receiver) implements Option {

    @Override
    public String id() {
      return "gift-" + card.id() + "-to-" + (receiver.index() + 1);
    }

    @Override
    public Text label() {
      return Text.of("option.gift", card, receiver);
    }

    @Override
    public List<? extends Named> touches() {
      return List.of(card);
    }
  }

  /** To give somebody a Chip. */
  record GiveChip(Seat receiver) implements Option {

    @Override
    public String id() {
      return "gift-chip-to-" + (receiver.index() + 1);
    }

    @Override
    public Text label() {
      return Text.of("option.gift-chip", receiver);
    }
  }

  static void offer(City city, Seat seat, Options may) {
    if (!city.plan().isTogether() || city.plan().isSolo() || Challenges.isFaced(city)) return;
    for (var receiver : city.seats().without(seat).list()) {
      if (city.chips(seat) > 0) may.add(new GiveChip(receiver));
      contacts(city, seat, receiver, may);
      if (city.edition().givesEquipment()) cards(city, city.at().assets(seat), receiver, may);
    }
  }

  private static void contacts(City city, Seat seat, Seat receiver, Options may) {
    var hand = city.at().contacts(seat);
    for (int place = 0; place < hand.size(city); place++)
      if (!Contacts.isRepeated(city, hand, place))
        may.add(new GiveTo(hand.get(city, place), receiver));
  }

  private static void cards(City city, Zone<MarketCard> assets, Seat receiver, Options may) {
    for (int place = 0; place < assets.size(city); place++) {
      var card = assets.get(city, place);
      if (!card.unique() && !card.type().isImplant() && !assets.isFaceDown(city, place))
        may.add(new GiveTo(card, receiver));
    }
  }

  static boolean isOne(Option option) {
    return option instanceof GiveTo || option instanceof GiveChip;
  }

  static void take(City city, Seat seat, Option option) {
    var rule = city.edition().automaton().gifts();
    switch (option) {
      case GiveChip(var receiver) -> {
        Fortune.chips(city, seat, -1, rule);
        Fortune.chips(city, receiver, 1, rule);
      }
      case GiveTo(var card, var receiver) -> {
        var seen =
            card instanceof Contact contact
                ? hand(city, contact, city.at().contacts(seat), city.at().contacts(receiver))
                : hand(city, (MarketCard) card, city.at().assets(seat), city.at().assets(receiver));
        city.tell(rule, "gave", seat, new Seen(card, seen.by().with(seat)), receiver);
      }
      default -> throw new IllegalStateException("no gift: " + option);
    }
  }

  private static <C extends Component> Seen hand(City city, C card, Zone<C> from, Zone<C> to) {
    from.move(city, card, to);
    return to.seenTop(city);
  }
}
