package nocturne.nightshift.effect;

import static nocturne.nightshift.NightshiftRule.NS_10_06;
import static nocturne.nightshift.NightshiftRule.NS_10_07;

import nocturne.kernel.Ask;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Text;
import nocturne.nightshift.Cites;
import nocturne.nightshift.Club;
import nocturne.nightshift.component.Drink;

/** Who has more Drinks than allowed returns one, until there are few enough. */
@Cites(NS_10_07)
public record ReturnDrink(Seat seat, int most) implements Ask<Club> {

  /** How many Drinks a player may hold. */
  public static final int LIMIT = 3;

  @Override
  public Seats asked(Club club) {
    return club.drinks(seat) > most ? Seats.of(seat) : Seats.NONE;
  }

  @Override
  public Text prompt(Club club, Seat seat) {
    return Text.of("ask.return-drink", most);
  }

  @Override
  public Rule rule() {
    return NS_10_06;
  }

  @Override
  public void options(Club club, Seat seat, Options may) {
    for (var drink : Drink.values()) if (club.drinks(seat, drink) > 0) may.add(drink);
  }

  @Override
  public void chosen(Club club, Seat seat, Option option) {
    club.take(seat, (Drink) option);
    club.tell(NS_10_06, "drink.returned", seat, option);
    club.ask(this);
  }
}
