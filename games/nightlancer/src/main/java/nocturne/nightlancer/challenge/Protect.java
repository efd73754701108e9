package nocturne.nightlancer.challenge;

import static nocturne.nightlancer.NightlancerRule.NL_13_02;
import static nocturne.nightlancer.NightlancerRule.NL_13_10;
import static nocturne.nightlancer.NightlancerRule.NL_16_11;

import nocturne.kernel.Ask;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Text;
import nocturne.kernel.Zone;
import nocturne.nightlancer.Cites;
import nocturne.nightlancer.City;
import nocturne.nightlancer.Fortune;
import nocturne.nightlancer.Reply;
import nocturne.nightlancer.Specials;
import nocturne.nightlancer.component.Contact;
import nocturne.nightlancer.component.MarketCard;
import nocturne.nightlancer.component.MarketType;
import nocturne.nightlancer.component.Timing;
import nocturne.nightlancer.component.Words;
import nocturne.nightlancer.effect.Effect;
import nocturne.nightlancer.mission.Crews;

/**
 * Those who are about to lose Health protect themselves, one after the other: with one Armour, with
 * Contacts, and one another where a special allows it.
 *
 * @param left who has not decided yet
 */
@Cites({NL_13_02, NL_13_10, NL_16_11})
record Protect(Seats group, Seats left) implements Ask<City> {

  /** To shield somebody else in the crew. */
  record Shield(Seat target, Words special) implements Option {

    @Override
    public String id() {
      return "shield-" + (target.index() + 1);
    }

    @Override
    public Text label() {
      return Text.of("option.shield", target, special);
    }
  }

  private Seat next(City city) {
    return city.slotOf(left.first()) < 0 ? left.first() : Crews.top(city, left);
  }

  @Override
  public Seats asked(City city) {
    if (left.isEmpty()) return Seats.NONE;
    var next = next(city);
    city.at().contacts(next).consult(city);
    return Seats.of(next);
  }

  @Override
  public Text prompt(City city, Seat seat) {
    return Text.of("ask.protect", Math.max(1, city.at().wound.get(city, seat.index())));
  }

  @Override
  public Rule rule() {
    return NL_13_10;
  }

  @Override
  public void options(City city, Seat seat, Options may) {
    if (city.at().wound.get(city, seat.index()) > 1) {
      armour(city, seat, city.at().loadout(seat), true, may);
      armour(city, seat, city.at().assets(seat), false, may);
      contacts(city, seat, may);
    }
    shields(city, seat, may);
    may.add(Reply.DONE);
  }

  private static void armour(
      City city, Seat seat, Zone<MarketCard> zone, boolean loaded, Options may) {
    boolean worn = city.at().armoured.get(city, seat.index()) > 0;
    for (int place = 0; place < zone.size(city); place++) {
      var card = zone.get(city, place);
      if (card.type() != MarketType.ARMOUR || zone.isFaceDown(city, place)) continue;
      if (!Kit.isAtHand(city, seat, card, loaded))
        may.refuse(new UseCard(card), Forbidden.here(city, seat, card));
      else if (worn) may.refuse(new UseCard(card), NL_13_02);
      else may.add(new UseCard(card));
    }
  }

  private static void contacts(City city, Seat seat, Options may) {
    var hand = city.at().contacts(seat);
    if (!hand.hasMarked(city, Timing.DAMAGE.bit())) return;
    for (int place = 0; place < hand.size(city); place++) {
      var card = hand.get(city, place);
      for (int use = 0; use < Contact.HOSTILE; use++)
        if (card.use(use).timing() == Timing.DAMAGE && !Contacts.isRepeated(city, hand, place))
          may.add(new PlayContact(card, use));
    }
  }

  private void shields(City city, Seat seat, Options may) {
    if (!Specials.isAt(city, seat, Timing.DAMAGE)) return;
    var lancer = city.lancer(seat);
    for (var mate : group.without(seat).list())
      if (city.at().wound.get(city, mate.index()) > 1)
        may.add(new Shield(mate, new Words(lancer.id(), lancer.special().name())));
  }

  @Override
  public void chosen(City city, Seat seat, Option option) {
    if (option == Reply.DONE) {
      city.ask(new Protect(group, left.without(seat)));
      return;
    }
    city.then(this);
    switch (option) {
      case UseCard(var card) -> {
        city.tell(NL_13_02, "used", seat, card);
        city.at().armoured.set(city, seat.index(), 1);
        lessen(city, seat, card.protection());
        if (card.isLoud()) Fortune.heat(city, seat, 1, NL_13_02);
        Kit.after(city, seat, card, card.effects());
      }
      case PlayContact(var card, var use) -> {
        city.discard(seat, card);
        city.tell(NL_13_10, "played", seat, card);
        card.use(use)
            .effect(Effect.ReduceDanger.class)
            .ifPresent(reduce -> lessen(city, seat, reduce.amount()));
      }
      case Shield(var mate, var _) -> {
        Specials.use(city, seat);
        city.lancer(seat)
            .special()
            .effect(Effect.ReduceDanger.class)
            .ifPresent(reduce -> lessen(city, mate, reduce.amount()));
      }
      default -> throw new IllegalStateException("no protection: " + option);
    }
  }

  private static void lessen(City city, Seat seat, int amount) {
    city.at().wound.add(city, seat.index(), -amount);
  }
}
