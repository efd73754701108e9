package nocturne.kernel.night;

import static nocturne.kernel.night.NightRule.NC_6;

import nocturne.kernel.Ask;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Text;

/** NC-6: everybody with cards bids one in secret, in any order; an only card is bid unasked. */
public record Bid(Seats waiting) implements Ask<Night> {

  @Override
  public Seats asked(Night night) {
    return Seats.ofMask(waiting.mask() & night.withCards().mask());
  }

  @Override
  public Text prompt(Night night, Seat seat) {
    return Text.of("bid-prompt");
  }

  @Override
  public Rule rule() {
    return NC_6;
  }

  @Override
  public void options(Night night, Seat seat, Options may) {
    night.hand(seat).list(night).forEach(may::add);
  }

  @Override
  public void chosen(Night night, Seat seat, Option option) {
    night.hand(seat).move(night, (Card) option, night.bid(seat));
    night.then(new Bid(waiting.without(seat)));
  }
}
