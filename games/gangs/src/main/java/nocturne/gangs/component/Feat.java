package nocturne.gangs.component;

import static nocturne.gangs.GangsRule.GN_7_42;

import nocturne.gangs.Cites;

/**
 * For what a combat card pays Street Cred after the firefight.
 *
 * @param cred how much, once or for each
 * @param each whether it pays for each and not once
 * @param kin whose losses count, where losses do
 * @param number the firepower, or how often it can be bought
 */
@Cites(GN_7_42)
public record Feat(Word word, int cred, boolean each, Kin kin, int number) {

  /** One word for each condition. */
  public enum Word {
    LOST_NONE,
    NONE_LEFT,
    TECHIE_LEFT,
    NO_OPPOSING_LEFT,
    OPPONENT_LOST,
    OPPONENT_FIREPOWER,
    NOT_DOMINATING,
    SECRET_GAINED,
    /** Secrets are spent for it. */
    BUY
  }
}
