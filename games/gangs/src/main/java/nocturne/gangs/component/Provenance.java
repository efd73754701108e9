package nocturne.gangs.component;

/** Where the numbers of a thing come from. */
public enum Provenance {
  RULEBOOK,
  PUBLIC,
  ORIGINAL
}
