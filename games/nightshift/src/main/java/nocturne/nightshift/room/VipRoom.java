package nocturne.nightshift.room;

import static nocturne.nightshift.NightshiftRule.NS_10_16;
import static nocturne.nightshift.NightshiftRule.NS_13_02;
import static nocturne.nightshift.NightshiftRule.NS_13_03;
import static nocturne.nightshift.NightshiftRule.NS_13_05;
import static nocturne.nightshift.NightshiftRule.NS_13_06;
import static nocturne.nightshift.NightshiftRule.NS_13_07;
import static nocturne.nightshift.NightshiftRule.NS_13_08;
import static nocturne.nightshift.NightshiftRule.NS_13_09;
import static nocturne.nightshift.NightshiftRule.NS_13_11;
import static nocturne.nightshift.NightshiftRule.NS_13_12;
import static nocturne.nightshift.NightshiftRule.NS_13_13;
import static nocturne.nightshift.NightshiftRule.NS_13_14;
import static nocturne.nightshift.NightshiftRule.NS_13_15;
import static nocturne.nightshift.NightshiftRule.NS_13_18;

import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Step;
import nocturne.kernel.Text;
import nocturne.nightshift.Cites;
import nocturne.nightshift.Club;
import nocturne.nightshift.component.Drink;
import nocturne.nightshift.component.PowerCard;
import nocturne.nightshift.component.Trait;
import nocturne.nightshift.power.Moment;
import nocturne.nightshift.power.PowerCards;

/** The VIP Room: roll for hearts as long as you dare; your own trait is a BUST. */
public final class VipRoom {

  /** The label of the VIP die: the number of a trait. */
  public static final String DIE = "vip die";

  private static final Trait[] TRAITS = Trait.values();

  private VipRoom() {}

  /** How many hearts there are. */
  @Cites(NS_13_11)
  public static int hearts(Club club) {
    return Integer.bitCount(club.at().hearts.get(club));
  }

  public static boolean has(Club club, Trait trait) {
    return (club.at().hearts.get(club) & 1 << trait.ordinal()) != 0;
  }

  public static void add(Club club, Trait trait) {
    club.at().hearts.set(club, club.at().hearts.get(club) | 1 << trait.ordinal());
  }

  /** What the present level pays. */
  @Cites(NS_13_18)
  public static int pays(Club club) {
    return club.contents().house().pays(hearts(club), club.at().visitStars.get(club));
  }

  /** Cancels the latest roll; the die is rolled again. */
  @Cites(NS_13_14)
  public static void redo(Club club, Seat seat, Rule rule) {
    club.tell(rule, "redo-roll", seat, pending(club));
    roll(club, seat);
  }

  @Cites(NS_13_05)
  private static void roll(Club club, Seat seat) {
    int trait = club.chance(DIE).below(TRAITS.length);
    club.at().pendingTrait.set(club, trait);
    club.tell(NS_13_05, "vip-rolled", seat, TRAITS[trait]);
  }

  private static Trait pending(Club club) {
    return TRAITS[club.at().pendingTrait.get(club)];
  }

  /** The heart of the dancer's own trait. */
  record Begin(Seat seat) implements Step<Club> {

    @Override
    public void run(Club club) {
      club.at().hearts.set(club, 0);
      add(club, club.dancer(seat).trait());
      club.tell(NS_13_02, "heart", seat, club.dancer(seat).trait(), 1);
      club.then(new Choose(seat));
    }
  }

  /** Roll, or leave and be paid at the present level. */
  record Choose(Seat seat) implements SeatAsk<Club> {

    @Override
    public Text prompt(Club club, Seat seat) {
      return Odds.isShown(club)
          ? Text.of(
              "ask.vip-odds",
              hearts(club),
              pays(club),
              Odds.vipBustPercent(),
              Odds.vipExpectation(club))
          : Text.of("ask.vip", hearts(club), pays(club));
    }

    @Override
    public Rule rule() {
      return NS_13_03;
    }

    @Override
    public void options(Club club, Seat seat, Options may) {
      may.add(RoomMove.ROLL);
      may.add(RoomMove.LEAVE);
      PowerCards.offer(club, seat, Moment.VIP_BEFORE, may);
    }

    @Override
    public void chosen(Club club, Seat seat, Option option) {
      switch (option) {
        case PowerCard card -> {
          club.then(new Continue(seat));
          PowerCards.play(club, seat, card);
        }
        case RoomMove.LEAVE -> leave(club, seat, NS_13_03);
        default -> {
          club.then(new Accept(seat));
          roll(club, seat);
        }
      }
    }
  }

  /** At five hearts the visit is over; before, it goes on. */
  @Cites(NS_13_12)
  record Continue(Seat seat) implements Step<Club> {

    @Override
    public void run(Club club) {
      if (hearts(club) == TRAITS.length) leave(club, seat, NS_13_12);
      else club.then(new Choose(seat));
    }
  }

  private static void leave(Club club, Seat seat, Rule rule) {
    club.gain(seat, pays(club), rule);
    Visit.collect(club, seat);
    club.then(new End(seat));
  }

  /** The die has been rolled: Champagne or a card may undo it before it counts. */
  @Cites({NS_10_16, NS_13_13})
  record Accept(Seat seat) implements SeatAsk<Club> {

    @Override
    public Text prompt(Club club, Seat seat) {
      var trait = pending(club);
      if (trait == club.dancer(seat).trait()) return Text.of("ask.accept-own-trait", trait);
      return has(club, trait)
          ? Text.of("ask.accept-known-trait", trait, pays(club))
          : Text.of("ask.accept-trait", trait);
    }

    @Override
    public Rule rule() {
      return NS_13_13;
    }

    @Override
    public void options(Club club, Seat seat, Options may) {
      may.add(RoomMove.ACCEPT);
      if (club.drinks(seat, Drink.CHAMPAGNE) > 0) may.add(Drink.CHAMPAGNE);
      PowerCards.offer(club, seat, Moment.VIP_ROLL, may);
    }

    @Override
    public void chosen(Club club, Seat seat, Option option) {
      switch (option) {
        case RoomMove.ACCEPT -> accept(club);
        case PowerCard card -> {
          club.then(this);
          PowerCards.play(club, seat, card);
        }
        default -> {
          club.take(seat, Drink.CHAMPAGNE);
          club.then(this);
          redo(club, seat, NS_10_16);
        }
      }
    }

    @Cites({NS_13_09, NS_13_15})
    private void accept(Club club) {
      var trait = pending(club);
      if (trait == club.dancer(seat).trait()) {
        club.tell(NS_13_06, "bust", seat);
        club.gain(seat, club.contents().house().vipBust(), NS_13_06);
        Visit.lose(club, seat, NS_13_15);
        club.then(new End(seat));
      } else if (has(club, trait)) {
        club.tell(NS_13_08, "heart.known", seat, trait);
        leave(club, seat, NS_13_08);
      } else {
        add(club, trait);
        club.tell(NS_13_07, "heart", seat, trait, hearts(club));
        club.then(new Continue(seat));
      }
    }
  }

  /** The hearts are put back. */
  record End(Seat seat) implements Step<Club> {

    @Override
    public void run(Club club) {
      club.at().hearts.set(club, 0);
      club.at().pendingTrait.set(club, 0);
      Visit.end(club, seat);
    }
  }
}
