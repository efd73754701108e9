package nocturne.nightshift.component;

/** Where the words of a component come from. */
public enum Provenance {
  /** Printed in the rulebook. */
  RULEBOOK,
  /** Told by a public source. */
  PUBLIC,
  /** Designed by this project. */
  ORIGINAL
}
