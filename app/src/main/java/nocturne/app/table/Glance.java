package nocturne.app.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import nocturne.kernel.Seat;
import nocturne.kernel.Text;
import nocturne.text.Page;
import nocturne.text.Page.Cell;
import nocturne.text.Page.Style;

/**
 * Shortens the view of a table to what its reader has not seen yet, where there is no room for all.
 */
final class Glance {

  private final Desk desk;
  private final Map<Seat, Set<List<Page.Part>>> seen = new HashMap<>();

  Glance(Desk desk) {
    this.desk = desk;
  }

  /** From now on the seat has seen all of this. */
  private void remember(Seat seat, Page view) {
    var parts = new HashSet<List<Page.Part>>();
    Blocks.of(view).blocks().forEach(block -> parts.add(block.parts()));
    seen.put(seat, parts);
  }

  /**
   * What has changed since the seat last saw it, as much of the rest as there is room for, and the
   * names of what is left out.
   *
   * @param fits whether there is room for a page
   */
  Page changes(Seat seat, Page view, Predicate<Page> fits) {
    var known = seen.getOrDefault(seat, Set.of());
    var all = Blocks.of(view).blocks();
    var shown = new ArrayList<>(all);
    shown.removeIf(block -> known.contains(block.parts()) && !isTitle(block));
    for (var block : all) {
      if (shown.contains(block)) continue;
      var more = new ArrayList<>(all);
      more.removeIf(other -> !other.equals(block) && !shown.contains(other));
      if (fits.test(page(all, more))) {
        shown.clear();
        shown.addAll(more);
      }
    }
    remember(seat, view);
    return page(all, shown);
  }

  /** Some pieces of a view, and the names of the others. */
  private Page page(List<Blocks.Block> all, List<Blocks.Block> shown) {
    var page = new Blocks(shown).page();
    var same = new ArrayList<>(all);
    same.removeAll(shown);
    if (same.isEmpty()) return page;
    var key = Key.VIEW.letters(desk.voice()).getFirst();
    return page.line(Cell.of(Text.of("app.view.same", new Blocks(same).names(), key), Style.MUTED));
  }

  /** A heading with nothing under it says where one is. */
  private static boolean isTitle(Blocks.Block block) {
    return block.parts().size() == 1 && block.parts().getFirst() instanceof Page.Part.Heading;
  }

  /** The pieces of a view with a word in their name that begins so. */
  Page named(String start, Page view) {
    var typed = start.toLowerCase(Locale.ROOT);
    var found = new ArrayList<>(Blocks.of(view).blocks());
    found.removeIf(
        block ->
            !(" " + desk.voice().say(block.name()).toLowerCase(Locale.ROOT)).contains(" " + typed));
    return new Blocks(found).page();
  }
}
