package nocturne.syndicates.effect;

import static nocturne.syndicates.SyndicatesRule.KW_4;
import static nocturne.syndicates.SyndicatesRule.SM_18_12;
import static nocturne.syndicates.SyndicatesRule.SM_19_37;
import static nocturne.syndicates.SyndicatesRule.SM_19_55;

import java.util.function.Predicate;
import nocturne.kernel.Options;
import nocturne.syndicates.Acting;
import nocturne.syndicates.Cites;
import nocturne.syndicates.Moon;
import nocturne.syndicates.Party;
import nocturne.syndicates.component.Sector;

/** The pieces in a sector, by owner. */
final class Pieces {

  private Pieces() {}

  /**
   * Offers the owners present in a sector whose pieces may be chosen, and says which ones Lockdown
   * protects.
   */
  @Cites({KW_4, SM_19_37, SM_19_55})
  static void offer(Moon moon, Acting by, Sector at, Options may, Predicate<Party> mayChoose) {
    for (int i = 0; i < Party.COUNT; i++) {
      var owner = Party.of(i);
      if (mayChoose.test(owner)) may.add(new Piece.Here(at, owner));
      else if (moon.influence(at, owner) > 0 && !moon.mayTouch(by.party(), owner, at))
        may.refuse(new Piece.Here(at, owner), SM_18_12);
    }
  }

  /** Whether a party has a piece in a sector that the acting party may remove: never its own. */
  static boolean mayRemove(Moon moon, Acting by, Party owner, Sector at) {
    return owner != by.party()
        && moon.influence(at, owner) > 0
        && moon.mayTouch(by.party(), owner, at);
  }

  /** How many pieces the acting party may remove in a sector. */
  static int removable(Moon moon, Acting by, Sector at) {
    int pieces = 0;
    for (int i = 0; i < Party.COUNT; i++) {
      var owner = Party.of(i);
      if (mayRemove(moon, by, owner, at)) pieces += moon.influence(at, owner);
    }
    return pieces;
  }
}
