package nocturne.nightlancer.component;

import static nocturne.nightlancer.NightlancerRule.NL_13_01;
import static nocturne.nightlancer.NightlancerRule.NL_16_09;
import static nocturne.nightlancer.NightlancerRule.NL_16_13;
import static nocturne.nightlancer.NightlancerRule.NL_3_07;
import static nocturne.nightlancer.NightlancerRule.NL_9_06;

import nocturne.nightlancer.Cites;

/** What sort of thing a Black Market card is. */
@Cites(NL_16_09)
public enum MarketType {
  WEAPON,
  ARMOUR,
  GEAR,
  CYBERWARE,
  CYBERWEAPON;

  /** Built into its owner: never sold, and always with her. */
  @Cites({NL_3_07, NL_9_06})
  public boolean isImplant() {
    return this == CYBERWARE || this == CYBERWEAPON;
  }

  /** One of those of which a fight takes a single one. */
  @Cites({NL_13_01, NL_16_13})
  public boolean isWeapon() {
    return this == WEAPON || this == CYBERWEAPON;
  }
}
