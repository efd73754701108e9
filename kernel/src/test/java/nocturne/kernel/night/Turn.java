package nocturne.kernel.night;

import static nocturne.kernel.night.Move.Plain.DONE;
import static nocturne.kernel.night.Move.Plain.DRAW;
import static nocturne.kernel.night.Move.Plain.PEEK;
import static nocturne.kernel.night.NightRule.NC_2;
import static nocturne.kernel.night.NightRule.NC_3;

import nocturne.kernel.Ask;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Text;

/** NC-2: a seat draws, peeks, takes, hides or lays, so many times, or is done. */
public record Turn(Seat seat, int left, boolean peeked) implements Ask<Night> {

  @Override
  public Seats asked(Night night) {
    return Seats.of(seat);
  }

  @Override
  public Text prompt(Night night, Seat seat) {
    return Text.of("turn", left);
  }

  @Override
  public Rule rule() {
    return NC_2;
  }

  @Override
  public void options(Night night, Seat seat, Options may) {
    may.add(DONE);
    if (left == 0) {
      may.refuse(DRAW, NC_2);
      return;
    }
    if (!night.at().deck.isEmpty(night)) {
      may.add(DRAW);
      if (peeked) may.refuse(PEEK, NC_3);
      else may.add(PEEK);
    }
    for (var card : night.at().row.list(night)) may.add(new Move.Take(card));
    for (var card : night.hand(seat).list(night)) {
      may.add(new Move.Hide(card));
      may.add(new Move.Lay(card));
    }
  }

  /** Being done is worth a click even when nothing else is left. */
  @Override
  public boolean shownWhenForced() {
    return true;
  }

  @Override
  public void chosen(Night night, Seat seat, Option option) {
    var deck = night.at().deck;
    var hand = night.hand(seat);
    if (option == DONE) {
      if (night.at().alarms.get(night) > 0)
        night.then(new Alarm(night.withLightCards().without(seat)));
      return;
    }
    night.then(new Turn(seat, left - 1, peeked || option == PEEK));
    switch ((Move) option) {
      case Move.Plain plain when plain == DRAW -> {
        deck.moveTop(night, hand);
        night.tell(NC_2, "drawn", seat, hand.seenTop(night));
      }
      case Move.Plain plain -> deck.show(night, deck.size(night) - 1, Seats.of(seat));
      case Move.Take take -> night.at().row.move(night, take.card(), hand);
      case Move.Hide hide -> hand.moveFaceDown(night, hide.card(), night.stack(seat));
      case Move.Lay lay -> hand.move(night, lay.card(), night.at().row);
      case Move.Stake stake -> throw new IllegalStateException("nobody stakes in a turn");
    }
  }
}
