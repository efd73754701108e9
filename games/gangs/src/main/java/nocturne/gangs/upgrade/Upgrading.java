package nocturne.gangs.upgrade;

import static nocturne.gangs.GangsRule.GN_11_01;
import static nocturne.gangs.GangsRule.GN_11_02;
import static nocturne.gangs.GangsRule.GN_11_03;
import static nocturne.gangs.GangsRule.GN_11_04;
import static nocturne.gangs.GangsRule.GN_11_05;
import static nocturne.gangs.GangsRule.GN_11_06;
import static nocturne.gangs.GangsRule.GN_11_07;
import static nocturne.gangs.GangsRule.GN_11_08;
import static nocturne.gangs.GangsRule.GN_12_03;
import static nocturne.gangs.GangsRule.GN_1_11;

import nocturne.gangs.Cites;
import nocturne.gangs.Fortune;
import nocturne.gangs.NightCity;
import nocturne.gangs.Reply;
import nocturne.gangs.component.CombatCard;
import nocturne.gangs.component.Resource;
import nocturne.gangs.component.Trigger;
import nocturne.gangs.component.Trigger.Timing;
import nocturne.gangs.effect.Effect;
import nocturne.gangs.firefight.Hands;
import nocturne.gangs.story.Offer;
import nocturne.gangs.story.StoryCard.Moment;
import nocturne.gangs.story.Tale;
import nocturne.gangs.unit.Units;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Seats;
import nocturne.kernel.Step;
import nocturne.kernel.Text;

/** A better combat card for one of the hand, and nobody else sees either. */
@Cites({GN_1_11, GN_11_04, GN_11_08, GN_12_03})
public final class Upgrading {

  private Upgrading() {}

  private static boolean canDraw(NightCity city) {
    return !city.at().combatDeck.isEmpty(city);
  }

  /** Whether the action can be performed. */
  @Cites(GN_11_07)
  public static boolean isPossible(NightCity city, int side) {
    return (canDraw(city)
            && Fortune.canPay(city, side, Resource.EDDIES, city.contents().numbers().upgradeCost()))
        || Tale.hasOffer(city, side, Moment.UPGRADE_DRAW);
  }

  /** The action: paid, or as a story allows. */
  public static void begin(NightCity city, int side) {
    city.then(new Choose(Seat.of(side), 0, city.contents().numbers().upgradeCost()));
  }

  /** An effect gives an Upgrade away. */
  @Cites(GN_11_06)
  public static void free(NightCity city, int side, int extra) {
    if (canDraw(city) || Tale.hasOffer(city, side, Moment.UPGRADE_DRAW))
      city.then(new Free(Seat.of(side), extra));
  }

  /** How many cards more than usual are drawn. */
  @Cites(GN_11_05)
  static int extra(NightCity city, int side) {
    int extra = 0;
    if (city.hasAbility(side, Timing.UPGRADE))
      for (var trigger : city.gang(side).triggers()) extra += cards(trigger);
    var hired = city.at().hired(side);
    for (int place = 0; place < hired.size(city); place++)
      if (hired.isMarked(city, place, Timing.UPGRADE.bit())
          && Units.isInPlay(city, hired.get(city, place)))
        for (var trigger : hired.get(city, place).triggers()) extra += cards(trigger);
    return extra;
  }

  private static int cards(Trigger trigger) {
    int cards = 0;
    if (trigger.timing() == Timing.UPGRADE)
      for (var effect : trigger.effects())
        if (effect instanceof Effect.ExtraCard(var number)) cards += number;
    return cards;
  }

  /** Whether to take an Upgrade that costs nothing. */
  record Free(Seat seat, int extra) implements SeatAsk<NightCity> {

    @Override
    public Text prompt(NightCity city, Seat seat) {
      return Text.of("ask.free-upgrade");
    }

    @Override
    public Rule rule() {
      return GN_11_06;
    }

    @Override
    public void options(NightCity city, Seat seat, Options may) {
      may.add(Reply.YES);
      may.add(Reply.NO);
    }

    @Override
    public void chosen(NightCity city, Seat seat, Option option) {
      if (option == Reply.YES) city.then(new Choose(seat, extra, 0));
    }
  }

  /** To pay and draw, or what a story offers instead; usually there is no such choice. */
  record Choose(Seat seat, int extra, int cost) implements SeatAsk<NightCity> {

