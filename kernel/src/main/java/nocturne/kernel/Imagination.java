package nocturne.kernel;

import java.util.BitSet;
import java.util.List;

/** Deals everything anew that a seat can't know, so that the seat could not tell the difference. */
final class Imagination {

  private static final int ANY = -1;

  private final List<Zone<?>> zones;
  private final int[] cells;
  private final Viewer viewer;
  private final Chance chance;
  private final int[] hidden;
  private int count;

  Imagination(List<Zone<?>> zones, int[] cells, Viewer viewer, Chance chance) {
    this.zones = zones;
    this.cells = cells;
    this.viewer = viewer;
    this.chance = chance;
    this.hidden = new int[cells.length];
  }

  /**
   * Components change places with others of the same back; then those whose backs nobody sees
   * change places among themselves.
   */
  void deal(Kind<?> kind) {
    for (int back = 0; back < kind.backs(); back++) {
      count = 0;
      // Where no back is seen comes last, so that what is dealt where it is seen depends on nothing
      // that isn't.
      for (var zone : zones) if (zone.kind() == kind && zone.sight().backs()) find(zone, back);
      for (var zone : zones) if (zone.kind() == kind && !zone.sight().backs()) find(zone, back);
      exchange();
    }
    if (kind.backs() == 1) return;
    count = 0;
    for (var zone : zones) if (zone.kind() == kind && !zone.sight().backs()) find(zone, ANY);
    exchange();
  }

  /**
   * Adds the cells of a zone with components of this back, or of any, that the viewer can't read.
   */
  private void find(Zone<?> zone, int back) {
    for (int place = 0; place < zone.size(cells); place++) {
      boolean fits = back == ANY || zone.back(cells, place) == back;
      if (fits && !viewer.sees(zone.seers(cells, place))) hidden[count++] = zone.cell(place);
    }
  }

  /**
   * Lets the components in the cells found change places at random; the way they face and who knows
   * them stays with the place. They are dealt from their order by number, so that the deal depends
   * on nothing but what is known.
   */
  private void exchange() {
    var found = new BitSet();
    for (int i = 0; i < count; i++) found.set(Cell.number(cells[hidden[i]]));
    int[] numbers = found.stream().toArray();
    for (int i = count - 1; i >= 0; i--) {
      int dealt = chance.below(i + 1);
      cells[hidden[i]] = Cell.withNumber(cells[hidden[i]], numbers[dealt]);
      numbers[dealt] = numbers[i];
    }
  }
}
