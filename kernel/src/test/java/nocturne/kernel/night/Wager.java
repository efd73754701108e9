package nocturne.kernel.night;

import static nocturne.kernel.night.NightRule.NC_5;

import nocturne.kernel.Ask;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Text;

/** NC-5: everybody puts a number aside in secret, in any order. */
public record Wager(Seats waiting) implements Ask<Night> {

  @Override
  public Seats asked(Night night) {
    return waiting;
  }

  @Override
  public Text prompt(Night night, Seat seat) {
    return Text.of("wager");
  }

  @Override
  public Rule rule() {
    return NC_5;
  }

  @Override
  public void options(Night night, Seat seat, Options may) {
    for (int kredits = 1; kredits <= Night.MOST_STAKE; kredits++) may.add(new Move.Stake(kredits));
  }

  @Override
  public void chosen(Night night, Seat seat, Option option) {
    night.stake(seat).set(night, ((Move.Stake) option).kredits());
    night.then(new Wager(waiting.without(seat)));
  }
}