    @Override
    public Text prompt(NightCity city, Seat seat) {
      return Text.of("ask.upgrade");
    }

    @Override
    public Rule rule() {
      return GN_11_01;
    }

    @Override
    public void options(NightCity city, Seat seat, Options may) {
      if (canDraw(city) && Fortune.canPay(city, seat.index(), Resource.EDDIES, cost))
        may.add(DrawCards.DRAW);
      Tale.offers(city, seat.index(), Moment.UPGRADE_DRAW, may);
    }

    @Override
    public void chosen(NightCity city, Seat seat, Option option) {
      city.then(new Remove(seat));
      if (option instanceof Offer offer) {
        Tale.take(city, seat.index(), offer);
        return;
      }
      city.then(new Draw(seat, extra));
      Fortune.pay(city, seat.index(), Resource.EDDIES, cost, GN_11_01);
    }
  }

  /** The usual way. */
  enum DrawCards implements Option {
    DRAW;

    @Override
    public String id() {
      return "draw";
    }

    @Override
    public Text label() {
      return Text.of("option.draw");
    }
  }

  /** Cards from the top of the deck, for the player's eyes only. */
  record Draw(Seat seat, int extra) implements Step<NightCity> {

    @Override
    public void run(NightCity city) {
      int side = seat.index();
      int count = city.contents().numbers().upgradeDraw() + extra + extra(city, side);
      var drawn = city.at().drawn(side);
      for (int i = 0; i < count && canDraw(city); i++) city.at().combatDeck.moveTop(city, drawn);
      if (city.isHeard()) city.tell(GN_11_02, "drew", city.name(side), drawn.size(city));
      city.then(new Keep(seat));
    }

    private static int extra(NightCity city, int side) {
      return Upgrading.extra(city, side);
    }
  }

  /** Which of them goes to the hand. */
  record Keep(Seat seat) implements SeatAsk<NightCity> {

    @Override
    public Text prompt(NightCity city, Seat seat) {
      return Text.of("ask.keep-card");
    }

    @Override
    public Rule rule() {
      return GN_11_02;
    }

    @Override
    public void options(NightCity city, Seat seat, Options may) {
      var drawn = city.at().drawn(seat.index());
      for (int place = 0; place < drawn.size(city); place++) may.add(drawn.get(city, place));
    }

    @Override
    public void chosen(NightCity city, Seat seat, Option option) {
      int side = seat.index();
      city.at().drawn(side).move(city, (CombatCard) option, city.at().hand(side));
      city.then(new PutUnder(seat));
    }
  }

  /** The others go under the deck, in the order that the player likes. */
  record PutUnder(Seat seat) implements SeatAsk<NightCity> {

    @Override
    public Seats asked(NightCity city) {
      return city.at().drawn(seat.index()).isEmpty(city) ? Seats.NONE : Seats.of(seat);
    }

    @Override
    public Text prompt(NightCity city, Seat seat) {
      return Text.of("ask.put-under");
    }

    @Override
    public Rule rule() {
      return GN_11_05;
    }

    @Override
    public void options(NightCity city, Seat seat, Options may) {
      var drawn = city.at().drawn(seat.index());
      for (int place = 0; place < drawn.size(city); place++) may.add(drawn.get(city, place));
    }

    @Override
    public void chosen(NightCity city, Seat seat, Option option) {
      var deck = city.at().combatDeck;
      city.then(this);
      city.at().drawn(seat.index()).moveUnder(city, (CombatCard) option, deck);
      deck.show(city, 0, Seats.of(seat));
    }
  }

  /** Which card of the hand leaves the game. */
  record Remove(Seat seat) implements SeatAsk<NightCity> {

    @Override
    public Text prompt(NightCity city, Seat seat) {
      return Text.of("ask.remove-card");
    }

    @Override
    public Rule rule() {
      return GN_11_03;
    }

    @Override
    public void options(NightCity city, Seat seat, Options may) {
      var hand = city.at().hand(seat.index());
      for (int place = 0; place < hand.size(city); place++) may.add(hand.get(city, place));
    }

    @Override
    public void chosen(NightCity city, Seat seat, Option option) {
      int side = seat.index();
      Hands.forget(city, side, Seats.NONE);
      city.at().hand(side).move(city, (CombatCard) option, city.at().removed(side));
      if (city.isHeard()) city.tell(GN_11_03, "upgraded", city.name(side));
    }
  }
}
