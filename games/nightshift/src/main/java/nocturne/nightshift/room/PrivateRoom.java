package nocturne.nightshift.room;

import static nocturne.nightshift.NightshiftRule.NS_10_16;
import static nocturne.nightshift.NightshiftRule.NS_12_02;
import static nocturne.nightshift.NightshiftRule.NS_12_04;
import static nocturne.nightshift.NightshiftRule.NS_12_05;
import static nocturne.nightshift.NightshiftRule.NS_12_06;
import static nocturne.nightshift.NightshiftRule.NS_12_07;
import static nocturne.nightshift.NightshiftRule.NS_12_08;
import static nocturne.nightshift.NightshiftRule.NS_12_09;
import static nocturne.nightshift.NightshiftRule.NS_12_10;
import static nocturne.nightshift.NightshiftRule.NS_12_12;
import static nocturne.nightshift.NightshiftRule.NS_12_13;
import static nocturne.nightshift.NightshiftRule.NS_12_14;
import static nocturne.nightshift.NightshiftRule.NS_12_15;
import static nocturne.nightshift.NightshiftRule.NS_12_16;
import static nocturne.nightshift.NightshiftRule.NS_12_17;
import static nocturne.nightshift.NightshiftRule.NS_12_18;
import static nocturne.nightshift.NightshiftRule.NS_12_20;
import static nocturne.nightshift.NightshiftRule.NS_12_21;
import static nocturne.nightshift.NightshiftRule.NS_12_22;
import static nocturne.nightshift.NightshiftRule.NS_3_02;

import java.util.Collections;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Step;
import nocturne.kernel.Text;
import nocturne.nightshift.Cites;
import nocturne.nightshift.Club;
import nocturne.nightshift.component.Ability;
import nocturne.nightshift.component.Dance;
import nocturne.nightshift.component.Drink;
import nocturne.nightshift.component.Move;
import nocturne.nightshift.component.PowerCard;
import nocturne.nightshift.power.Moment;
import nocturne.nightshift.power.PowerCards;

/** The Private Room: draw dance cards as long as you dare; three of one move are a BUST. */
public final class PrivateRoom {

  private PrivateRoom() {}

  /** How often a move has been danced in this visit, with one more card. */
  private static int count(Club club, Move move, Dance more) {
    return count(club, move) + Collections.frequency(more.moves(), move);
  }

  /** How often a move has been danced in this visit. */
  @Cites(NS_12_15)
  public static int count(Club club, Move move) {
    int count = 0;
    var cards = club.at().danced;
    for (int i = 0; i < cards.size(club); i++) {
      for (var danced : cards.get(club, i).moves()) if (danced == move) count++;
    }
    return count;
  }

  /** Whether one more card would be a BUST. */
  @Cites(NS_12_05)
  static boolean busts(Club club, Dance card) {
    for (var move : card.moves())
      if (count(club, move, card) >= club.at().bustLimit.get(club)) return true;
    return false;
  }

  /** What the counting cards pay. */
  @Cites({NS_3_02, NS_12_04, NS_12_10})
  public static int sum(Club club) {
    int sum = 0;
    for (var card : club.at().danced.list(club)) sum += card.pays(club.at().visitStars.get(club));
    return sum;
  }

  /** Cancels the latest draw; another card must be drawn in its place. */
  @Cites({NS_12_14, NS_12_16, NS_12_17})
  public static void redo(Club club, Seat seat, Rule rule) {
    club.tell(rule, "redo", seat, club.at().pendingDance.top(club));
    club.at().pendingDance.moveTop(club, club.at().cancelledDances);
    draw(club);
  }

  @Cites({NS_12_20, NS_12_22})
  private static void draw(Club club) {
    var at = club.at();
    if (!club.refill(at.danceDeck, at.danceDiscard)) return;
    at.danceDeck.moveTop(club, at.pendingDance);
    club.tell(NS_12_02, "danced", at.pendingDance.top(club));
  }

