package nocturne.nightshift.component;

/** A dance move on a Private Room card. */
public enum Move {
  SPIN,
  WAVE,
  DIP,
  GLIDE,
  POSE
}
