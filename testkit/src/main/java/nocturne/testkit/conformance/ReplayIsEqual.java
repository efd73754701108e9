package nocturne.testkit.conformance;

import nocturne.kernel.Recorded;
import nocturne.kernel.Table;
import nocturne.testkit.property.Property;
import nocturne.testkit.property.Trial;

/** Architecture 12.3, second half. */
record ReplayIsEqual<T extends Table<T>>() implements Property<T> {

  @Override
  public String sentence() {
    return "the same choices give the same table at every choice";
  }

  @Override
  public Watcher<T> watch(Trial<T> trial) {
    var recorded = Recording.of(trial);
    return moment -> {
      recorded.follow(moment);
      recorded.requireSame(moment.table());
      if (moment.table().isOver()) {
        var loaded = Recorded.load(trial.game(), recorded.it().record());
        Recording.requireSame(loaded.table(), moment.table(), "the loaded table");
      }
    };
  }
}
