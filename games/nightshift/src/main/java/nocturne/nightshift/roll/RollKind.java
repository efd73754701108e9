package nocturne.nightshift.roll;

import nocturne.nightshift.Club;

/** What the numbered die is rolled for. */
public enum RollKind {
  /** No roll is open. */
  NONE,
  ENGAGE,
  STEAL;

  private static final RollKind[] ALL = values();

  public static RollKind of(Club club) {
    return ALL[club.at().rollKind.get(club)];
  }

  public void set(Club club) {
    club.at().rollKind.set(club, ordinal());
  }
}
