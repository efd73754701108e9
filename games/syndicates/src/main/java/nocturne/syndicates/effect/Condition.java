package nocturne.syndicates.effect;

import nocturne.kernel.Text;
import nocturne.syndicates.Moon;
import nocturne.syndicates.Party;
import nocturne.syndicates.component.Sector;

/** What a target may demand of a sector, seen from the acting party. */
public enum Condition {
  /** The acting party has at least one influence there. */
  MINE,
  /** The acting party has none there. */
  ABSENT,
  /** Some other party has influence there. */
  RIVAL,
  /** The acting party controls it. */
  CONTROL,
  /** A Lockdown token of any owner is there. */
  LOCKED;

  /** How the packs write it. */
  public String word() {
    return this == MINE ? "MINE>=1" : name();
  }

  boolean holds(Moon moon, Party party, Sector sector) {
    return switch (this) {
      case MINE -> moon.influence(sector, party) > 0;
      case ABSENT -> moon.influence(sector, party) == 0;
      case RIVAL -> moon.influence(sector) > moon.influence(sector, party);
      case CONTROL -> moon.controls(party, sector);
      case LOCKED -> moon.status(sector) == Moon.Status.LOCKDOWN;
    };
  }

  /** The sectors that meet it. */
  int sectors(Moon moon, Party party) {
    int sectors = 0;
    for (var sector : moon.contents().sectors())
      if (holds(moon, party, sector)) sectors |= sector.bit();
    return sectors;
  }

  Text text() {
    return Text.of("condition." + name().toLowerCase(java.util.Locale.ROOT));
  }
}
