package nocturne.syndicates.effect;

import static nocturne.syndicates.SyndicatesRule.SM_19_34;
import static nocturne.syndicates.SyndicatesRule.SM_19_35;
import static nocturne.syndicates.SyndicatesRule.SM_19_36;

import nocturne.syndicates.Cites;
import nocturne.syndicates.Moon;
import nocturne.syndicates.Party;
import nocturne.syndicates.component.Sector;

/** On its own turns the Kingpin never brings itself above five influence in a sector. */
@Cites({SM_19_34, SM_19_35, SM_19_36})
final class KingpinLimit {

  private static final int MOST = 5;

  private KingpinLimit() {}

  /** How many more pieces the Kingpin may bring into a sector. */
  static int room(Moon moon, Sector sector) {
    return Math.max(0, MOST - moon.influence(sector, Party.KINGPIN));
  }

  /** How many more pieces the Kingpin may bring into these sectors together. */
  static int room(Moon moon, int sectors) {
    int room = 0;
    for (int rest = sectors; rest != 0; rest &= rest - 1)
      room += room(moon, moon.contents().sector(Integer.numberOfTrailingZeros(rest)));
    return room;
  }

  /** Of these sectors those with room for one more. */
  static int below(Moon moon, int sectors) {
    int below = 0;
    for (int rest = sectors; rest != 0; rest &= rest - 1) {
      var sector = moon.contents().sector(Integer.numberOfTrailingZeros(rest));
      if (room(moon, sector) > 0) below |= sector.bit();
    }
    return below;
  }
}
