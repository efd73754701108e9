package nocturne.nightlancer.challenge;

import static nocturne.nightlancer.NightlancerRule.NL_12_08;
import static nocturne.nightlancer.NightlancerRule.NL_12_09;
import static nocturne.nightlancer.NightlancerRule.NL_12_15;
import static nocturne.nightlancer.NightlancerRule.NL_12_23;
import static nocturne.nightlancer.NightlancerRule.NL_12_30;

import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Seats;
import nocturne.kernel.Text;
import nocturne.kernel.Zone;
import nocturne.nightlancer.Aside;
import nocturne.nightlancer.Cites;
import nocturne.nightlancer.City;
import nocturne.nightlancer.Reply;
import nocturne.nightlancer.Specials;
import nocturne.nightlancer.component.Ability;
import nocturne.nightlancer.component.Contact;
import nocturne.nightlancer.component.MarketCard;
import nocturne.nightlancer.component.Timing;
import nocturne.nightlancer.effect.Costs;
import nocturne.nightlancer.effect.Effect;

/** What somebody uses in an attempt, one thing after the other; also in answer to others. */
@Cites({NL_12_09, NL_12_15, NL_12_23, NL_12_30})
record ChooseCards(Seat seat) implements SeatAsk<City> {

  @Override
  public Seats asked(City city) {
    if (!Challenges.attempting(city).has(seat)) return Seats.NONE;
    city.at().contacts(seat).consult(city);
    return Seats.of(seat);
  }

  @Override
  public Text prompt(City city, Seat seat) {
    return Text.of(
        "ask.cards",
        Challenges.ability(city),
        Challenges.rating(city, seat),
        Challenges.difficulty(city),
        Challenges.chance(city, seat) / 10);
  }

  @Override
  public Rule rule() {
    return NL_12_08;
  }

  @Override
  public void options(City city, Seat seat, Options may) {
    offer(city, city.at().loadout(seat), true, may);
    offer(city, city.at().assets(seat), false, may);
    contacts(city, may);
    if (isSpecialUseful(city)) may.add(new UseSpecial(city.lancer(seat)));
    may.add(Reply.DONE);
    Aside.offer(city, seat, may);
  }

  private void offer(City city, Zone<MarketCard> zone, boolean loaded, Options may) {
    for (int place = 0; place < zone.size(city); place++) {
      if (zone.isFaceDown(city, place)) continue;
      var card = zone.get(city, place);
      if (Kit.bonus(city, seat, card) > 0 && Kit.isAtHand(city, seat, card, loaded))
        may.add(new UseCard(card));
      else if (may.explaining())
        Forbidden.inAttempt(city, seat, card, loaded)
            .ifPresent(rule -> may.refuse(new UseCard(card), rule));
    }
  }

  private void contacts(City city, Options may) {
    var hand = city.at().contacts(seat);
    if (!hand.hasMarked(city, Timing.CHALLENGE_SELF.bit() | Timing.RESPONSE.bit())) return;
    var ability = Challenges.used(city, seat);
    for (int place = 0; place < hand.size(city); place++) {
      var card = hand.get(city, place);
      if (Contacts.isRepeated(city, hand, place)) continue;
      for (int use = 0; use < Contact.HOSTILE; use++) {
        var timing = card.use(use).timing();
        if (timing == Timing.RESPONSE) cancels(city, card, may);
        else if (timing == Timing.CHALLENGE_SELF
            && Effect.bonus(card.use(use).effects(), ability) > 0)
          may.add(new PlayContact(card, use));
      }
    }
  }

  private void cancels(City city, Contact card, Options may) {
    var against = city.at().against(seat);
    for (int place = 0; place < against.size(city); place++)
      may.add(new CancelContact(card, against.get(city, place)));
  }

  /** Whether the special changes this attempt: another ability, or more of a weapon. */
  private boolean isSpecialUseful(City city) {
    if (!Specials.isAt(city, seat, Timing.CHALLENGE_SELF)) return false;
    var special = city.lancer(seat).special();
    var tested = Challenges.ability(city);
    boolean useful =
        special.effect(Effect.Substitute.class).filter(it -> it.tested() == tested).isPresent()
            || (special.effect(Effect.Bonus.class).isPresent()
                && Kit.isArmedFor(city, seat, tested));
    return useful && Costs.canPay(city, seat, special.use().costs());
  }

  @Override
  public void chosen(City city, Seat seat, Option option) {
    if (option == Reply.DONE) return;
    city.then(this);
    switch (option) {
      case UseCard(var card) when Kit.bonus(city, seat, card) > 0 -> Kit.use(city, seat, card);
      case PlayContact(var card, var use) when card.use(use).timing() == Timing.CHALLENGE_SELF -> {
        city.discard(seat, card);
        city.tell(NL_12_08, "played", seat, card);
        var ability = Challenges.used(city, seat);
        city.at().bonus.add(city, seat.index(), Effect.bonus(card.use(use).effects(), ability));
      }
      case CancelContact(var with, var what) -> cancel(city, seat, with, what);
      case UseSpecial special -> special(city, seat);
      default -> Aside.take(city, seat, option);
    }
  }

  static void cancel(City city, Seat seat, Contact with, Contact what) {
    city.discard(seat, with);
    city.at().against(seat).move(city, what, city.at().contactDiscard);
    city.tell(NL_12_15, "cancelled", seat, with, what);
  }

  private static void special(City city, Seat seat) {
    Specials.use(city, seat);
    var special = city.lancer(seat).special();
    Costs.pay(city, seat, special.use().costs(), NL_12_08);
    special
        .effect(Effect.Substitute.class)
        .map(Effect.Substitute::used)
        .map(Ability::ordinal)
        .ifPresent(other -> substitute(city, seat, other));
    special
        .effect(Effect.Bonus.class)
        .ifPresent(bonus -> city.at().bonus.add(city, seat.index(), bonus.amount()));
  }

  /** What a weapon added to the tested ability it now adds to the other, if it does. */
  private static void substitute(City city, Seat seat, int other) {
    var tested = Challenges.ability(city);
    int armed = city.at().armed.get(city, seat.index());
    if (armed > 0) {
      var card = city.contents().market().get(armed - 1);
      int change = card.bonus(Ability.of(other)) - card.bonus(tested);
      city.at().bonus.add(city, seat.index(), change);
    }
    city.at().substituted.set(city, seat.index(), other + 1);
  }
}
