package nocturne.kernel;

import java.util.Arrays;

/** A row of whole numbers on a table: scores, supplies, the round. */
public final class Register {

  /** In the place of the largest number: everybody could have kept count. */
  static final int DEDUCIBLE = -1;

  private static final int HIDDEN = Integer.MIN_VALUE;

  private final String name;
  private final int offset;
  private final int length;
  private final Seats seers;
  private final int most;

  Register(String name, int offset, int length, Seats seers, int most) {
    this.name = name;
    this.offset = offset;
    this.length = length;
    this.seers = seers;
    this.most = most;
  }

  public String name() {
    return name;
  }

  public int length() {
    return length;
  }

  public Seats seers() {
    return seers;
  }

  public int get(Table<?> table, int index) {
    return table.cells[offset + index];
  }

  public int get(Table<?> table) {
    return table.cells[offset];
  }

  /** The first place of a number, or -1 where it is not here. */
  public int placeOf(Table<?> table, int value) {
    for (int i = 0; i < length; i++) if (table.cells[offset + i] == value) return i;
    return -1;
  }

  /** Where the number at an index lies in the array of a table. */
  int cell(int index) {
    return offset + index;
  }

  /** All places of a number among the first 64, a bit each. */
  public long placesOf(Table<?> table, int value) {
    long places = 0;
    for (int i = 0; i < Math.min(length, Long.SIZE); i++)
      places |= table.cells[offset + i] == value ? 1L << i : 0;
    return places;
  }

  /**
   * A secret number on its way to everybody: the game writes it where all see it, and a free undo
   * by a seat that did not know it stops here.
   */
  public int reveal(Table<?> table, int index) {
    table.learn(seers.mask(), Seats.first(Seat.MOST).mask());
    return get(table, index);
  }

  /** Whether this number is kept from whom the table is a view for. */
  public boolean isHidden(Table<?> table, int index) {
    return table.cells[offset + index] == HIDDEN;
  }

  /** What so many numbers from an index on add up to. */
  public int sum(Table<?> table, int index, int count) {
    int sum = 0;
    for (int i = 0; i < count; i++) sum += table.cells[offset + index + i];
    return sum;
  }

  public void set(Table<?> table, int index, int value) {
    table.cells[offset + index] = value;
  }

  public void set(Table<?> table, int value) {
    table.cells[offset] = value;
  }

  /** Sets all of them to 0. */
  public void clear(Table<?> table) {
    Arrays.fill(table.cells, offset, offset + length, 0);
  }

  public void add(Table<?> table, int index, int amount) {
    table.cells[offset + index] += amount;
  }

  boolean holds(int cell) {
    return cell >= offset && cell < offset + length;
  }

  boolean isSame(int[] one, int[] other) {
    return Arrays.equals(one, offset, offset + length, other, offset, offset + length);
  }

  void redact(int[] cells, Viewer viewer) {
    if (viewer.sees(seers)) return;
    for (int i = offset; i < offset + length; i++)
      if (cells[i] != 0 || most == DEDUCIBLE) cells[i] = HIDDEN;
  }

  void imagine(int[] cells, Viewer viewer, Chance chance) {
    if (viewer.sees(seers) || most == DEDUCIBLE) return;
    for (int i = offset; i < offset + length; i++)
      if (cells[i] != 0) cells[i] = 1 + chance.below(most);
  }

  String print(int[] cells) {
    return Arrays.toString(Arrays.copyOfRange(cells, offset, offset + length));
  }

  @Override
  public String toString() {
    return name;
  }
}
