package nocturne.testkit.conformance;

import java.util.List;
import nocturne.kernel.Recorded;
import nocturne.kernel.Table;
import nocturne.testkit.property.Moment;
import nocturne.testkit.property.Trial;

/** The same game once more, with a record, choice by choice beside the one that is watched. */
final class Recording<T extends Table<T>> {

  private final Recorded<T> recorded;

  private Recording(Recorded<T> recorded) {
    this.recorded = recorded;
  }

  static <T extends Table<T>> Recording<T> of(Trial<T> trial) {
    return new Recording<>(Recorded.open(trial.game(), trial.setup(), trial.seed()));
  }

  Recorded<T> it() {
    return recorded;
  }

  /** Makes the choices that were made since. */
  void follow(Moment<T> moment) {
    List<nocturne.testkit.property.Pick> picks = moment.picks();
    for (var pick : picks.subList(recorded.table().version(), picks.size()))
      recorded.choose(pick.seat(), pick.option().id(), recorded.table().version());
  }

  /** A table and record of its own that stands where this one stands. */
  Recorded<T> branch() {
    return recorded.branch(recorded.table().version(), recorded.setup().players());
  }

  void requireSame(T table) {
    requireSame(recorded.table(), table, "the replayed table");
  }

  static <T extends Table<T>> void requireSame(T one, T other, String what) {
    var difference = other.difference(one);
    if (!difference.isEmpty()) throw new AssertionError(what + " differs in " + difference);
    if (one.hash() != other.hash()) throw new AssertionError(what + " has another hash");
  }
}
