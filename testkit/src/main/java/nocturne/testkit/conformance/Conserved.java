package nocturne.testkit.conformance;

import nocturne.kernel.Table;
import nocturne.testkit.property.Property;
import nocturne.testkit.property.Trial;

/** Architecture 12.2. */
record Conserved<T extends Table<T>>() implements Property<T> {

  @Override
  public String sentence() {
    return "every component is always in exactly one place";
  }

  @Override
  public Watcher<T> watch(Trial<T> trial) {
    return moment -> {
      var astray = Everything.on(moment.table()).astray();
      if (!astray.isEmpty()) throw new AssertionError(String.join("; ", astray));
    };
  }
}
