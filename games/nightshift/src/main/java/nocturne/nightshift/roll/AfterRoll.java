package nocturne.nightshift.roll;

import static nocturne.nightshift.NightshiftRule.NS_10_09;
import static nocturne.nightshift.NightshiftRule.NS_10_14;
import static nocturne.nightshift.NightshiftRule.NS_10_15;
import static nocturne.nightshift.NightshiftRule.NS_10_17;
import static nocturne.nightshift.NightshiftRule.NS_11_10;
import static nocturne.nightshift.NightshiftRule.NS_4_05;
import static nocturne.nightshift.NightshiftRule.NS_6_16;

import nocturne.kernel.Ask;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Text;
import nocturne.nightshift.Cites;
import nocturne.nightshift.Club;
import nocturne.nightshift.component.Ability;
import nocturne.nightshift.component.Drink;
import nocturne.nightshift.component.PowerCard;
import nocturne.nightshift.power.Moment;
import nocturne.nightshift.power.Pass;
import nocturne.nightshift.power.PowerCards;

/**
 * The die lies on the table: its roller first, with Shots and cards, then the others clockwise;
 * whatever is played opens it for everybody again.
 */
@Cites({NS_4_05, NS_6_16, NS_10_09, NS_10_17, NS_11_10})
record AfterRoll(Seat seat, Seats passed) implements Ask<Club> {

  AfterRoll(Seat seat) {
    this(seat, Seats.NONE);
  }

  @Override
  public Seats asked(Club club) {
    for (int i = 0; i < club.seatCount(); i++) {
      var next = club.leftOf(seat, i);
      boolean shots = i == 0 && club.drinks(seat, Drink.SHOT) > 0;
      if (!passed.has(next) && (shots || PowerCards.any(club, next, Moment.POST_ROLL)))
        return Seats.of(next);
    }
    return Seats.NONE;
  }

  @Override
  public Text prompt(Club club, Seat asked) {
    return Text.of("ask.after-roll", seat, Numbered.finalRoll(club));
  }

  @Override
  public Rule rule() {
    return NS_10_14;
  }

  @Override
  public void options(Club club, Seat asked, Options may) {
    if (asked.equals(seat) && club.drinks(seat, Drink.SHOT) > 0) may.add(Drink.SHOT);
    PowerCards.offer(club, asked, Moment.POST_ROLL, may);
    may.add(Pass.PASS);
  }

  @Override
  public boolean interrupts(Club club, Seat asked) {
    return !asked.equals(seat);
  }

  @Override
  public void chosen(Club club, Seat asked, Option option) {
    if (option instanceof PowerCard card) {
      club.then(new AfterRoll(seat));
      PowerCards.play(club, asked, card);
    } else if (option == Drink.SHOT) {
      drink(club);
      club.ask(new AfterRoll(seat));
    } else {
      club.ask(new AfterRoll(seat, passed.with(asked)));
    }
  }

  @Cites(NS_10_15)
  private void drink(Club club) {
    club.take(seat, Drink.SHOT);
    int more = club.dancer(seat).ability() instanceof Ability.ShotAdd add ? add.amount() : 0;
    club.at().rollAdd.add(club, 0, 1 + more);
    club.tell(NS_10_14, "shot", seat, 1 + more);
  }
}
