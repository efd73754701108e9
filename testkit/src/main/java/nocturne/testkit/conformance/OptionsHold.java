package nocturne.testkit.conformance;

import java.util.LinkedHashMap;
import java.util.Map;
import nocturne.kernel.ChoiceRefused;
import nocturne.kernel.Option;
import nocturne.kernel.Seat;
import nocturne.kernel.Table;
import nocturne.kernel.Text;
import nocturne.testkit.property.Moment;
import nocturne.testkit.property.Property;
import nocturne.testkit.property.Trial;

/** Architecture 12.5. */
record OptionsHold<T extends Table<T>>() implements Property<T> {

  @Override
  public String sentence() {
    return "every option can be taken, and nothing else can";
  }

  @Override
  public Watcher<T> watch(Trial<T> trial) {
    return new Examiner<>();
  }

  /** An option that no game offers. */
  private record Nonsense() implements Option {

    @Override
    public String id() {
      return "an option that no game offers";
    }

    @Override
    public Text label() {
      return Text.of("it", id());
    }
  }

  private static final class Examiner<T extends Table<T>> implements Watcher<T> {

    private final Map<String, Option> everOffered = new LinkedHashMap<>();

    @Override
    public void see(Moment<T> moment) {
      var table = moment.table();
      for (var seat : table.asked())
        table.options(seat).list().forEach(option -> everOffered.put(option.id(), option));
      if (!moment.isAmong(12) && !table.isOver()) return;
      for (var seat : table.seats()) {
        if (table.asked().has(seat)) asked(moment, seat);
        else everOffered.values().stream().limit(3).forEach(it -> refuses(table, seat, it));
      }
    }

    private void asked(Moment<T> moment, Seat seat) {
      var table = moment.table();
      var question = table.question(seat).orElseThrow();
      for (var option : question.options()) take(table, seat, option);
      for (var refusal : question.refusals()) {
        if (question.options().contains(refusal.option()))
          throw new AssertionError(refusal.option().id() + " is offered and refused to " + seat);
        refuses(table, seat, refusal.option());
      }
      refuses(table, seat, new Nonsense());
      everOffered.values().stream()
          .filter(option -> !question.options().contains(option))
          .limit(8)
          .forEach(option -> refuses(table, seat, option));
    }

    private void take(T table, Seat seat, Option option) {
      var copy = table.copy();
      try {
        copy.choose(seat, option.id(), table.version());
      } catch (RuntimeException | AssertionError failure) {
        throw new AssertionError(
            option.id() + " is offered to " + seat + " and can't be taken: " + failure, failure);
      }
      if (copy.version() != table.version() + 1)
        throw new AssertionError("taking " + option.id() + " does not count as one choice");
    }

    private void refuses(T table, Seat seat, Option option) {
      var copy = table.copy();
      long before = copy.hash();
      try {
        copy.choose(seat, option);
      } catch (ChoiceRefused refused) {
        if (copy.hash() != before)
          throw new AssertionError(
              "refusing " + option.id() + " to " + seat + " changed the table");
        return;
      }
      throw new AssertionError(option.id() + " is not offered to " + seat + " and can be taken");
    }
  }
}
