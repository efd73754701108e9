package nocturne.nightshift.power;

/** When Power Cards may be played: the moments at which the table looks for them. */
public enum Moment {
  /** During a floor turn, before the numbered die is announced. */
  FLOOR_TURN,
  /** During a room turn, whenever nothing is pending. */
  ROOM_TURN,
  /** A Power Card has just been played. */
  COUNTER,
  TURN_START,
  PRE_ROLL,
  POST_ROLL,
  /** An Engage has just committed a Customer. */
  COMMIT,
  /** A Steal has just succeeded. */
  STEAL_HIT,
  /** A rostered dancer decides whether she goes on Stage. */
  STAGE_CHOICE,
  /** She goes, and has not been tipped yet. */
  STAGE_GOING,
  ROOM_ENTER,
  /** A Private Room card has been drawn and not been accepted. */
  PRIVATE_DRAW,
  /** Before a roll of the VIP die. */
  VIP_BEFORE,
  /** The VIP die has been rolled and not been accepted. */
  VIP_ROLL;

  /** This moment alone, as a set of moments. */
  int bit() {
    return 1 << ordinal();
  }
}
