package nocturne.testkit.property;

import java.nio.file.Path;
import java.util.List;

/** A property that does not hold, with the smallest game found that shows it. */
public final class PropertyFailed extends AssertionError {

  private static final long serialVersionUID = 1;

  private final transient List<Pick> picks;
  private final transient Path record;

  PropertyFailed(String message, List<Pick> picks, Path record, Throwable cause) {
    super(message, cause);
    this.picks = picks;
    this.record = record;
  }

  /** The choices of that game. */
  public List<Pick> picks() {
    return picks;
  }

  /** The file with its record. */
  public Path record() {
    return record;
  }
}
