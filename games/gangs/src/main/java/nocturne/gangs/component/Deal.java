package nocturne.gangs.component;

import static nocturne.gangs.GangsRule.GN_8_10;

import nocturne.gangs.Cites;

/** The types of opportunities. */
@Cites(GN_8_10)
public enum Deal {
  BRAINDANCE,
  CYBERWARE,
  WEAPON,
  /** The one that comes from a story. */
  SPECIAL
}
