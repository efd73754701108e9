package nocturne.syndicates.effect;

import static nocturne.syndicates.SyndicatesRule.KW_1;
import static nocturne.syndicates.SyndicatesRule.SM_18_15;
import static nocturne.syndicates.SyndicatesRule.SM_19_29;
import static nocturne.syndicates.SyndicatesRule.SM_19_30;
import static nocturne.syndicates.SyndicatesRule.SM_19_31;
import static nocturne.syndicates.SyndicatesRule.SM_19_32;
import static nocturne.syndicates.SyndicatesRule.SM_19_33;
import static nocturne.syndicates.SyndicatesRule.SM_4_09;

import java.util.Optional;
import nocturne.syndicates.Acting;
import nocturne.syndicates.Cites;
import nocturne.syndicates.Moon;
import nocturne.syndicates.Party;
import nocturne.syndicates.component.Sector;

/** Placing the acting party's influence, wherever it has to come from. */
final class Placing {

  private Placing() {}

  /** How many of {@code left} pieces the acting party could place in a sector. */
  @Cites(SM_4_09)
  static int most(Moon moon, Acting by, Sector at, int left) {
    if (by.isKingpin()) return Math.min(left, KingpinLimit.room(moon, at));
    return Math.min(left, moon.supply(by.party()) + moon.influenceElsewhere(at, by.party()));
  }

  /**
   * Places one piece, in the place of a victim's where there is one.
   *
   * @param needed how many pieces the effect still wants to place, this one included
   */
  @Cites({KW_1, SM_18_15})
  static void one(Moon moon, Acting by, Sector at, int needed, Optional<Party> victim) {
    provide(moon, by, needed);
    if (moon.supply(by.party()) == 0) {
      moon.then(new TakeFromBoard(by, at, victim));
      return;
    }
    victim.ifPresent(owner -> moon.remove(owner, at));
    moon.tookEffect(at);
    moon.place(by.party(), at);
  }

  /**
   * Where the Kingpin's supply is empty, takes influence off the board, the thinnest sectors first,
   * until there is enough.
   */
  @Cites({SM_19_29, SM_19_30, SM_19_31, SM_19_33})
  static void provide(Moon moon, Acting by, int needed) {
    if (!by.isKingpin() || moon.supply(Party.KINGPIN) > 0) return;
    while (moon.supply(Party.KINGPIN) < Math.min(needed, Moon.INFLUENCE)) {
      int lowest = Moon.INFLUENCE;
      for (var sector : moon.contents().sectors()) {
        int count = moon.influence(sector, Party.KINGPIN);
        if (count > 0 && count < lowest) lowest = count;
      }
      for (var sector : moon.contents().sectors()) {
        if (moon.influence(sector, Party.KINGPIN) == lowest) moon.remove(Party.KINGPIN, sector);
      }
      moon.tell(SM_19_32, "kingpin.removal", lowest, moon.supply(Party.KINGPIN));
    }
  }
}
