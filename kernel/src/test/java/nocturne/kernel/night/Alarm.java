package nocturne.kernel.night;

import static nocturne.kernel.night.Move.Plain.PASS;
import static nocturne.kernel.night.NightRule.NC_4;

import nocturne.kernel.Ask;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Text;

/** NC-4: an interrupt window; a card with a light back opens it again, a pass leaves it. */
public record Alarm(Seats waiting) implements Ask<Night> {

  @Override
  public Seats asked(Night night) {
    return waiting;
  }

  @Override
  public Text prompt(Night night, Seat seat) {
    return Text.of("alarm");
  }

  @Override
  public Rule rule() {
    return NC_4;
  }

  @Override
  public void options(Night night, Seat seat, Options may) {
    may.add(PASS);
    for (var card : night.hand(seat).list(night)) if (card.light()) may.add(card);
  }

  @Override
  public boolean interrupts(Night night, Seat seat) {
    return true;
  }

  /** It is about those who have something to lose. */
  @Override
  public boolean concerns(Night night, Seat seat) {
    return night.at().scores.get(night, seat.index()) > 0;
  }

  @Override
  public void chosen(Night night, Seat seat, Option option) {
    if (option instanceof Card card) {
      night.hand(seat).move(night, card, night.at().discard);
      night.at().scores.add(night, seat.index(), 1);
      night.then(new Alarm(night.withLightCards()));
    } else {
      night.then(new Alarm(waiting.without(seat)));
    }
  }
}
