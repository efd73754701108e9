package nocturne.nightshift.power;

import static nocturne.nightshift.NightshiftRule.NS_11_10;
import static nocturne.nightshift.NightshiftRule.NS_11_11;

import nocturne.kernel.Ask;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Text;
import nocturne.nightshift.Cites;
import nocturne.nightshift.Club;
import nocturne.nightshift.component.PowerCard;

/**
 * A Power Card lies on the table and may be countered, clockwise from its player's left.
 *
 * @param passed who has passed, and the card's player, who can't counter it
 */
@Cites(NS_11_11)
record CounterWindow(Seat player, Seats passed) implements Ask<Club> {

  @Override
  public Seats asked(Club club) {
    for (int i = 1; i < club.seatCount(); i++) {
      var seat = club.leftOf(player, i);
      if (!passed.has(seat) && PowerCards.any(club, seat, Moment.COUNTER)) return Seats.of(seat);
    }
    return Seats.NONE;
  }

  @Override
  public Text prompt(Club club, Seat seat) {
    return Text.of("ask.counter", player, club.at().powerPlayed.top(club));
  }

  @Override
  public Rule rule() {
    return NS_11_10;
  }

  @Override
  public void options(Club club, Seat seat, Options may) {
    PowerCards.offer(club, seat, Moment.COUNTER, may);
    may.add(Pass.PASS);
  }

  @Override
  public boolean interrupts(Club club, Seat seat) {
    return true;
  }

  @Override
  public void chosen(Club club, Seat seat, Option option) {
    if (option instanceof PowerCard card) PowerCards.play(club, seat, card);
    else club.ask(new CounterWindow(player, passed.with(seat)));
  }
}
