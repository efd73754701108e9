package nocturne.lab;

import java.nio.file.Path;
import nocturne.lab.store.RunFolder;

/** Runs that somebody names on the command line. */
final class Runs {

  private Runs() {}

  /** The folder of a run that is there. */
  static RunFolder at(Path folder) {
    var run = new RunFolder(folder);
    if (!run.isBegun()) throw new Complaint("lab.error.noRun", folder.toString());
    return run;
  }
}
