package nocturne.nightshift.component;

/** Where a Commitment is kept: the two sides of a Commitment Token. */
public enum Room {
  PRIVATE,
  VIP
}
