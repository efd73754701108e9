package nocturne.nightlancer.component;

/** What a Nightlancer has more or less of. */
public enum Resource {
  CHIP,
  HEALTH,
  RESOLVE,
  PROSPECT,
  IDEAL,
  HEAT
}
