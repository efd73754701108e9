package nocturne.nightshift.floor;

import static nocturne.nightshift.NightshiftRule.NS_10_01;
import static nocturne.nightshift.NightshiftRule.NS_10_04;
import static nocturne.nightshift.NightshiftRule.NS_10_12;

import nocturne.kernel.Seat;
import nocturne.nightshift.Cites;
import nocturne.nightshift.Club;
import nocturne.nightshift.component.Drink;

/** Buying Drinks. */
@Cites(NS_10_12)
final class Bar {

  private Bar() {}

  /** What a Drink costs now; the next one may be on the house. */
  @Cites(NS_10_04)
  static int price(Club club, Drink drink) {
    return club.at().freeDrink.get(club) == 1 ? 0 : club.contents().house().price(drink);
  }

  static void buy(Club club, Seat seat, Drink drink) {
    int price = price(club, drink);
    if (price > 0) club.lose(seat, price, NS_10_04);
    club.at().freeDrink.set(club, 0);
    club.give(seat, drink, NS_10_01);
  }
}
