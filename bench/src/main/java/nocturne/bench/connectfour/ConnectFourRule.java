package nocturne.bench.connectfour;

import nocturne.kernel.Rule;

/** The ledger of Connect Four. */
enum ConnectFourRule implements Rule {
  /** In turn each seat drops a disc into a column; it falls to the lowest empty square. */
  DROP("CF-1"),
  /** A column of six discs is full. */
  FULL("CF-2"),
  /** The first to have four discs in line, upright, level or slanting, wins. */
  FOUR("CF-3"),
  /** When every column is full and nobody has four, nobody wins. */
  DRAW("CF-4");

  private final String id;

  ConnectFourRule(String id) {
    this.id = id;
  }

  @Override
  public String id() {
    return id;
  }
}
