package nocturne.nightlancer.challenge;

/** Where a challenge comes from. */
public enum Source {
  EVENT,
  ROUTE,
  PENALTY,
  /** The crew that names the ability shows what it can do. */
  FACE_OFF,
  /** The other crew has to reach that. */
  FACE_OFF_ANSWER;

  private static final Source[] ALL = values();

  static Source of(int number) {
    return ALL[number];
  }
}
