package nocturne.kernel.night;

import static nocturne.kernel.night.Move.Plain.BOW;
import static nocturne.kernel.night.NightRule.NC_8;

import nocturne.kernel.Ask;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Text;

/** NC-8: before the scores are told everybody bows: one option, shown all the same. */
public record LastBow(Seats waiting) implements Ask<Night> {

  @Override
  public Seats asked(Night night) {
    return waiting;
  }

  @Override
  public Text prompt(Night night, Seat seat) {
    return Text.of("bow");
  }

  @Override
  public Rule rule() {
    return NC_8;
  }

  @Override
  public void options(Night night, Seat seat, Options may) {
    may.add(BOW);
  }

  @Override
  public boolean shownWhenForced() {
    return true;
  }

  @Override
  public void chosen(Night night, Seat seat, Option option) {
    night.then(new LastBow(waiting.without(seat)));
  }
}
