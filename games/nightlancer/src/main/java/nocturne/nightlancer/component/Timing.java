package nocturne.nightlancer.component;

/** When a use of a card, or a special, is possible. */
public enum Timing {
  /** Whenever its owner is asked something and no roll is pending. */
  ANY,
  /** On one's own turn in the Street phase, and when all is sold at the end. */
  STREET,
  START_FIRST_CREW,
  /** In one's own attempt, before the roll. */
  CHALLENGE_SELF,
  /** In another's attempt, before the roll. */
  CHALLENGE_OTHER,
  /** In answer to a Contact played on oneself. */
  RESPONSE,
  /** When Health is lost in a fight. */
  DAMAGE,
  /** When another has been paid for a mission. */
  PAYMENT_OTHER,
  TURN_ORDER,
  /** When another uses a Euromafia space. */
  EUROMAFIA_OTHER,
  ALWAYS;

  /** This moment alone, as a set of moments. */
  public int bit() {
    return 1 << ordinal();
  }
}
