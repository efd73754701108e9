package nocturne.nightshift;

/** How a night is won. */
public enum Mode {
  COMPETITIVE,
  /** One player against Diamond. */
  SOLO,
  /** Everybody together against a target. */
  CO_OP,
  /** Two against two. */
  TEAMS;

  /** How the command line writes it. */
  public String key() {
    return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
  }
}
