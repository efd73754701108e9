package nocturne.app.moths;

import nocturne.kernel.Ask;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Text;

/** MO-1.04: everybody wagers in secret. */
record Wager() implements Ask<Lamp> {

  enum Sum implements Option {
    ONE,
    TWO;

    @Override
    public String id() {
      return name().toLowerCase(java.util.Locale.ROOT);
    }

    @Override
    public Text label() {
      return Text.of("option.wager", ordinal() + 1);
    }
  }

  @Override
  public Seats asked(Lamp lamp) {
    var asked = Seats.NONE;
    for (var seat : lamp.seats()) if (lamp.wager(seat).get(lamp) == 0) asked = asked.with(seat);
    return asked;
  }

  @Override
  public Text prompt(Lamp lamp, Seat seat) {
    return Text.of("ask.wager");
  }

  @Override
  public Rule rule() {
    return MothRule.WAGER;
  }

  @Override
  public void options(Lamp lamp, Seat seat, Options may) {
    for (var sum : Sum.values()) may.add(sum);
  }

  @Override
  public void chosen(Lamp lamp, Seat seat, Option option) {
    lamp.wager(seat).set(lamp, ((Sum) option).ordinal() + 1);
    lamp.tell(MothRule.WAGER, "log.wager", seat);
    lamp.then(this);
  }
}
