package nocturne.nightlancer.challenge;

import static nocturne.nightlancer.NightlancerRule.NL_12_04;
import static nocturne.nightlancer.NightlancerRule.NL_12_06;
import static nocturne.nightlancer.NightlancerRule.NL_12_07;

import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Seats;
import nocturne.kernel.Text;
import nocturne.kernel.Zone;
import nocturne.nightlancer.Cites;
import nocturne.nightlancer.City;
import nocturne.nightlancer.Reply;
import nocturne.nightlancer.Specials;
import nocturne.nightlancer.component.Contact;
import nocturne.nightlancer.component.MarketCard;
import nocturne.nightlancer.component.Obstacle;
import nocturne.nightlancer.component.Timing;
import nocturne.nightlancer.effect.Costs;

/** An attempt stands before an obstacle: with a fitting card it goes on, otherwise it is over. */
@Cites({NL_12_04, NL_12_06, NL_12_07})
record PassObstacle(Seat seat) implements SeatAsk<City> {

  @Override
  public Seats asked(City city) {
    city.at().contacts(seat).consult(city);
    return Seats.of(seat);
  }

  @Override
  public Text prompt(City city, Seat seat) {
    return Text.of("ask.obstacle", Challenges.obstacle(city).orElseThrow());
  }

  @Override
  public Rule rule() {
    return NL_12_04;
  }

  @Override
  public void options(City city, Seat seat, Options may) {
    var obstacle = Challenges.obstacle(city).orElseThrow();
    offer(city, city.at().loadout(seat), true, obstacle, may);
    offer(city, city.at().assets(seat), false, obstacle, may);
    contacts(city, obstacle, may);
    var special = city.lancer(seat).special().use();
    if (Specials.isAt(city, seat, Timing.CHALLENGE_SELF)
        && special.passes(obstacle)
        && Costs.canPay(city, seat, special.costs())) may.add(new UseSpecial(city.lancer(seat)));
    may.add(Reply.GIVE_UP);
  }

  private void offer(
      City city, Zone<MarketCard> zone, boolean loaded, Obstacle obstacle, Options may) {
    for (int place = 0; place < zone.size(city); place++) {
      var card = zone.get(city, place);
      if (zone.isFaceDown(city, place) || !Kit.passes(city, seat, card, obstacle)) continue;
      if (Kit.isAtHand(city, seat, card, loaded)) may.add(new UseCard(card));
      else may.refuse(new UseCard(card), Forbidden.here(city, seat, card));
    }
  }

  private void contacts(City city, Obstacle obstacle, Options may) {
    var hand = city.at().contacts(seat);
    if (!hand.hasMarked(city, Timing.CHALLENGE_SELF.bit())) return;
    for (int place = 0; place < hand.size(city); place++) {
      var card = hand.get(city, place);
      if (Contacts.isRepeated(city, hand, place)) continue;
      for (int use = 0; use < Contact.HOSTILE; use++)
        if (card.use(use).passes(obstacle)) may.add(new PlayContact(card, use));
    }
  }

  @Override
  public void chosen(City city, Seat seat, Option option) {
    switch (option) {
      case UseCard(var card) -> Kit.pass(city, seat, card, Challenges.obstacle(city).orElseThrow());
      case PlayContact(var card, var _) -> {
        city.discard(seat, card);
        city.tell(NL_12_04, "played", seat, card);
      }
      case UseSpecial special -> {
        Specials.use(city, seat);
        Costs.pay(city, seat, special.lancer().special().use().costs(), NL_12_04);
      }
      default -> {
        city.tell(NL_12_04, "gave-up", seat);
        Challenges.giveUp(city, seat);
      }
    }
  }
}
