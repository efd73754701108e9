package nocturne.testkit.ferry;

import static nocturne.testkit.ferry.FerryRule.FE_3;

import nocturne.kernel.Ask;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Text;

/** FE-3: everybody names a price in secret. */
public record NamePrice(Seats waiting) implements Ask<Ferry> {

  @Override
  public Seats asked(Ferry ferry) {
    return waiting;
  }

  @Override
  public Text prompt(Ferry ferry, Seat seat) {
    return Text.of("ask.price");
  }

  @Override
  public Rule rule() {
    return FE_3;
  }

  @Override
  public void options(Ferry ferry, Seat seat, Options may) {
    may.add(new Move.Price(1));
    may.add(new Move.Price(2));
  }

  @Override
  public void chosen(Ferry ferry, Seat seat, Option option) {
    ferry.price(seat).set(ferry, ((Move.Price) option).kredits());
    ferry.then(new NamePrice(waiting.without(seat)));
  }
}
