package nocturne.nightshift.prospects;

import nocturne.kernel.Seat;
import nocturne.nightshift.Club;
import nocturne.nightshift.component.Dancer;
import nocturne.nightshift.component.Drink;
import nocturne.nightshift.component.Spot;

/**
 * One player at one moment of the night.
 *
 * @param turns how many turns she has after the present one
 * @param loyalty the total of her Subscribers
 */
record Position(
    Club club,
    Seat seat,
    Dancer dancer,
    int turns,
    Phase phase,
    int loyalty,
    int champagnes,
    int shots) {

  static final int NOWHERE = -1;

  static Position of(Club club, Seat seat, Timetable timetable) {
    var dancer = club.dancer(seat);
    int turns = timetable.turnsLeft(club, seat);
    return new Position(
        club,
        seat,
        dancer,
        turns,
        timetable.phase(club, dancer, turns),
        loyalty(club, seat, dancer),
        club.drinks(seat, Drink.CHAMPAGNE),
        club.drinks(seat, Drink.SHOT));
  }

  private static int loyalty(Club club, Seat seat, Dancer dancer) {
    var collected = club.at().collected(seat);
    int loyalty = 0;
    for (int i = 0; i < collected.size(club); i++)
      loyalty += Guests.loyalty(collected.get(club, i), dancer);
    return loyalty;
  }

  boolean isActive() {
    return club.isActive(seat);
  }

  boolean isInRoom() {
    return isActive() && !club.at().inRoom.isEmpty(club);
  }

  /** Where her figurine is: one of the tables, or a place after them. */
  int location() {
    return club.at().location.get(club, seat.index());
  }

  /** The table of her Committed Customer. */
  int commitment() {
    var owner = club.at().tokenOwner;
    for (int spot = 0; spot < Spot.COUNT; spot++)
      if (owner.get(club, spot) == seat.index() + 1) return spot;
    return NOWHERE;
  }
}
