package nocturne.nightshift.power;

import static nocturne.nightshift.NightshiftRule.NS_11_01;
import static nocturne.nightshift.NightshiftRule.NS_11_03;
import static nocturne.nightshift.NightshiftRule.NS_11_07;
import static nocturne.nightshift.NightshiftRule.NS_11_08;
import static nocturne.nightshift.NightshiftRule.NS_11_09;
import static nocturne.nightshift.NightshiftRule.NS_11_12;
import static nocturne.nightshift.NightshiftRule.NS_16_04;
import static nocturne.nightshift.NightshiftRule.NS_18_08;
import static nocturne.nightshift.NightshiftRule.NS_19_04;
import static nocturne.nightshift.NightshiftRule.NS_20_07;

import nocturne.kernel.Options;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Step;
import nocturne.nightshift.Cites;
import nocturne.nightshift.Club;
import nocturne.nightshift.component.PowerCard;
import nocturne.nightshift.effect.Effect;

/** Playing Power Cards. */
@Cites({NS_11_03, NS_11_07, NS_11_08, NS_16_04, NS_18_08, NS_19_04, NS_20_07})
public final class PowerCards {

  private PowerCards() {}

  /**
   * Offers the cards of a player's own hand that may be played at a moment. Where there is nothing
   * else to choose from, everybody sees by the question alone that there is such a card.
   */
  public static void offer(Club club, Seat seat, Moment moment, Options may) {
    var hand = club.at().hand(seat);
    if (may.size() == 1) hand.consult(club);
    if (!hand.hasMarked(club, moment.bit())) return;
    for (int place = 0; place < hand.size(club); place++)
      if (isPlayable(club, seat, place, moment)) may.add(hand.get(club, place));
  }

  /** Whether a player has a card for a moment, which everybody learns by her being asked. */
  public static boolean any(Club club, Seat seat, Moment moment) {
    var hand = club.at().hand(seat);
    hand.consult(club);
    if (!hand.hasMarked(club, moment.bit())) return false;
    for (int place = 0; place < hand.size(club); place++)
      if (isPlayable(club, seat, place, moment)) return true;
    return false;
  }

  /** A card may be played in its window if at least one part of its effect can happen. */
  @Cites(NS_11_09)
  private static boolean isPlayable(Club club, Seat seat, int place, Moment moment) {
    var hand = club.at().hand(seat);
    if (!hand.isMarked(club, place, moment.bit())) return false;
    var card = hand.get(club, place);
    if (!card.window().isOpen(club, seat)) return false;
    for (var effect : card.effects()) if (effect.isPossible(club, seat)) return true;
    return false;
  }

  /** Plays a card: others may counter it, then it takes effect and is discarded. */
  @Cites(NS_11_12)
  public static void play(Club club, Seat seat, PowerCard card) {
    club.at().hand(seat).move(club, card, club.at().powerPlayed);
    club.tell(NS_11_01, "power.played", seat, card);
    club.ask(new CounterWindow(seat, Seats.of(seat)), new Resolve(seat, card));
  }

  /** The effects of a card in order, unless it was countered. */
  record Resolve(Seat seat, PowerCard card) implements Step<Club> {

    @Override
    public void run(Club club) {
      if (!club.at().powerPlayed.has(club, card)) return;
      club.then(new Finish(card));
      for (int i = card.effects().size() - 1; i > 0; i--)
        club.then(new Apply(seat, card.effects().get(i)));
      new Apply(seat, card.effects().getFirst()).run(club);
    }
  }

  /** One effect of a card, if it can happen. */
  record Apply(Seat seat, Effect effect) implements Step<Club> {

    @Override
    public void run(Club club) {
      if (effect.isPossible(club, seat)) effect.perform(club, seat);
    }
  }

  /** The card goes to the discard pile. */
  record Finish(PowerCard card) implements Step<Club> {

    @Override
    public void run(Club club) {
      club.at().powerPlayed.move(club, card, club.at().powerDiscard);
    }
  }
}
