package nocturne.nightshift.power;

import static nocturne.nightshift.NightshiftRule.NS_11_10;

import nocturne.kernel.Ask;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Text;
import nocturne.nightshift.Club;
import nocturne.nightshift.component.PowerCard;

/**
 * A moment at which Power Cards may be played: clockwise from the left of the player it is about,
 * who comes last; a play opens it for everybody again. Who has no card for it is not asked.
 *
 * @param about the player whose turn or deed it is
 * @param passed those who have passed since the last play
 */
public record PowerWindow(Moment moment, Seat about, Seats passed) implements Ask<Club> {

  public PowerWindow(Moment moment, Seat about) {
    this(moment, about, Seats.NONE);
  }

  @Override
  public Seats asked(Club club) {
    for (int i = 1; i <= club.seatCount(); i++) {
      var seat = club.leftOf(about, i);
      if (!passed.has(seat) && PowerCards.any(club, seat, moment)) return Seats.of(seat);
    }
    return Seats.NONE;
  }

  @Override
  public Text prompt(Club club, Seat seat) {
    return Text.of("ask.window", moment, about);
  }

  @Override
  public Rule rule() {
    return NS_11_10;
  }

  @Override
  public void options(Club club, Seat seat, Options may) {
    PowerCards.offer(club, seat, moment, may);
    may.add(Pass.PASS);
  }

  /** Cards for one's own turn are not let pass unseen. */
  @Override
  public boolean interrupts(Club club, Seat seat) {
    return !seat.equals(about);
  }

  @Override
  public boolean concerns(Club club, Seat seat) {
    return Window.isVictim(club, seat);
  }

  @Override
  public void chosen(Club club, Seat seat, Option option) {
    if (option instanceof PowerCard card) {
      club.then(new PowerWindow(moment, about));
      PowerCards.play(club, seat, card);
    } else {
      club.ask(new PowerWindow(moment, about, passed.with(seat)));
    }
  }
}
