package nocturne.testkit.conformance;

import nocturne.kernel.RecordText;
import nocturne.kernel.Recorded;
import nocturne.kernel.Table;
import nocturne.testkit.property.Property;
import nocturne.testkit.property.Trial;

/** A record that was written and read gives back the table. */
record RecordsLast<T extends Table<T>>() implements Property<T> {

  @Override
  public String sentence() {
    return "a record that is written and read gives back the table";
  }

  @Override
  public Watcher<T> watch(Trial<T> trial) {
    var recording = Recording.of(trial);
    return moment -> {
      recording.follow(moment);
      if (!moment.isAmong(2)) return;
      var record = recording.it().record();
      var read = RecordText.read(RecordText.write(record), trial.game());
      if (!read.equals(record)) throw new AssertionError("the record that was read is another");
      Recording.requireSame(
          Recorded.load(trial.game(), read).table(), moment.table(), "the loaded table");
    };
  }
}
