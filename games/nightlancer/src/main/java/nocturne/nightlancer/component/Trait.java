package nocturne.nightlancer.component;

import static nocturne.nightlancer.NightlancerRule.NL_16_10;

import nocturne.nightlancer.Cites;

/** What may keep a card away from a mission. */
@Cites(NL_16_10)
public enum Trait {
  LOUD,
  OBVIOUS
}
