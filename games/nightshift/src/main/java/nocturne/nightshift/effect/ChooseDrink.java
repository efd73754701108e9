package nocturne.nightshift.effect;

import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Text;
import nocturne.nightshift.Club;
import nocturne.nightshift.component.Drink;

/**
 * Names the Drink that an effect is about.
 *
 * @param holder whose Drinks may be named
 * @param any whether any Drink may be, held or not
 */
record ChooseDrink(Seat seat, Seat holder, boolean any, OnDrink effect, Rule rule)
    implements SeatAsk<Club> {

  /** What happens with a Drink. */
  interface OnDrink {
    void happen(Club club, Seat player, Seat holder, Drink drink);
  }

  @Override
  public Text prompt(Club club, Seat seat) {
    return Text.of("ask.drink");
  }

  @Override
  public void options(Club club, Seat seat, Options may) {
    for (var drink : Drink.values()) if (any || club.drinks(holder, drink) > 0) may.add(drink);
  }

  @Override
  public void chosen(Club club, Seat seat, Option option) {
    effect.happen(club, seat, holder, (Drink) option);
  }
}
