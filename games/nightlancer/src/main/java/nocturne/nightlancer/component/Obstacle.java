package nocturne.nightlancer.component;

import static nocturne.nightlancer.NightlancerRule.NL_12_05;

import nocturne.nightlancer.Cites;

/** What stands before a challenge. */
@Cites(NL_12_05)
public enum Obstacle {
  DISTRACTION,
  CRACKING,
  DEMOLITION;

  private static final Obstacle[] ALL = values();

  /** The obstacle of this number. */
  public static Obstacle of(int number) {
    return ALL[number];
  }
}
