package nocturne.nightshift.prospects;

/** What a Commitment made now would cost besides itself. */
enum Phase {
  /** The next turn. */
  PLAIN,
  /** Nothing: it is played out after the Final round. */
  LAST,
  /** The next turn, and the Stage or the fine. */
  BEFORE_STAGE
}
