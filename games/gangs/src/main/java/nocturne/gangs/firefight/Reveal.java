package nocturne.gangs.firefight;

import static nocturne.gangs.GangsRule.GN_19_22;
import static nocturne.gangs.GangsRule.GN_7_15;
import static nocturne.gangs.GangsRule.GN_7_16;
import static nocturne.gangs.GangsRule.GN_7_17;
import static nocturne.gangs.GangsRule.GN_7_19;
import static nocturne.gangs.GangsRule.GN_7_20;

import nocturne.gangs.Cites;
import nocturne.gangs.Fortune;
import nocturne.gangs.NightCity;
import nocturne.gangs.Reply;
import nocturne.gangs.component.CombatCard;
import nocturne.gangs.component.Kin;
import nocturne.gangs.component.Member;
import nocturne.gangs.component.Resource;
import nocturne.gangs.component.Role;
import nocturne.gangs.component.Tactic;
import nocturne.gangs.solo.Automata;
import nocturne.gangs.unit.Drones;
import nocturne.gangs.unit.Losing;
import nocturne.gangs.unit.Units;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Step;
import nocturne.kernel.Text;

/** Step 3: the cards are turned up and do what they do at once. */
@Cites({GN_7_16, GN_7_19})
final class Reveal {

  private Reveal() {}

  static void play(NightCity city, int side, CombatCard card) {
    city.at().hand(side).move(city, card, city.at().played(side));
    if (city.isHeard()) city.tell(GN_7_15, "played", city.name(side), card);
  }

  /** All cards at once; opponents whom nobody plays draw theirs when the player has chosen. */
  @Cites({GN_7_15, GN_19_22})
  record TurnUp() implements Step<NightCity> {

    @Override
    public void run(NightCity city) {
      for (int place = 0; place < city.sides(); place++) {
        int side = Firefight.inOrder(city, place);
        if (Firefight.isPlaying(city, side)) turnUp(city, side);
      }
      for (int side = city.seatCount(); side < city.sides(); side++)
        if (Firefight.takesPart(city, side)) Automata.draw(city, side);
      for (int side = 0; side < city.seatCount(); side++) blank(city, side);
      new Next().run(city);
    }

    private static void turnUp(NightCity city, int side) {
      var pick = city.at().pick(side);
      if (pick.get(city) == 0) return;
      var hand = city.at().hand(side);
      int place = (pick.reveal(city, 0) - 1) % hand.size(city);
      pick.set(city, 0);
      play(city, side, hand.get(city, place));
    }

    /** What blanks other cards comes before everything else. */
    private static void blank(NightCity city, int side) {
      var played = city.at().played(side);
      for (int place = 0; place < played.size(city); place++)
        if (played.isMarked(city, place, Tactic.Word.BLANK_OTHERS.bit()))
          city.at().blanker.set(city, played.get(city, place).index() + 1);
    }
  }

  /** The next card that has not been looked at, the initiator's first. */
  record Next() implements Step<NightCity> {

    @Override
    public void run(NightCity city) {
      for (int place = 0; place < city.sides(); place++) {
        int side = Firefight.inOrder(city, place);
        if (!Firefight.isPlaying(city, side)) continue;
        var played = city.at().played(side);
        for (int next = revealed(city, side); next < played.size(city); next++) {
          city.at().revealed.set(city, side, next + 1);
          var card = played.get(city, next);
          if (!card.tactic().worksAtOnce() || Firefight.isBlanked(city, card)) continue;
          city.then(this);
          reveal(city, side, card);
          return;
        }
      }
    }

    private static int revealed(NightCity city, int side) {
      return city.at().revealed.get(city, side);
    }

    private static void reveal(NightCity city, int side, CombatCard card) {
      var tactic = card.tactic();
      switch (tactic.word()) {
        case CHAIN -> {
          if (Hands.hasCards(city, side) && isThere(city, side, tactic.needs()))
            city.then(new Chain(Seat.of(side), false));
        }
        case TAKE_BACK_OR_CHAIN -> {
          if (Hands.hasCards(city, side) || !city.at().discard(side).isEmpty(city))
            city.then(new Chain(Seat.of(side), true));
        }
        case BLANK_OTHERS -> city.at().blanker.set(city, card.index() + 1);
        case OPP_DRONES -> shootDrones(city, side, tactic.number());
        case SECRET_PER_NETRUNNER -> listenIn(city, side);
        default -> {}
      }
    }

    private static boolean isThere(NightCity city, int side, Kin kin) {
      int district = Firefight.district(city);
      return switch (kin) {
        case NETRUNNER -> Units.count(city, side, Role.NETRUNNER.bit(), district) > 0;
        case TECHIE -> Units.count(city, side, Role.TECHIE.bit(), district) > 0;
        case SOLO -> Units.count(city, side, Role.SOLO.bit(), district) > 0;
        case DRONE -> Drones.in(city, side, district) > 0;
        case UNIT, BASIC, NON_DRONE, EDGERUNNER -> true;
      };
    }

    @Cites(GN_7_20)
    private static void shootDrones(NightCity city, int side, int number) {
      int district = Firefight.district(city);
      for (int place = city.sides() - 1; place > 0; place--) {
        int other = city.clockwise(side, place);
        if (!city.isGang(other)) continue;
        int drones = Math.min(number, Drones.in(city, other, district));
        var drone = city.piece(other, Member.DRONE.ordinal(), district);
        for (int i = 0; i < drones; i++) Losing.lose(city, drone, false, GN_7_20);
      }
    }

    private static void listenIn(NightCity city, int side) {
      int netrunners = 0;
      for (int other = 0; other < city.sides(); other++)
        netrunners += Units.count(city, other, Role.NETRUNNER.bit(), Firefight.district(city));
      city.at().secretsGained.add(city, side, netrunners);
      Fortune.gain(city, side, Resource.SECRETS, netrunners, GN_7_16);
    }
  }

  /** Another card of the hand, with all that is on it; or the discard pile instead. */
  record Chain(Seat seat, boolean mayTakeBack) implements SeatAsk<NightCity> {

    @Override
    public Text prompt(NightCity city, Seat seat) {
      return Text.of("ask.chain", mayTakeBack);
    }

    @Override
    public Rule rule() {
      return GN_7_17;
    }

    @Override
    public void options(NightCity city, Seat seat, Options may) {
      may.add(Reply.PASS);
      if (mayTakeBack && !city.at().discard(seat.index()).isEmpty(city)) may.add(Reply.TAKE_BACK);
      new ChooseCards().options(city, seat, may);
    }

    @Override
    public void chosen(NightCity city, Seat seat, Option option) {
      if (option instanceof CombatCard card) play(city, seat.index(), card);
      else if (option == Reply.TAKE_BACK) Hands.takeBack(city, seat.index(), GN_7_17);
    }
  }
}
