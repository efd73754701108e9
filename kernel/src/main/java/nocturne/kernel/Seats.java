package nocturne.kernel;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;

/** A set of seats. */
public record Seats(int mask) implements Iterable<Seat> {

  private static final Seats[] ALL = new Seats[1 << Seat.MOST];

  private static final List<List<Seat>> LISTS = new ArrayList<>();

  static {
    for (int mask = 0; mask < ALL.length; mask++) {
      ALL[mask] = new Seats(mask);
      var list = new ArrayList<Seat>();
      for (int i = 0; i < Seat.MOST; i++) if ((mask & 1 << i) != 0) list.add(Seat.of(i));
      LISTS.add(List.copyOf(list));
    }
  }

  public static final Seats NONE = ALL[0];

  public static Seats ofMask(int mask) {
    return ALL[mask];
  }

  public static Seats of(Seat seat) {
    return ALL[seat.bit()];
  }

  /** The first {@code count} seats: everybody at a table of that size. */
  public static Seats first(int count) {
    return ALL[(1 << count) - 1];
  }

  public boolean has(Seat seat) {
    return (mask & seat.bit()) != 0;
  }

  public Seats with(Seat seat) {
    return ALL[mask | seat.bit()];
  }

  public Seats without(Seat seat) {
    return ALL[mask & ~seat.bit()];
  }

  public boolean isEmpty() {
    return mask == 0;
  }

  public int size() {
    return Integer.bitCount(mask);
  }

  /** The lowest seat of the set. */
  public Seat first() {
    if (mask == 0) throw new NoSuchElementException("no seat");
    return Seat.of(Integer.numberOfTrailingZeros(mask));
  }

  public List<Seat> list() {
    return LISTS.get(mask);
  }

  @Override
  public Iterator<Seat> iterator() {
    return list().iterator();
  }
}
