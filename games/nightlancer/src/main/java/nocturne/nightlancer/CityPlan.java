package nocturne.nightlancer;

import nocturne.nightlancer.edition.Edition;

/**
 * What was agreed for a game.
 *
 * @param hardened the Loans that everybody begins with, for nothing
 * @param loanPayoff what a Loan costs at scoring
 * @param prospectFloor whether Prospects stop at 0
 * @param lancers how Nightlancers are given out
 */
public record CityPlan(
    Edition edition,
    Mode mode,
    int players,
    int hardened,
    int loanPayoff,
    boolean prospectFloor,
    Casting lancers) {

  /** How everybody gets a Nightlancer. */
  public enum Casting {
    CHOSEN,
    DEALT,
    ONE_OF_TWO
  }

  public boolean isTogether() {
    return mode == Mode.TOGETHER;
  }

  public boolean isSolo() {
    return isTogether() && players == 1;
  }

  /** The number of players for which cards and spaces are counted. */
  public int counted() {
    return edition.counted(this);
  }
}
