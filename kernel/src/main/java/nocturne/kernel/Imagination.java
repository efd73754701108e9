package nocturne.kernel;

import java.util.List;

/** Deals everything anew that a seat can't know, so that the seat could not tell the difference. */
final class Imagination {

  /** Numbers are noted in the bits of longs, two to the power of this in each. */
  private static final int WORD = 6;

  private final int[] cells;
  private final Viewer viewer;
  private final Chance chance;

  // The cells of one kind that the viewer can't read, first those whose backs are seen; then, of
  // those, the cells whose components change places just now, and the components in them.
  private final int[] hidden;
  private final int[] found;
  private final int[] numbers;
  private final long[] there;

  /**
   * @param most how many components there are of any kind, at most
   */
  Imagination(int most, int[] cells, Viewer viewer, Chance chance) {
    this.cells = cells;
    this.viewer = viewer;
    this.chance = chance;
    this.hidden = new int[most];
    this.found = new int[most];
    this.numbers = new int[most];
    this.there = new long[(most >> WORD) + 1];
  }

  /**
   * Components change places with others of the same back; then those whose backs nobody sees
   * change places within their household.
   *
   * @param zones the zones of this kind that may hide something
   * @param households the same zones, by who owns what lies there
   */
  void deal(Kind<?> kind, List<Zone<?>> zones, List<Household> households) {
    // Where no back is seen comes last, so that what is dealt where it is seen depends on nothing
    // that isn't.
    int seen = find(zones, true, 0);
    int all = find(zones, false, seen);
    if (all == 0) return;
    if (kind.backs() == 1) {
      exchangeHidden(0, all);
      return;
    }
    exchangeByBack(kind, all);
    if (households.size() == 1) {
      exchangeHidden(seen, all);
      return;
    }
    int mixed = 0;
    for (var household : households)
      if (household.isMixed(cells)) mixed = find(household.zones(), false, mixed);
    exchangeHidden(0, mixed);
    for (var household : households)
      if (!household.isMixed(cells)) exchangeHidden(0, find(household.zones(), false, 0));
  }

  private void exchangeHidden(int from, int to) {
    System.arraycopy(hidden, from, found, from, to - from);
    exchange(from, to);
  }

  /** Sorts the cells by what their backs show, and lets those of each back change places. */
  private void exchangeByBack(Kind<?> kind, int all) {
    var ends = new int[kind.backs()];
    for (int i = 0; i < all; i++) ends[kind.back(Cell.number(cells[hidden[i]]))]++;
    for (int back = 1; back < ends.length; back++) ends[back] += ends[back - 1];
    for (int i = all - 1; i >= 0; i--)
      found[--ends[kind.back(Cell.number(cells[hidden[i]]))]] = hidden[i];
    // What were the ends are the beginnings now.
    for (int back = 0; back < ends.length; back++)
      exchange(ends[back], back + 1 < ends.length ? ends[back + 1] : all);
  }

  /** Adds the cells that the viewer can't read, of zones that do or don't show backs. */
  private int find(List<Zone<?>> zones, boolean backs, int count) {
    for (int z = 0; z < zones.size(); z++) {
      var zone = zones.get(z);
      if (zone.sight().backs() != backs) continue;
      int size = zone.size(cells);
      for (int place = 0; place < size; place++)
        if (!viewer.sees(zone.seers(cells, place))) hidden[count++] = zone.cell(place);
    }
    return count;
  }

  /**
   * Lets the components in the cells found change places at random; the way they face and who knows
   * them stays with the place. They are dealt from their order by number, so that the deal depends
   * on nothing but what is known.
   */
  private void exchange(int from, int to) {
    for (int i = from; i < to; i++) {
      int number = Cell.number(cells[found[i]]);
      there[number >> WORD] |= 1L << number;
    }
    int next = 0;
    int count = to - from;
    for (int word = 0; next < count; word++) {
      for (long rest = there[word]; rest != 0; rest &= rest - 1)
        numbers[next++] = (word << WORD) + Long.numberOfTrailingZeros(rest);
      there[word] = 0;
    }
    for (int i = count - 1; i >= 0; i--) {
      int dealt = chance.below(i + 1);
      int cell = found[from + i];
      cells[cell] = Cell.withNumber(cells[cell], numbers[dealt]);
      numbers[dealt] = numbers[i];
    }
  }
}
