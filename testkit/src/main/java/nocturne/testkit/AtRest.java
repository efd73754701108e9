package nocturne.testkit;

import nocturne.kernel.Ask;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Table;
import nocturne.kernel.Text;

/** Lies under the steps of a prepared position: a table that comes to it has done them all. */
record AtRest<T extends Table<T>>() implements Ask<T> {

  private enum Rest implements Option, Rule {
    REST;

    @Override
    public String id() {
      return "rest";
    }

    @Override
    public Text label() {
      return Text.of("it", id());
    }
  }

  @Override
  public Seats asked(T table) {
    return Seats.first(1);
  }

  @Override
  public Text prompt(T table, Seat seat) {
    return Text.of("it", "nothing further happens");
  }

  @Override
  public Rule rule() {
    return Rest.REST;
  }

  @Override
  public void options(T table, Seat seat, Options may) {
    may.add(Rest.REST);
  }

  @Override
  public void chosen(T table, Seat seat, Option option) {
    throw new AssertionError("nothing further was to happen");
  }

  @Override
  public boolean shownWhenForced() {
    return true;
  }
}
