package nocturne.syndicates.effect;

import nocturne.kernel.Rule;
import nocturne.syndicates.Moon;
import nocturne.syndicates.Party;

/** Drawing from the Deck. */
public final class Drawing {

  private Drawing() {}

  /** Draws the top card into a player's hand, and tells which one to that player alone. */
  public static void one(Moon moon, Party party, Rule rule) {
    var hand = moon.at().hand(party);
    moon.at().deck.moveTop(moon, hand);
    if (moon.isHeard()) moon.tell(rule, "drew", party.word(), hand.seenTop(moon));
  }
}
