package nocturne.nightshift;

/** How a night is won. */
public enum Mode {
  COMPETITIVE("competitive"),
  /** One player against Diamond. */
  SOLO("solo"),
  /** Everybody together against a target. */
  CO_OP("co-op"),
  /** Two against two. */
  TEAMS("teams");

  private final String key;

  Mode(String key) {
    this.key = key;
  }

  /** How the command line writes it. */
  public String key() {
    return key;
  }
}
