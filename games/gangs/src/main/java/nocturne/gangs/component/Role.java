package nocturne.gangs.component;

import static nocturne.gangs.GangsRule.GN_2_01;
import static nocturne.gangs.GangsRule.GN_2_16;

import nocturne.gangs.Cites;

/** What a unit is activated, moved and counted as. */
@Cites({GN_2_01, GN_2_16})
public enum Role {
  SOLO,
  TECHIE,
  NETRUNNER,
  DRONE,
  SPECIALIST;

  /** Every role, as bits. */
  public static final int ANY = (1 << values().length) - 1;

  public int bit() {
    return 1 << ordinal();
  }
}
