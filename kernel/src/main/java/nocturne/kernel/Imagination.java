package nocturne.kernel;

import java.util.List;

/** Deals everything anew that a seat can't know, so that the seat could not tell the difference. */
final class Imagination {

  private final int[] cells;
  private final Viewer viewer;
  private final Chance chance;

  // The cells of one kind that the viewer can't read, first those whose backs are seen; then, of
  // those, the cells whose components change places just now, and the components in them.
  private final int[] hidden;
  private final int[] found;
  private final int[] numbers;
  private final boolean[] there;

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
    this.there = new boolean[most];
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
      exchangeHidden(all);
      return;
    }
    for (int back = 0; back < kind.backs(); back++) {
      int count = 0;
      for (int i = 0; i < all; i++)
        if (kind.back(Cell.number(cells[hidden[i]])) == back) found[count++] = hidden[i];
      exchange(count);
    }
    int mixed = 0;
    for (var household : households)
      if (household.isMixed(cells)) mixed = find(household.zones(), false, mixed);
    exchangeHidden(mixed);
    for (var household : households)
      if (!household.isMixed(cells)) exchangeHidden(find(household.zones(), false, 0));
  }

  private void exchangeHidden(int count) {
    System.arraycopy(hidden, 0, found, 0, count);
    exchange(count);
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
  private void exchange(int count) {
    if (count == 0) return;
    for (int i = 0; i < count; i++) there[Cell.number(cells[found[i]])] = true;
    int next = 0;
    for (int number = 0; next < count; number++) {
      if (!there[number]) continue;
      there[number] = false;
      numbers[next++] = number;
    }
    for (int i = count - 1; i >= 0; i--) {
      int dealt = chance.below(i + 1);
      cells[found[i]] = Cell.withNumber(cells[found[i]], numbers[dealt]);
      numbers[dealt] = numbers[i];
    }
  }
}
