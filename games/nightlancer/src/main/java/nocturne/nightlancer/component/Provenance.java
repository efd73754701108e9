package nocturne.nightlancer.component;

/** Where the words and numbers of a component come from. */
public enum Provenance {
  /** Printed in the rulebook. */
  RULEBOOK,
  /** Told by a public source. */
  PUBLIC,
  /** Designed by this project. */
  ORIGINAL
}
