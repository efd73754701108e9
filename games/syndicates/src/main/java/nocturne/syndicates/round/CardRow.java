package nocturne.syndicates.round;

import nocturne.kernel.Rule;
import nocturne.syndicates.Moon;

/** The five faceup cards beside the board. */
public final class CardRow {

  private CardRow() {}

  /** Fills every empty slot from the top of the Deck, from the left, as far as the Deck reaches. */
  public static void fill(Moon moon, Rule rule) {
    for (int slot = 0; slot < moon.at().row.size(); slot++) {
      var place = moon.at().row.get(slot);
      if (!place.isEmpty(moon) || moon.at().deck.isEmpty(moon)) continue;
      moon.at().deck.moveTop(moon, place);
      moon.tell(rule, "row.filled", slot + 1, place.top(moon));
    }
  }
}
