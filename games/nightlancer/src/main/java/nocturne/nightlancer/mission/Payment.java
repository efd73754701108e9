package nocturne.nightlancer.mission;

import static nocturne.nightlancer.NightlancerRule.NL_11_10;
import static nocturne.nightlancer.NightlancerRule.NL_11_11;
import static nocturne.nightlancer.NightlancerRule.NL_11_12;
import static nocturne.nightlancer.NightlancerRule.NL_11_13;
import static nocturne.nightlancer.NightlancerRule.NL_11_14;
import static nocturne.nightlancer.NightlancerRule.NL_11_15;
import static nocturne.nightlancer.NightlancerRule.NL_16_17;
import static nocturne.nightlancer.NightlancerRule.NL_7_09;

import java.util.List;
import nocturne.kernel.Ask;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Step;
import nocturne.kernel.Text;
import nocturne.nightlancer.Cites;
import nocturne.nightlancer.City;
import nocturne.nightlancer.Fortune;
import nocturne.nightlancer.Reply;
import nocturne.nightlancer.automaton.ContactDraw;
import nocturne.nightlancer.automaton.Trigger;
import nocturne.nightlancer.challenge.Answer;
import nocturne.nightlancer.challenge.Contacts;
import nocturne.nightlancer.challenge.PlayOn;
import nocturne.nightlancer.component.ContactType;
import nocturne.nightlancer.component.Resource;
import nocturne.nightlancer.component.Timing;
import nocturne.nightlancer.effect.Effect;

/** The mission is done: everybody who is left is paid, from the top of the stack down. */
@Cites({NL_11_10, NL_11_15})
record Payment(int slot) implements Step<City> {

  @Override
  public void run(City city) {
    var members = Crews.on(city, slot);
    city.tell(NL_11_10, "mission.done", city.mission(slot), members.list());
    city.then(new Close(slot));
    city.then(
        ContactDraw.isOrdered(city, members, Trigger.PAYMENT)
            ? new WhoIsPaid(slot, members, members.size())
            : new PayNext(slot, members, members.size()));
  }

  /** One member after the other. */
  record PayNext(int slot, Seats left, int crew) implements Step<City> {

    @Override
    public void run(City city) {
      if (left.isEmpty()) return;
      var seat = Crews.top(city, left);
      city.then(new Pay(slot, seat, crew), new PayNext(slot, left.without(seat), crew));
    }
  }

  /** What a member gets, and what comes of it. */
  @Cites({NL_7_09, NL_11_11, NL_11_13, NL_11_14})
  record Pay(int slot, Seat seat, int crew) implements Step<City> {

    @Override
    public void run(City city) {
      var mission = city.mission(slot);
      var row = mission.payment(crew);
      city.at().completed.set(city, seat.index(), 1);
      city.then(new Envy(seat, Seats.NONE));
      if (ContactDraw.threatens(city, seat, Trigger.PAYMENT))
        city.then(ContactDraw.against(seat, Trigger.PAYMENT));
      if (mission.dirty()) city.then(new GetDirty(seat));
      for (var effect : row)
        if (effect instanceof Effect.Gain gain && gain.resource() != Resource.HEAT)
          Fortune.gain(city, seat, gain.resource(), gain.amount(), NL_11_11);
      city.drawOpportunities(seat, draws(row), NL_11_11);
      boolean boss = seat.equals(Crews.top(city, Crews.on(city, slot)));
      if (boss && Crews.hasDeal(city, slot)) city.drawOpportunities(seat, 1, NL_11_13);
      int heat = Effect.gained(row, Resource.HEAT);
      if (heat > 0) Fortune.heat(city, seat, heat, NL_11_11);
    }

    private static int draws(List<Effect> row) {
      int draws = 0;
      for (var effect : row)
        if (effect instanceof Effect.Draw(var deck, var count) && deck == Effect.Deck.OPPORTUNITY)
          draws += count;
      return draws;
    }
  }

  /** What a Dirty mission costs everybody who is paid for it, after its Heat. */
  @Cites(NL_11_12)
  record GetDirty(Seat seat) implements Step<City> {

    @Override
    public void run(City city) {
      city.at().dirtied.set(city, seat.index(), 1);
      Fortune.loseIdeals(city, seat, 1, NL_11_12);
    }
  }

  /** Others may point at somebody who has just been paid. */
  record Envy(Seat paid, Seats passed) implements Ask<City> {

    @Override
    public Seats asked(City city) {
      if (city.plan().isTogether()) return Seats.NONE;
      int first = city.order().placeOf(paid);
      for (int i = 1; i < city.seatCount(); i++) {
        int place = first + i;
        var seat = city.order().seat(place < city.seatCount() ? place : place - city.seatCount());
        var hand = city.at().contacts(seat);
        if (passed.has(seat)) continue;
        hand.consult(city);
        if (hand.hasMarked(city, Timing.PAYMENT_OTHER.bit())) return Seats.of(seat);
      }
      return Seats.NONE;
    }

    @Override
    public Text prompt(City city, Seat seat) {
      return Text.of("ask.envy", paid);
    }

    @Override
    public Rule rule() {
      return NL_16_17;
    }

    @Override
    public boolean interrupts(City city, Seat seat) {
      return true;
    }

    @Override
    public void options(City city, Seat seat, Options may) {
      var hand = city.at().contacts(seat);
      for (int place = 0; place < hand.size(city); place++) {
        var card = hand.get(city, place);
        if (card.type() == ContactType.COMPANY && !Contacts.isRepeated(city, hand, place))
          may.add(new PlayOn(card, paid));
      }
      may.add(Reply.PASS);
    }

    @Override
    public void chosen(City city, Seat seat, Option option) {
      if (option instanceof PlayOn(var card, var target)) {
        city.at().contacts(seat).move(city, card, city.at().against(target));
        city.tell(NL_16_17, "played-on", seat, card, target);
        city.then(new Envy(paid, Seats.NONE));
        Answer.to(city, target, card, Trigger.PAYMENT, 0);
      } else {
        city.ask(new Envy(paid, passed.with(seat)));
      }
    }
  }

  /** Everybody goes home. */
  record Close(int slot) implements Step<City> {

    @Override
    public void run(City city) {
      for (var seat : Crews.on(city, slot).list()) Crews.leave(city, seat);
      Crews.discard(city, slot);
    }
  }
}
