package nocturne.kernel;

/** A place at the table, counted clockwise from 0. */
public record Seat(int index) {

  /** The kernel keeps sets of seats in the bits of a byte. */
  public static final int MOST = 8;

  private static final Seat[] ALL = new Seat[MOST];

  static {
    for (int i = 0; i < MOST; i++) ALL[i] = new Seat(i);
  }

  public static Seat of(int index) {
    return ALL[index];
  }

  int bit() {
    return 1 << index;
  }

  @Override
  public String toString() {
    return "seat " + (index + 1);
  }
}