  /** Draw another card, or leave with the money; the first card must be drawn. */
  @Cites({NS_12_09})
  record Choose(Seat seat) implements SeatAsk<Club> {

    @Override
    public Text prompt(Club club, Seat seat) {
      return Odds.isShown(club)
          ? Text.of(
              "ask.private-odds", sum(club), Odds.bustPercent(club), Odds.privateExpectation(club))
          : Text.of("ask.private", sum(club));
    }

    @Override
    public Rule rule() {
      return NS_12_08;
    }

    @Override
    public void options(Club club, Seat seat, Options may) {
      boolean more = !club.at().danceDeck.isEmpty(club) || !club.at().danceDiscard.isEmpty(club);
      if (more) may.add(RoomMove.DRAW);
      if (!club.at().danced.isEmpty(club) || !more) may.add(RoomMove.LEAVE);
      else may.refuse(RoomMove.LEAVE, NS_12_09);
      PowerCards.offer(club, seat, Moment.ROOM_TURN, may);
    }

    @Override
    public void chosen(Club club, Seat seat, Option option) {
      switch (option) {
        case PowerCard card -> {
          club.then(this);
          PowerCards.play(club, seat, card);
        }
        case RoomMove.LEAVE -> leave(club, seat);
        default -> {
          club.then(new Accept(seat));
          draw(club);
        }
      }
    }
  }

  @Cites(NS_12_21)
  private static void leave(Club club, Seat seat) {
    club.gain(seat, sum(club), NS_12_10);
    Visit.collect(club, seat);
    club.then(new End(seat));
  }

  /** A card has been drawn: Champagne, an ability or a card may undo it before it counts. */
  @Cites({NS_10_16, NS_12_12, NS_12_13})
  record Accept(Seat seat) implements SeatAsk<Club> {

    @Override
    public Text prompt(Club club, Seat seat) {
      var card = club.at().pendingDance.top(club);
      return Text.of(
          busts(club, card) ? "ask.accept-bust" : "ask.accept-dance", card, card.moves());
    }

    @Override
    public Rule rule() {
      return NS_12_12;
    }

    @Override
    public void options(Club club, Seat seat, Options may) {
      may.add(RoomMove.ACCEPT);
      if (club.drinks(seat, Drink.CHAMPAGNE) > 0) may.add(Drink.CHAMPAGNE);
      boolean free =
          club.dancer(seat).ability() instanceof Ability.FreeRedo
              && club.at().freeRedoUsed.get(club) == 0;
      if (free) may.add(RoomMove.FREE_REDO);
      PowerCards.offer(club, seat, Moment.PRIVATE_DRAW, may);
    }

    @Override
    public void chosen(Club club, Seat seat, Option option) {
      switch (option) {
        case RoomMove.ACCEPT -> accept(club);
        case PowerCard card -> {
          club.then(this);
          PowerCards.play(club, seat, card);
        }
        case RoomMove.FREE_REDO -> {
          club.at().freeRedoUsed.set(club, 1);
          club.then(this);
          redo(club, seat, NS_12_12);
        }
        default -> {
          club.take(seat, Drink.CHAMPAGNE);
          club.then(this);
          redo(club, seat, NS_10_16);
        }
      }
    }

    private void accept(Club club) {
      var at = club.at();
      boolean bust = busts(club, at.pendingDance.top(club));
      at.pendingDance.moveTop(club, at.danced);
      if (!bust) {
        club.then(new Choose(seat));
        return;
      }
      club.tell(NS_12_05, "bust", seat);
      club.gain(seat, club.contents().house().privateBust(), NS_12_06);
      Visit.lose(club, seat, NS_12_07);
      club.then(new End(seat));
    }
  }

  /** All cards of the visit go to the discard pile. */
  record End(Seat seat) implements Step<Club> {

    @Override
    @Cites(NS_12_18)
    public void run(Club club) {
      club.at().danced.moveAll(club, club.at().danceDiscard);
      club.at().cancelledDances.moveAll(club, club.at().danceDiscard);
      Visit.end(club, seat);
    }
  }
}
