package nocturne.server.wire.lanterns;

import java.util.List;
import java.util.stream.IntStream;
import nocturne.kernel.Ask;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Result;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Text;

/** The first seat hangs one of its lanterns; when it has none left, the street is lit. */
record HangOne() implements Ask<Street> {

  /** Doing nothing. */
  enum Idle implements Option {
    WAIT;

    @Override
    public String id() {
      return "wait";
    }

    @Override
    public Text label() {
      return Text.of("wait");
    }
  }

  @Override
  public Seats asked(Street street) {
    return Seats.of(Seat.of(0));
  }

  @Override
  public Text prompt(Street street, Seat seat) {
    return Text.of("which", seat);
  }

  @Override
  public Rule rule() {
    return LanternRule.LA_1;
  }

  @Override
  public void options(Street street, Seat seat, Options may) {
    street.at.hand.list(street).forEach(may::add);
    may.refuse(Idle.WAIT, LanternRule.LA_2);
  }

  @Override
  public boolean shownWhenForced() {
    return true;
  }

  @Override
  public void chosen(Street street, Seat seat, Option option) {
    var lantern = (Lantern) option;
    var seen = street.at.hand.seen(street, street.at.hand.placeOf(street, lantern));
    street.at.hand.moveFaceDown(street, lantern, street.at.row);
    street.at.light.add(street, 0, 1);
    street.tell(LanternRule.LA_1, "hung", seat, List.of(seen), 1, Text.of("brightly"));
    if (street.at.hand.isEmpty(street)) street.end(result());
    else street.then(this);
  }

  private static Result result() {
    var standings =
        IntStream.range(0, 2)
            .mapToObj(i -> new Result.Standing(Seat.of(i), i, i + 1, i == 0, 2 - i))
            .toList();
    return new Result(standings, Text.of("lit", Seat.of(0)));
  }
}
