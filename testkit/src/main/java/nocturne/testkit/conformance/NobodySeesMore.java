package nocturne.testkit.conformance;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import nocturne.kernel.Component;
import nocturne.kernel.Happening;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Seen;
import nocturne.kernel.Table;
import nocturne.kernel.Viewer;
import nocturne.testkit.property.Moment;
import nocturne.testkit.property.Property;
import nocturne.testkit.property.Trial;

/** Architecture 12.4. */
record NobodySeesMore<T extends Table<T>>() implements Property<T> {

  @Override
  public String sentence() {
    return "nobody is shown, asked or told what they can't know";
  }

  @Override
  public Watcher<T> watch(Trial<T> trial) {
    return new Examiner<>(trial);
  }

  private static final class Examiner<T extends Table<T>> implements Watcher<T> {

    /** Components named to seats which did not see them when it was told. */
    private record Doubt(Happening happening, Component component, Seats unseeing) {}

    private final Trial<T> trial;
    private final List<Doubt> doubts = new ArrayList<>();
    private Optional<T> before = Optional.empty();

    Examiner(Trial<T> trial) {
      this.trial = trial;
    }

    @Override
    public void see(Moment<T> moment) {
      var table = moment.table();
      settleDoubts(table);
      before = Optional.of(table.copy());
      if (moment.isAmong(12)) examine(moment);
    }

    private void examine(Moment<T> moment) {
      var table = moment.table();
      for (var step : table.agenda())
        for (var component : Contained.components(step)) requireOpen(table, component, step);
      for (var seat : table.seats()) {
        Everything.wronglySeen(table, seat)
            .ifPresent(
                wrong -> {
                  throw new AssertionError(wrong);
                });
        imagine(moment, seat);
      }
    }

    private void requireOpen(T table, Component component, Object step) {
      if (!Everything.seers(table, component).equals(table.seats())) {
        throw new AssertionError(
            "a step holds a secret, "
                + component.id()
                + ", which imagined tables would give away: "
                + step);
      }
    }

    private void imagine(Moment<T> moment, Seat seat) {
      var table = moment.table();
      var imagined = table.imagine(seat, moment.chance());
      var viewer = Viewer.of(seat);
      var difference = table.view(viewer).difference(imagined.view(viewer));
      if (!difference.isEmpty())
        throw new AssertionError(
            "an imagined table looks different to " + seat + ": " + difference);
      if (!table.question(seat).equals(imagined.question(seat))) {
        throw new AssertionError(
            "the question to "
                + seat
                + " tells of what it can't know: "
                + table.question(seat)
                + ", and at an imagined table "
                + imagined.question(seat));
      }
      if (moment.isAmong(2)) playOut(moment, seat, imagined);
    }

    private void playOut(Moment<T> moment, Seat seat, T imagined) {
      try {
        trial.playOut(imagined, moment.chance());
      } catch (RuntimeException | AssertionError failure) {
        throw new AssertionError(
            "a table that " + seat + " imagines can't be played on: " + failure, failure);
      }
      var astray = Everything.on(imagined).astray();
      if (!astray.isEmpty())
        throw new AssertionError("at a table that " + seat + " imagines " + astray.getFirst());
    }

    @Override
    public void hear(T table, Happening happening) {
      for (var argument : Contained.arguments(happening.text())) {
        if (argument instanceof Seen seen) doubt(table, happening, seen.component(), seen.by());
        else if (argument instanceof Component component)
          doubt(table, happening, component, table.seats());
      }
    }

    /** What is named may have been seen before, when it is told, or after. */
    private void doubt(T table, Happening happening, Component component, Seats told) {
      int unseeing = told.mask() & table.seats().mask();
      unseeing &= ~Everything.seers(table, component).mask();
      if (unseeing == 0) return;
      if (before.isPresent()) unseeing &= ~Everything.seers(before.get(), component).mask();
      if (unseeing != 0) doubts.add(new Doubt(happening, component, Seats.ofMask(unseeing)));
    }

    private void settleDoubts(T after) {
      for (var doubt : doubts) {
        var seers = Everything.seers(after, doubt.component());
        if ((doubt.unseeing().mask() & ~seers.mask()) != 0) {
          throw new AssertionError(
              doubt.component().id()
                  + " is named to "
                  + doubt.unseeing().list()
                  + ", who did not see it: "
                  + doubt.happening());
        }
      }
      doubts.clear();
    }
  }
}
