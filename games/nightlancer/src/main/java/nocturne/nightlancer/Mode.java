package nocturne.nightlancer;

/** Against whom one plays. */
public enum Mode {
  COMPETITIVE,
  /** Alone or together against an automaton. */
  TOGETHER
}
