package nocturne.bench.connectfour;

import java.util.Locale;
import nocturne.kernel.Option;
import nocturne.kernel.Text;

/** A column of the grid, and the choice to drop a disc into it. */
enum Column implements Option {
  A,
  B,
  C,
  D,
  E,
  F,
  G;

  static final int ROWS = 6;
  static final Column[] ALL = values();

  private final long bottom = 1L << ((ROWS + 1) * ordinal());

  /** The bit of the lowest square. */
  long bottom() {
    return bottom;
  }

  /** Whether these discs reach its highest square. */
  boolean isFull(long discs) {
    return (discs & bottom << (ROWS - 1)) != 0;
  }

  /** The bits of all its squares. */
  long squares() {
    return (bottom << ROWS) - bottom;
  }

  @Override
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  @Override
  public Text label() {
    return Text.of("column", id());
  }
}
