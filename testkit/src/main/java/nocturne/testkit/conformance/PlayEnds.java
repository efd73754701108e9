package nocturne.testkit.conformance;

import java.util.HashSet;
import nocturne.kernel.Option;
import nocturne.kernel.Seat;
import nocturne.kernel.Table;
import nocturne.testkit.property.Moment;
import nocturne.testkit.property.Property;
import nocturne.testkit.property.Trial;

/** Architecture 12.1. That nothing is thrown and that the game ends is seen by whoever plays it. */
record PlayEnds<T extends Table<T>>() implements Property<T> {

  @Override
  public String sentence() {
    return "random play ends, and every question has options";
  }

  @Override
  public Watcher<T> watch(Trial<T> trial) {
    return this::see;
  }

  private void see(Moment<T> moment) {
    var table = moment.table();
    for (var seat : table.asked()) {
      if (!table.seats().has(seat)) throw new AssertionError(seat + " is asked and not there");
      see(table, seat);
    }
    if (table.isOver()) seeResult(table);
  }

  private void see(T table, Seat seat) {
    var ids = new HashSet<String>();
    var options = table.options(seat).list();
    if (options.isEmpty()) throw new AssertionError(seat + " is asked without options");
    for (Option option : options) {
      var id = option.id();
      if (!ids.add(id)) throw new AssertionError("two options for " + seat + " are called " + id);
      if (id.isBlank() || id.chars().anyMatch(Character::isISOControl))
        throw new AssertionError("the id of an option is blank or of two lines: '" + id + "'");
    }
  }

  private void seeResult(T table) {
    var result = table.result().orElseThrow();
    if (result.standings().size() != table.seatCount())
      throw new AssertionError("the result does not have a standing for each seat: " + result);
    for (var seat : table.seats()) {
      if (!result.of(seat).seat().equals(seat))
        throw new AssertionError("the standings are not in the order of the seats: " + result);
    }
  }
}
