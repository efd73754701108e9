package nocturne.syndicates.effect;

import nocturne.kernel.Options;
import nocturne.syndicates.Moon;
import nocturne.syndicates.Party;

/** The cards in a player's hand, as options. */
public final class HandCards {

  private HandCards() {}

  public static void offer(Moon moon, Party party, Options may) {
    var hand = moon.at().hand(party);
    for (int place = 0; place < hand.size(moon); place++) may.add(hand.get(moon, place));
  }
}
