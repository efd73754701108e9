package nocturne.testkit.conformance;

import java.util.Optional;
import java.util.regex.Pattern;
import nocturne.kernel.Table;
import nocturne.testkit.property.Moment;
import nocturne.testkit.property.Property;
import nocturne.testkit.property.Trial;

/** Architecture 12.3, first half. */
record CopiesAreIndependent<T extends Table<T>>() implements Property<T> {

  /** What Java prints for an object that can't print itself: other on every machine. */
  private static final Pattern ADDRESS = Pattern.compile("[\\w.$/;\\[]+@[0-9a-f]{1,16}\\b");

  private static final String KEEPS_ELSEWHERE =
      "the table keeps something outside its zones, registers and agenda";

  @Override
  public String sentence() {
    return "copies are independent, and equal tables have equal hashes";
  }

  @Override
  public Watcher<T> watch(Trial<T> trial) {
    return new Examiner<>(trial);
  }

  private static final class Examiner<T extends Table<T>> implements Watcher<T> {

    private final Trial<T> trial;
    private Optional<T> kept = Optional.empty();
    private long keptHash;

    Examiner(Trial<T> trial) {
      this.trial = trial;
    }

    @Override
    public void see(Moment<T> moment) {
      var table = moment.table();
      kept.ifPresent(copy -> requireHash(copy, keptHash, "playing on changed a copy"));
      kept = Optional.empty();
      if (!moment.isAmong(20)) return;
      keptHash = table.hash();
      kept = Optional.of(table.copy());
      requireHash(table.copy(), keptHash, "a copy has another hash");
      requireSame(table.copy(), table);
      table.agenda().forEach(step -> requirePrintable(step.toString()));
      requirePrintable(table.result().toString());
      if (!table.isOver()) playCopy(moment);
    }

    private void playCopy(Moment<T> moment) {
      var table = moment.table();
      var asked = table.asked();
      long before = oneChoiceOn(moment);
      var copy = table.copy();
      var chance = moment.chance();
      for (int i = 0; i < 4 && !copy.isOver(); i++) trial.playOne(copy, chance);
      requireHash(table, keptHash, "playing on a copy changed the table");
      if (!asked.equals(table.asked()))
        throw new AssertionError("playing on a copy changed who is asked");
      if (oneChoiceOn(moment) != before)
        throw new AssertionError(
            "after playing on a copy the same choice leads elsewhere: " + KEEPS_ELSEWHERE);
      reuse(copy, moment);
    }

    /** What a spare table was before must leave no trace. */
    private void reuse(T spare, Moment<T> moment) {
      var table = moment.table();
      var seat = table.asked().first();
      int option = moment.chance().below(table.options(seat).size());
      var fresh = table.after(seat, option);
      var reused = table.after(seat, option, spare);
      requireSame(reused, fresh);
      requireHash(reused, fresh.hash(), "a choice on a spare table leads elsewhere");
      if (fresh.isOver()) return;
      trial.playOne(fresh, moment.chance());
      trial.playOne(reused, moment.chance());
      requireHash(
          reused,
          fresh.hash(),
          "a spare table goes on otherwise than a fresh one: " + KEEPS_ELSEWHERE);
    }

    private long oneChoiceOn(Moment<T> moment) {
      var copy = moment.table().copy();
      trial.playOne(copy, moment.chance());
      return copy.hash();
    }

    private static void requireHash(Table<?> table, long hash, String otherwise) {
      if (table.hash() != hash) throw new AssertionError(otherwise);
    }

    private void requireSame(T copy, T table) {
      var difference = table.difference(copy);
      if (!difference.isEmpty()) throw new AssertionError("a copy differs in " + difference);
    }

    private static void requirePrintable(String text) {
      var address = ADDRESS.matcher(text);
      if (address.find()) {
        throw new AssertionError(
            "what is part of the hash must print the same on every machine, and "
                + address.group()
                + " does not: "
                + text);
      }
    }
  }
}
