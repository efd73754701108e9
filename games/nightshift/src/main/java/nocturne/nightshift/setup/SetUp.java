package nocturne.nightshift.setup;

import static nocturne.nightshift.NightshiftRule.NS_17_01;
import static nocturne.nightshift.NightshiftRule.NS_17_09;
import static nocturne.nightshift.NightshiftRule.NS_17_13;
import static nocturne.nightshift.NightshiftRule.NS_17_14;
import static nocturne.nightshift.NightshiftRule.NS_18_01;
import static nocturne.nightshift.NightshiftRule.NS_18_03;
import static nocturne.nightshift.NightshiftRule.NS_18_04;
import static nocturne.nightshift.NightshiftRule.NS_18_11;
import static nocturne.nightshift.NightshiftRule.NS_1_03;
import static nocturne.nightshift.NightshiftRule.NS_1_04;
import static nocturne.nightshift.NightshiftRule.NS_1_05;
import static nocturne.nightshift.NightshiftRule.NS_1_06;
import static nocturne.nightshift.NightshiftRule.NS_1_07;
import static nocturne.nightshift.NightshiftRule.NS_1_09;
import static nocturne.nightshift.NightshiftRule.NS_1_10;
import static nocturne.nightshift.NightshiftRule.NS_1_12;
import static nocturne.nightshift.NightshiftRule.NS_1_14;

import java.util.Optional;
import nocturne.kernel.Seat;
import nocturne.kernel.Step;
import nocturne.nightshift.Cites;
import nocturne.nightshift.Club;
import nocturne.nightshift.Mode;
import nocturne.nightshift.Place;
import nocturne.nightshift.component.Drink;
import nocturne.nightshift.component.PowerCard;
import nocturne.nightshift.round.BeginRound;
import nocturne.nightshift.round.Diamond;
import nocturne.nightshift.round.Refresh;

/**
 * Prepares the club, and lets the players choose their dancers.
 *
 * @param named the first player, if the host has named one
 * @param randomDancers whether dancers are dealt instead
 */
public record SetUp(Optional<Seat> named, boolean randomDancers) implements Step<Club> {

  @Override
  @Cites({NS_1_03, NS_1_07, NS_1_12})
  public void run(Club club) {
    club.at().round.set(club, 1);
    var first = named.orElseGet(() -> Seat.of(club.chance("first player").below(club.seatCount())));
    club.at().firstPlayer.set(club, first.index());
    club.tell(NS_1_14, "first-player", first);
    removeCards(club);
    club.at().customerDeck.shuffle(club);
    club.at().powerDeck.shuffle(club);
    club.at().danceDeck.shuffle(club);
    club.at().eventDeck.shuffle(club);
    if (randomDancers) {
      ChooseDancer.deal(club);
      club.then(new Open());
    } else {
      club.then(new ChooseDancer(0));
    }
  }

  /** Cards that don't belong to the mode leave for the night. */
  @Cites({NS_1_04, NS_17_01, NS_17_13, NS_17_14, NS_18_01, NS_18_03, NS_18_04, NS_18_11})
  private static void removeCards(Club club) {
    var mode = club.plan().mode();
    var at = club.at();
    for (var card : club.contents().powerCards()) {
      boolean removed =
          mode == Mode.SOLO
              ? card.star() != PowerCard.Star.NONE
              : mode == Mode.CO_OP && card.star() == PowerCard.Star.SOLID;
      if (removed) at.powerDeck.move(club, card, at.powerRemoved);
    }
    for (var event : club.contents().events()) {
      if (mode == Mode.SOLO && !event.inSolo()) at.eventDeck.move(club, event, at.eventRemoved);
    }
  }

  /**
   * Customers for the tables, a Shot, a Champagne and a Power Card for everybody; all wait in the
   * Locker Room.
   */
  record Open() implements Step<Club> {

    @Override
    @Cites({NS_1_05, NS_1_06, NS_1_09})
    public void run(Club club) {
      Refresh.fill(club);
      for (int place = 0; place < club.seatCount(); place++) {
        var seat = club.inTurnOrder(place);
        club.go(seat, Place.LOCKER_ROOM);
        club.give(seat, Drink.SHOT, NS_1_10);
        club.give(seat, Drink.CHAMPAGNE, NS_1_10);
        club.drawPower(seat, 1, NS_1_10);
      }
      if (club.plan().mode() == Mode.SOLO) firstRefresh(club);
      club.then(new BeginRound());
    }

    @Cites(NS_17_09)
    private static void firstRefresh(Club club) {
      Diamond.isServed(club);
    }
  }
}
